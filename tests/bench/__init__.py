"""Benchmarks: what Kibitz costs beside the graders that people use (`make bench`)."""
