"""Pages in a real browser: the tests that need Chromium."""
