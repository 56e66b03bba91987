# Sentences for a page that did not start. The build writes them into index.html, so they are short and plain:
# no variants, and at most one variable, $what.

start-missing = Des fichiers de cette page manquent : { $what }.
start-old = Ce navigateur est trop ancien. Il lui manque : { $what }.
start-disk = Cette page a besoin d’un serveur web, par exemple « python3 -m http.server » dans son dossier.
start-policy = La Content-Security-Policy du serveur doit autoriser { $what }.
start-silent = Des fichiers ne sont pas encore arrivés.
start-failed = Cette page n’a pas démarré : { $what }.
start-reload = Recharger
