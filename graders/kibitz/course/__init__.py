"""Finding a course and reading what its authors laid down; nothing here runs anything."""
