"""Frozen records of what Kibitz speaks about; they know nothing of files, processes or pytest."""
