# Français. Ce qu’il faut à une première visite : le cadre de tous les plateaux, ses commandes, ses messages.

app-name = Tilery
menu = Menu
menu-more = Plus
sound-offer = Activer le son
zoom = Zoom
close = Fermer
to-list = Tous les jeux
to-game = Revenir à { $game }
actions = Actions
figures = Score
best-results = Meilleurs résultats
play = Jouer
open = Ouvrir
how-to-play = Comment jouer
link = Lien
follow = Suivre

## Commandes, dans le menu, sur les boutons et dans la liste des touches

command-new = Nouvelle partie
command-undo = Annuler
command-redo = Rétablir
command-trail = Les casse-tête
first-steps = Premiers pas
command-hint = Indice
command-autoplay = Jeu auto
command-solution = Solution
command-restart = Revenir au début
command-again = Recommencer ce niveau
command-skip = Passer au niveau suivant
command-history = Historique
command-edit = Ouvrir dans l’éditeur
command-remix = Changer ce jeu
command-name = Nom
command-works = Faits par vous
command-finish = Arrêter et compter le score
command-return = Revenir à votre partie
to-own = Y revenir
command-shelf = Étagère
command-share = Partager
command-league = Ligue
command-rules = Règles
command-scores = Scores
command-statistics = Statistiques
command-settings = Réglages
command-update = Nouvelle version
command-keys = Touches

## Avis

new-game-dealt = Nouvelle partie
link-opened = { $how ->
    [link] Cette partie vient d’un lien. La vôtre est gardée telle que vous l’avez laissée.
   *[text] Votre partie est gardée telle que vous l’avez laissée.
}
link-opened-at = Cette partie vient d’un lien, déjà commencée. Vous pouvez la continuer.
link-settled = Votre partie précédente est gardée.
moved-elsewhere = Cette partie a continué dans un autre onglet.
hint-costs = Un indice coûte une étoile.
hint-search = Recherche d’une solution…
back-there = Y revenir
no-hint = Il n’y a pas d’indice ici.
hint-found = Indice : { $move }.
copied = Copié
copy-fault = Le navigateur n’a pas permis de copier. Sélectionnez le texte et copiez-le à la main.
import-fault = Ce fichier n’est pas un export de Tilery.
came-back = { $count ->
    [1] Une donnée mise de côté a retrouvé sa place.
    [one] { $count } donnée mise de côté a retrouvé sa place.
   *[other] { $count } données mises de côté ont retrouvé leur place.
}
start-fault = Le chargement a échoué. Vérifiez la connexion et réessayez.
host-policy = Le serveur interdit ce qu’il faut. Sa Content-Security-Policy doit autoriser { $needs }.
host-silent = Le serveur se fait attendre. Cela s’ouvrira dès que ce sera chargé.
host-newer = Cette page est une version plus ancienne, et le serveur n’a plus ses fichiers. Rechargez-la.
offline-ready = Tilery est maintenant gardé sur cet appareil et s’ouvre sans connexion.
try-again = Réessayer
trouble-refused = Ce navigateur ne garde rien pour cette page. Vous pouvez jouer, mais scores et parties sont perdus quand vous la fermez, sauf si vous les exportez.
trouble-full = Le navigateur n’a plus de place. Les nouveautés ne sont gardées que tant que cette page est ouverte.
trouble-damaged = Une donnée enregistrée n’a pas pu être lue. Elle a été mise de côté, et tout le reste fonctionne.
trouble-newer = Une donnée a été enregistrée par une version plus récente de cette page. Elle a été mise de côté ; rechargez la page pour la mettre à jour.

## Liens et textes

link-broken = Ce lien est abîmé : une partie manque ou a été modifiée. Rien n’a été ouvert.
link-too-large = Ce lien est trop grand. Rien n’a été ouvert.
link-unknown = Cette adresse finit par quelque chose que cette version de Tilery ne sait pas ouvrir. Rien n’a été ouvert.
link-unsupported = Ce navigateur ne sait pas lire de tels liens. Rien n’a été ouvert.
link-newer = Ceci vient d’une version plus récente de Tilery (notation { $version }). Rechargez la page pour la mettre à jour, puis ouvrez-le de nouveau.
text-fault = Impossible d’ouvrir ceci : { $fault }
text-fault-where = la ligne { $line }, colonne { $column }, est illisible
open-title = Ouvrir une partie

## Nouvelle partie

same-deal = Même plateau
daily-deal = Partie du jour

## La partie est finie

stopped = Vous vous êtes arrêté ici.
time-is-up = Le temps est écoulé.
aim-met = L’objectif est atteint.
aim-lost = L’objectif n’est plus atteignable.
share-result = Partager le résultat

## Partager

copy-link = Copier le lien
result-line = Résultat

## Règles, scores, statistiques

example = À essayer

## Réglages

left-unreadable = La partie que vous aviez laissée est d’une autre version, que celle-ci ne sait pas ouvrir. Elle est gardée sur l’étagère.
shelf-unreadable = Cette version ne sait pas l’ouvrir
data = Vos données
export = Exporter

## Chiffres

figures-others = Plus de chiffres
figure-score = Score
figure-moves = Coups
figure-time = Temps
figure-time-left = Temps restant
figure-left = Coups restants
figure-best = Record
figure-of = { $value } sur { $of }

## Mound

figure-level = Niveau
