"""The program inside the sandbox: it runs a student's code and answers the judge's questions.

It imports the standard library only and runs under any Python from 3.8 up, since the course
chooses the students' interpreter.  It holds nothing that a student may not see: no checks,
no expected values.  In a guest it is loaded under the name ``_kibitz_guest`` (see `boot`).
"""
