class TrickGame:
    pass  # first try
