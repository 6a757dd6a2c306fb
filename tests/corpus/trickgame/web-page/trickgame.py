<!DOCTYPE html>
<html>
<head><title>Sign in to continue</title></head>
<body><p>Your session has ended.</p></body>
</html>
