# Sentences for a page that did not start. The build writes them into index.html, so they are short and plain:
# no variants, and at most one variable, $what.

start-missing = Files of this page are missing: { $what }.
start-old = This browser is too old. It lacks: { $what }.
start-disk = This page needs a web server, such as “python3 -m http.server” in its folder.
start-policy = The host’s Content-Security-Policy must allow { $what }.
start-silent = Some files have not arrived yet.
start-failed = This page did not start: { $what }.
start-reload = Reload
