"""Pages for students and staff, made from grades alone."""
