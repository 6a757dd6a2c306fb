class Player:
    """Highest card."""
    def __init__(self)
        pass
