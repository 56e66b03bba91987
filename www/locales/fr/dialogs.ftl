# Français. Les dialogues, et ce que plusieurs jeux y disent.

more = Plus

## Commandes, dans le menu, sur les boutons et dans la liste des touches

keys-place = { $keys } (à leur place sur un clavier QWERTY)
key-hinted = Jouer l’indice, juste après qu’il a été donné
key-result = Le grand bouton d’un résultat
key-escape = Abandonner, fermer
key-zoom = Plus grand, plus petit, tout le plateau

## Liens et textes

open-help = Un lien, une sauvegarde, un identifiant ou une position
open-label = Collez un lien, un message avec un lien ou une partie enregistrée
open-file = Depuis un fichier
open-empty = Collez d’abord quelque chose.
open-unknown = Il n’y a rien dans ce texte que Tilery puisse ouvrir. Collez un lien entier avec tout ce qui suit son #, un message avec un tel lien, ou une partie enregistrée.
open-elsewhere = Les jeux de PuzzleScript et du TileCode d’origine, et les niveaux de Sokoban, s’ouvrent dans l’atelier. Pour comparer les résultats de plusieurs joueurs, collez-les dans la ligue.
scan-title = Scanner un code QR
scan-help = Visez le code sur l’autre écran avec l’appareil photo, ou prenez-le en photo.
scan-camera-help = Visez le code sur l’autre écran avec l’appareil photo.
scan-camera = Utiliser la caméra
scan-photo = Depuis une photo
scan-none = Ce navigateur ne sait pas lire les codes. L’appareil photo d’un téléphone le sait souvent : visez le code, et il propose d’ouvrir le lien.
scan-no-camera = La caméra ne peut pas servir ici. Prenez plutôt le code en photo.
scan-no-code = Cette photo ne contient pas de code lisible. Tenez l’appareil plus près et bien droit.

## Nouvelle partie

new-game-title = Nouvelle partie de { $game }
presets = Suggestions
boards = Familles de plateaux
boards-all = Tous
boards-difficulty = Difficulté
boards-count = { $count ->
    [1] un plateau
    [one] { $count } plateau
   *[other] { $count } plateaux
}
boards-stars = ★ { $stars }/{ $of }
board-untried = nouveau
board-told = { $name }, difficulté { $difficulty } sur { $of }, { $stars ->
    [0] { $tried ->
        [true] pas encore résolu
       *[false] pas encore essayé
    }
    [1] une étoile sur trois
   *[other] { $stars } étoiles sur trois
}
how-dealt = Comment il est mélangé et résolu
like-this-one = Comme le plateau de la page
daily-of = { $part ->
    [puzzle] casse-tête
   *[deal] plateau
} du { $day }
seed = Numéro de plateau
seed-random = au hasard
seed-fault = Un numéro de plateau est un nombre entier de 0 à 18446744073709551615.

## Résoudre vite

solving = Résoudre
solving-free = à loisir
solving-inspected = vite, avec inspection
solving-time = vite
solving-moves = en peu de coups
solving-help = { $way ->
    [inspected] Les prochains plateaux sont des essais. 15 secondes pour observer le plateau, puis la première poussée lance le chronomètre. Jusqu’à deux secondes de plus coûtent deux secondes ; au-delà, l’essai ne compte pas.
    [time] Les prochains plateaux sont des essais. La première poussée lance le chronomètre.
    [moves] Les prochains plateaux sont des essais. Les coups sont comptés, le temps ne joue pas.
   *[other] Vous jouez, simplement. Seuls les scores habituels comptent.
}
solves-help = Les essais sur ce plateau, et leurs moyennes
solves-title = { $board } : résolutions
solves-by = Essais
solve-time = Temps
solve-moves = Coups
solves-empty = Aucun essai sur ce plateau pour le moment. Dans « Nouvelle partie », choisissez de résoudre vite ou en peu de coups : ensuite, chaque plateau est un essai et s’ajoute ici.
solve-again = Nouvel essai
solves-all = { $count ->
    [1] Une résolution
    [one] { $count } résolution
   *[other] { $count } résolutions
}
single = Simple
average = Moyenne
average-of = { $kind ->
    [mean] Moyenne de { $size }, toutes comptées
   *[other] Moyenne élaguée de { $size }
}
average-now = En cours
average-best = Meilleure
averages-help = Les moyennes élaguées de 5 et de 12 laissent de côté la meilleure et la pire résolution ; celles de 3 et de 50 les comptent toutes. DNF : pas terminé, parce que l’essai fut quitté, abandonné ou résolu avec des indices, ou que l’inspection dura plus de 17 secondes. À l’aveugle, reprendre des coups compte de même.
column-solve = Essai
replay-of-solve = Revoir l’essai { $n }

## Ce qui se fait dans un éditeur

begin = Commencer
new-work-title = { $game } : nouveau
name-label = Son nom
name-help = Le nom se voit partout où l’on joue ce plateau, et dans ses liens.
name-keep = Garder ce nom
works-help = Faites les vôtres, jouez-y, partagez-les
works-empty = Vous n’avez encore rien fait. Commencez, ou ouvrez une partie dans l’éditeur.
work-of = { $params }, { $day }
work-delete = Supprimer { $name }
work-deleted = Supprimé

## Partager

share-what = Que partager
share-sent = Voici ce qui est envoyé
share-challenge = Défi
share-deal = Plateau
share-game = Partie
share-position = Position
share-challenge-help = Avec ce lien, on voit votre résultat et comment vous l’avez obtenu, et on joue contre vous sur le même plateau.
share-name = Votre nom, si vous voulez
share-deal-help = Avec ce lien, on joue le même plateau depuis son début.
share-game-help = Avec ce lien, on voit cette partie avec tous ses coups, et on peut la continuer.
share-over-help = Avec ce lien, on voit ce résultat, et on peut regarder la partie ou jouer le même plateau.
share-position-help = Avec ce lien, on joue à partir de cette position.
share-too-long = Cette partie est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.
copy-result = Copier le résultat
share-marks = { $won } résolu { $hints } sans indice { $undone } sans retour en arrière
share-dare = { $how ->
    [won] Et vous, y arrivez-vous ?
    [unbeatable] Ferez-vous aussi bien ?
   *[other] Ferez-vous mieux ?
}
share-picture = Une image de votre résultat
save-picture = Enregistrer l’image
share-code = Code QR
share-animation = Enregistrer une animation
save-file = Enregistrer

## Règles, scores, statistiques

rules-title = { $game } : règles
rules-here = Ce plateau
rules-all = Toutes les règles
brief-coming = Les petites tuiles montrent ce qui vient ensuite.
brief-stars = Trois étoiles pour { $unit ->
    [presses] { $par ->
        [1] un appui
        [one] { $par } appui
       *[other] { $par } appuis
    }
   *[moves] { $par ->
        [1] un coup
        [one] { $par } coup
       *[other] { $par } coups
    }
}, moins s’il en faut davantage. Un indice coûte une étoile, annuler ne coûte rien.
brief-shared = { $kind ->
    [challenge] Vous jouez le même plateau que l’autre joueur. La ligne en dessous dit qui mène.
   *[day] Tout le monde a ce plateau aujourd’hui.
}
example-again = Encore
scores-title = { $game } : scores
scores-empty = Aucune partie finie pour le moment. Vos huit meilleurs résultats seront ici ; les casse-tête ont des étoiles.
scores-unwon = Aucune partie gagnée pour le moment. Vos huit meilleurs résultats seront ici ; les casse-tête ont des étoiles.
table = Plateau
all-tables = Tous
column-rank = Place
column-date = Date
column-replay = Revoir
undone = annulé
undone-help = Des coups ont été annulés, ou repris de quelqu’un
hinted = indices
hinted-help = Vous avez demandé des indices : il vient après les résultats sans indices
from-position = depuis une position
unproven = non prouvé
unproven-help = Venu d’un fichier, sans l’enregistrement qui le prouverait
replay-of = Revoir la place { $rank }
no-replay = Cette partie a dû laisser la place à de plus récentes.
statistics-title = { $game } : statistiques
statistics-empty = Finissez une partie pour voir vos chiffres ici. Les casse-tête se comptent par leurs étoiles.
games-played = Parties
games-won = Gagnées
time-played = Temps de jeu

## Réglages

theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
animation = Animation
animation-slow = Lente
animation-normal = Normale
animation-fast = Rapide
animation-none = Aucune
language = Langue
language-auto = Celle du navigateur
setting-marks = Marques
setting-marks-help = Des formes qui distinguent les couleurs
setting-sound = Son
setting-vibration = Vibration
setting-leftHanded = Gaucher
setting-leftHanded-help = Les boutons changent de côté
setting-coach = Entraîneur
setting-coach-help = Vous dit aussitôt qu’un coup était une grosse erreur, dans les jeux où les coups peuvent être jugés. Une partie jouée avec lui ne compte pas dans les scores
skin = { $game } : aspect
board-options = { $game } : montré sur le plateau
shelf-to-all = Toute l’étagère
shelf-all-of = Tout : { $name }
shelf-projects = Vos propres jeux
shelf-empty = Il n’y a encore rien ici. Tout ce que vous jouez ou créez reste ici, jusqu’à ce que vous le supprimiez.
shelf-open = Ouvrir : { $name }
shelf-more = Plus pour { $name }
shelf-running = En cours
shelf-unknown = Jeu inconnu : { $game }
shelf-over = Terminée
shelf-missed = Pas résolu
shelf-watched = Solution regardée
shelf-day = Plateau du jour
shelf-puzzle = Casse-tête
shelf-challenge = Défi
shelf-branch = Une autre suite de la même partie
shelf-foreign = Venue d’un fichier
shelf-guest = Venue d’un lien
shelf-faulty = Ceci ne peut pas être montré.
shelf-untitled = Sans titre
shelf-review = Revenir sur les coups
shelf-watch = Revoir
shelf-share = Copier un lien pour quelqu’un d’autre
shelf-rename = Renommer
shelf-name = Nom
shelf-remove = Supprimer
shelf-removed = Supprimé de l’étagère
shelf-lasts = Tout reste ici jusqu’à ce que vous le supprimiez. C’est gardé dans ce navigateur seulement.
shelf-may-go = Ce navigateur peut effacer ce qu’il garde quand la place manque, ou après des semaines sans visite. Enregistrez tout dans un fichier de temps en temps.
shelf-part = La base de données du navigateur ne répond pas : ce qu’elle contient n’est pas montré. Ce que vous jouez maintenant est gardé à côté et la rejoindra quand elle répondra.
shelf-persist = Demander de tout garder
shelf-persisted = Le navigateur gardera tout.
shelf-not-persisted = Le navigateur n’a pas accepté. Enregistrez tout dans un fichier de temps en temps.
data-help = Tout est gardé dans ce navigateur seulement. Un fichier peut l’emporter ailleurs.
data-volatile = Une partie n’est gardée que tant que cette page est ouverte. Exportez-la pour la conserver.
data-aside-title = Mis de côté
data-aside-help = Ceci n’a pas pu être lu et a été mis de côté, pour que rien n’en soit perdu. Chaque version plus récente de la page essaie de nouveau. Vous pouvez l’enregistrer dans un fichier, ou le supprimer.
data-aside-damaged = Abîmé
data-aside-newer = D’une version plus récente
data-aside-unknown = Attend une version qui le connaisse
data-aside-size = { NUMBER($bytes) } caractères
data-aside-game = La partie en cours
data-aside-kept = Parties gardées
data-aside-scores = Scores
data-aside-stats = Statistiques
data-aside-replay = Une partie à revoir
data-aside-settings = Réglages
data-aside-project = Un jeu fait dans le studio
data-aside-other = Autre chose
data-aside-save = Enregistrer dans un fichier
data-aside-remove = Supprimer
data-aside-removed = Supprimé
data-aside-left = Une partie de l’étagère
data-aside-edits = Les modifications d’un jeu fait dans le studio
data-aside-versions = Des versions d’un jeu fait dans le studio
data-aside-tutorial = Le chemin dans les leçons du studio
data-aside-retry = Réessayer
data-aside-still = Cette version ne sait pas le lire non plus.
data-large-title = Un lien très long
data-large = Ce lien contient { NUMBER($kilobytes) } ko de texte, bien plus qu’un jeu n’en demande. Rien n’en sera gardé avant que vous y changiez quelque chose.
data-large-leave = Ne pas l’ouvrir
import = Importer
send = Vers un autre appareil
send-all = Tout emporter vers un autre appareil
send-all-name = Tout
send-title = { $name } : vers un autre appareil
send-help = Ouvert sur l’autre appareil, le tout s’ajoute à ce qui s’y trouve. Rien ne se perd, ni ici ni là-bas.
send-code = Un code avec le lien, pour l’appareil photo de l’autre appareil
send-no-code = C’est trop pour un code qu’un appareil photo sait lire. Le lien emporte tout.
send-too-long = C’est trop pour un lien ou un code. Enregistrez un fichier, puis ouvrez-le sur l’autre appareil.
offer-title = Reprendre tout cela ?
offer-help = Ceci contient ce que quelqu’un a gardé, et rien d’autre. Ce qui est ici reste ; deux états d’une même partie sont réunis.
offer-run = { $game } · { $name } · { $unit ->
    [rounds] { $moves ->
        [one] { $moves } tour
       *[other] { $moves } tours
    }
   *[moves] { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
}
offer-project = Un jeu à vous : { $name }
offer-others = { $count ->
    [1] Un tableau, une statistique ou un réglage
    [one] { $count } tableau, statistique ou réglage
   *[other] { $count } tableaux, statistiques et réglages
}
offer-more = { $count ->
    [1] et un autre
    [one] et { $count } autre
   *[other] et { $count } autres
}
offer-whose = Est-ce à vous, d’un autre appareil ? Alors seulement ses étoiles, jours, niveaux, statistiques et temps comptent comme les vôtres.
offer-own = C’est à moi
offer-foreign = C’est à quelqu’un d’autre
offer-leave = Ne rien reprendre
offer-take = Reprendre
taken-title = Ce qui a été repris
taken-nothing = Il n’y avait rien de nouveau.
taken-in = Repris
taken-here = Déjà là
taken-out = Laissé de côté
taken-work = { $game } · fait dans son éditeur
taken-results = { $game } · { $count ->
    [1] un résultat
    [one] { $count } résultat
   *[other] { $count } résultats
}
taken-stats = { $game } · statistiques
taken-replay = { $game } · { $count ->
    [1] une partie à revoir
    [one] { $count } partie à revoir
   *[other] { $count } parties à revoir
}
taken-progress = Jusqu’où vous êtes allé
taken-settings = Réglages
taken-other = Autre chose
import-long = Le fichier est en cours de lecture. Ses résultats sont rejoués pour les vérifier.
replay-long = Cette partie est longue. Ses coups sont rejoués.
replay-stop = Arrêter
text-too-large = Ce texte est trop long pour être de Tilery. Rien n’a été ouvert.
file-too-large = Ce fichier fait { $size } Mo, et la page n’en ouvre pas de plus de { $most } Mo. Rien n’a été ouvert.
taken-new = Nouveau ici
taken-longer = Continue ce qui était ici
taken-beside = À côté de ce qui était ici
taken-damaged = Abîmé. Mis de côté sur l’étagère.
taken-newer = D’une version plus récente. Mis de côté sur l’étagère.
taken-unknown = Cette version ne le connaît pas. Mis de côté sur l’étagère.
taken-unread = Cette version ne peut pas le lire. Cela reste dans le fichier.
taken-foreign = À quelqu’un d’autre. Cela reste dans le fichier.
taken-stopped = Arrêté avant d’être lu. Cela reste dans le fichier.
taken-crowded = Il n’y a plus de place pour le mettre de côté. Il reste dans le fichier.
taken-disproved = La partie rejouée donne un autre résultat
taken-unchecked = Cet appareil n’a pas pu le vérifier. Il reste dans le fichier.
taken-kept = Les vôtres restent tels quels
taken-use = Prendre ceux du fichier

## Tilt

field-cols = Colonnes
field-rows = Lignes
fact-score = Meilleur score
fact-moves = Coups

## Tilerama

option-indicators = Où une poussée est refusée
option-highlights = Sauts et virages empruntés
skin-walnut = Noyer
skin-ivory = Ivoire
skin-night = Nuit

## Mound

running-game = Cette partie
finished-games = Parties finies

## Assignments and trails

aim-find = Trouvez le meilleur coup.
import-broken = La dernière importation s’est arrêtée trop tôt : { NUMBER($done) } entrées sur { NUMBER($total) } sont là. Importez de nouveau le fichier pour le reste ; rien ne sera en double.
