"""Kibitz's own tests; they mirror its packages."""
