"""From folders of uploads to submissions, with a report of every file that is not used."""
