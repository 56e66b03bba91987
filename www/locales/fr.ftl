# Français. Toutes les phrases que lit un joueur ; un fichier par langue.

app-name = Tilery
menu = Menu
close = Fermer
to-list = Tous les jeux
to-game = Revenir à { $game }
actions = Actions
figures = Score
play = Jouer
continue = Continuer
deal = Distribuer
stop = Arrêter
pause = Pause
play-on = Lire
more = Plus
open = Ouvrir
link = Lien
follow = Suivre

## Commandes, dans le menu, sur les boutons et dans la liste des touches

command-new = Nouvelle partie
command-undo = Annuler
command-redo = Rétablir
command-hint = Indice
command-autoplay = Jeu auto
command-solution = Solution
command-restart = Revenir au début
command-again = Recommencer ce niveau
command-history = Historique
command-edit = Ouvrir dans l’éditeur
command-name = Nom
command-works = Faits par vous
command-finish = Arrêter et compter le score
command-return = Revenir à votre partie
to-own = Y revenir
command-shelf = Étagère
command-share = Partager
command-rules = Règles
command-scores = Scores
command-statistics = Statistiques
command-settings = Réglages
command-update = Nouvelle version
command-keys = Touches
finish-title = S’arrêter là ?
finish-help = La partie se termine avec le résultat qu’elle a maintenant. « Annuler » permet de la reprendre.
finish-now = Arrêter la partie
finish-not = Continuer à jouer
nothing-to-finish = Aucun coup n’a encore été joué : il n’y a rien à arrêter.
key-hinted = Jouer l’indice, juste après qu’il a été donné
key-escape = Abandonner, fermer

## Avis

new-game-dealt = Nouvelle partie
link-opened = Cette partie vient d’un lien. La vôtre est gardée telle que vous l’avez laissée.
link-opened-at = Cette partie vient d’un lien, { $moves ->
    [one] un coup
   *[other] { $moves } coups
} après son début. Vous pouvez la continuer.
link-settled = Votre partie précédente est gardée.
moved-elsewhere = Cette partie a continué dans un autre onglet.
no-hint = Il n’y a pas d’indice ici.
hint-found = Indice : { $move }
copied = Copié
copy-fault = Le navigateur n’a pas permis de copier. Sélectionnez le texte et copiez-le à la main.
imported = { $count ->
    [0] Le fichier ne contenait rien qui puisse être repris
    [one] Une valeur reprise
   *[other] { $count } valeurs reprises
}
import-disproved = { $count ->
    [one] Un résultat est resté dehors : sa partie rejouée en donne un autre.
   *[other] { $count } résultats sont restés dehors : leurs parties rejouées en donnent d’autres.
}
import-settings = Vos réglages restent tels quels.
import-settings-use = Prendre ceux du fichier
import-fault = Ce fichier n’est pas un export de Tilery.
came-back = { $count ->
    [one] Une donnée mise de côté a retrouvé sa place.
   *[other] { $count } données mises de côté ont retrouvé leur place.
}
start-fault = Le jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.
trouble-refused = Ce navigateur ne garde rien pour cette page. Vous pouvez jouer ; scores et parties disparaîtront avec la page, sauf si vous les exportez.
trouble-full = Le navigateur n’a plus de place. Ce qui est nouveau n’est gardé que tant que cette page est ouverte.
trouble-damaged = Une donnée enregistrée n’a pas pu être lue. Elle a été mise de côté, et tout le reste fonctionne.
trouble-newer = Une donnée a été enregistrée par une version plus récente de cette page. Elle a été mise de côté ; rechargez la page pour la mettre à jour.

## Liens et textes

link-broken = Ce lien est abîmé : une partie manque ou a été modifiée. Rien n’a été ouvert.
link-too-large = Ce lien est trop grand. Rien n’a été ouvert.
link-unknown = Cette adresse finit par quelque chose que cette version de Tilery ne sait pas ouvrir. Rien n’a été ouvert.
link-unsupported = Ce navigateur ne sait pas lire de tels liens. Rien n’a été ouvert.
link-newer = Ceci vient d’une version plus récente de Tilery (notation { $version }). Rechargez la page pour la mettre à jour, puis ouvrez-le de nouveau.
text-fault = Impossible d’ouvrir ceci : { $fault }
text-fault-at = ligne { $line }, colonne { $column } : il fallait { $expected }, mais il y a { $found }
open-title = Ouvrir une partie
open-help = Un lien, une sauvegarde, un identifiant ou une position
open-label = Collez un lien, une sauvegarde, un identifiant ou une position
open-file = Depuis un fichier
open-empty = Collez d’abord quelque chose.

## Nouvelle partie

new-game-title = Nouvelle partie de { $game }
presets = Suggestions
same-deal = Même donne
daily-deal = Donne du jour
daily-of = donne du { $day }
seed = Numéro de donne
seed-random = au hasard
seed-fault = Un numéro de donne est un nombre entier de 0 à 18446744073709551615.

## Ce qui se fait dans un éditeur

begin = Commencer
new-work-title = { $game } : recommencer
name-label = Son nom
name-help = Le nom suit le plateau partout où l’on y joue, et dans ses liens.
name-keep = Garder ce nom
works-help = Faites les vôtres, jouez-y, partagez-les
works-empty = Rien n’est fait ici pour le moment. Commencez, ou ouvrez une partie dans l’éditeur.
params-own = À vous
work-of = { $params }, { $day }
work-delete = Supprimer { $name }
work-deleted = Supprimé

## La partie est finie

over-won = Gagné
over-choose = Options
over-lost = Partie finie
over-guest = Résultat partagé
over-replay = Partie enregistrée
guest-help = Vérifié en rejouant ses coups. Il n’entre dans aucun de vos tableaux.
replay-help = Elle figure déjà dans son tableau.
watch = Regarder
own-game = Votre partie
stopped = Vous vous êtes arrêté ici.
stopped-there = La partie a été arrêtée ici.
time-is-up = Le temps est écoulé.
rank = { $rank ->
    [1] Le meilleur résultat jusqu’ici en { $params } !
   *[other] { $rank }ᵉ place en { $params }
}
rank-first = Le premier résultat en { $params }
rank-hinted = { $rank ->
    [1] 1ʳᵉ place
   *[other] { $rank }ᵉ place
} en { $params }, avec des indices
rank-none = Pas parmi les huit meilleurs en { $params } cette fois
not-entered-guest = Seulement regardée : aucun score n’a été inscrit.
not-entered-position = Une partie issue d’une position n’a pas de place dans les tableaux.
not-entered-autoplay = Le jeu automatique a pris part à cette partie : aucun score n’a été inscrit.
not-entered-empty = Aucun coup n’a été joué : aucun score n’a été inscrit.
not-entered-zero = Aucun point n’a été marqué : aucun score n’a été inscrit.
share-result = Partager le résultat
look-back = Revoir
rating = Les coups sont évalués : { $done } sur { $length }
rated-best = Coup { $n }, { $move } : le meilleur possible
rated-loss = Coup { $n }, { $move } : mieux valait { $best }
rated-not = Coup { $n }, { $move } : il n’a pas été évalué.
all-moves = Tous
rated-all = { $best } coups sur { $rated } étaient les meilleurs possibles. La ligne descend là où un coup a coûté quelque chose.
no-rating = Ces coups ne peuvent pas être évalués.
move-number = Coup

## Jeu automatique

autoplay-speed = Vitesse
solution-at = Coup { $at } sur { $length }
step-back = Un coup en arrière
step-on = Un coup en avant
pace = { $pace } coups/s
pace-fastest = maximum

## Partager

share-what = Que partager
share-deal = Donne
share-game = Partie
share-position = Position
share-deal-help = Qui ouvre le lien joue la même donne depuis son début.
share-game-help = Qui ouvre le lien voit cette partie avec tous ses coups et peut la continuer.
share-over-help = Qui ouvre le lien voit ce résultat et peut regarder la partie ou jouer la même donne.
share-position-help = Qui ouvre le lien joue à partir de cette position.
share-too-long = Cette partie est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.
copy-link = Copier le lien
copy-result = Copier le résultat
result-line = Résultat
save-file = Enregistrer

## Règles, scores, statistiques

rules-title = { $game } : règles
example = À essayer
example-again = Encore
scores-title = { $game } : scores
scores-empty = Aucune partie n’est encore finie ici. Ce tableau montrera les huit meilleurs résultats.
scores-unwon = Aucune partie n’est encore gagnée ici. Ce tableau montrera les huit meilleurs résultats.
table = Plateau
all-tables = Tous
column-rank = Place
column-date = Date
column-replay = Revoir
undone = annulé
undone-help = Des coups ont été annulés, ou repris de quelqu’un
hinted = indices
hinted-help = Des indices ont été demandés
replay-of = Revoir la place { $rank }
no-replay = Cette partie a dû laisser la place à de plus récentes.
statistics-title = { $game } : statistiques
statistics-empty = Finissez une partie, et ses chiffres apparaîtront ici.
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
language-auto = Du navigateur
marks = Marques
marks-help = Des formes qui distinguent les couleurs
sound = Son
vibration = Vibration
left-handed = Gaucher
left-handed-help = Les boutons changent de côté
skin = { $game } : aspect
board-options = { $game } : montré sur le plateau
shelf-games = Jeux
shelf-all = Tous les jeux
shelf-empty = Il n’y a encore rien ici. Tout ce que vous jouez reste ici, jusqu’à ce que vous le supprimiez.
shelf-more = Afficher plus
shelf-running = En cours
shelf-over = Terminée
shelf-day = Donne du jour
shelf-branch = Une autre suite de la même partie
shelf-guest = Venue d’un lien
shelf-unreadable = Cette version ne sait pas l’ouvrir
shelf-watch = Revoir : { $name }
shelf-share = Copier un lien : { $name }
shelf-rename = Renommer : { $name }
shelf-rename-done = Prendre ce nom
shelf-name = Nom
shelf-remove = Supprimer : { $name }
shelf-removed = Supprimée de l’étagère
shelf-lasts = Tout reste ici jusqu’à ce que vous le supprimiez. C’est gardé dans ce navigateur seulement.
shelf-may-go = Ce navigateur peut effacer ce qu’il garde quand la place manque, ou après des semaines sans visite. Enregistrez tout dans un fichier de temps en temps.
shelf-persist = Demander de tout garder
shelf-persisted = Le navigateur gardera tout.
shelf-not-persisted = Le navigateur n’a pas accepté. Enregistrez tout dans un fichier de temps en temps.
data = Vos données
data-help = Tout est gardé dans ce navigateur seulement. Un fichier peut l’emporter ailleurs.
data-volatile = Une partie n’est gardée que tant que cette page est ouverte. Exportez-la pour la conserver.
data-aside = { $count ->
    [one] Une donnée mise de côté
   *[other] { $count } données mises de côté
}
data-aside-title = Mis de côté
data-aside-help = Ceci n’a pas pu être lu et a été mis de côté, pour que rien n’en soit perdu. Chaque version plus récente de la page essaie de nouveau. Vous pouvez l’enregistrer dans un fichier, ou le supprimer.
data-aside-none = Rien n’est mis de côté.
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
data-large-title = Un lien très long
data-large = Ce lien contient { NUMBER($kilobytes) } ko de texte, bien plus qu’un jeu n’en demande. Rien n’en sera gardé avant que vous y changiez quelque chose.
data-large-leave = Ne pas l’ouvrir
export = Exporter
import = Importer

## Chiffres

figure-score = Score
figure-best-tile = Tuile max
figure-goal = But
figure-moves = Coups
figure-time = Temps
figure-time-left = Reste

## Tilt

game-tilt = Tilt
about-tilt = Faites glisser toutes les tuiles ; deux égales n’en font qu’une.
how-tilt = Glissez le doigt ou pressez une flèche : toutes les tuiles glissent, et deux égales qui se rencontrent n’en font qu’une.
keys-tilt = Les flèches, W A S D ou H J K L inclinent le plateau. Maj+H donne un indice, car H incline.
move-tilt = { $move ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}
hint-tilt = Indice : incliner { $move ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}
field-cols = Colonnes
field-rows = Lignes
field-goal = But
option-goal-auto = Selon la taille
fact-best-tile = Meilleure tuile
fact-score = Meilleur score
fact-moves = Coups
tilt-empty = vide
tilt-tile = { NUMBER($value, useGrouping: 0) }
tilt-merged = { $count ->
    [one] Deux tuiles deviennent { NUMBER($value, useGrouping: 0) }.
   *[other] { $count } paires fusionnent, la plus grande en { NUMBER($value, useGrouping: 0) }.
}
tilt-slid = Les tuiles glissent.
tilt-spawned = Un { NUMBER($value, useGrouping: 0) } apparaît ligne { $row }, colonne { $column }.
tilt-score = Score { $score }.
tilt-stuck = Rien ne bouge { $dir ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}.
tilt-full = Plus aucune inclinaison ne bouge quoi que ce soit.
tilt-goal = Le but est atteint. Vous pouvez continuer.
rules-tilt =
    Glissez le doigt ou pressez une flèche, et tout le plateau s’incline : chaque tuile glisse aussi loin qu’elle peut.

    # Deux n’en font qu’une

    Deux tuiles égales qui se rencontrent deviennent une tuile de valeur double, et cette valeur s’ajoute à votre score. Inclinez ce plateau vers la gauche.

    @1

    Une tuile qui vient de naître ne fusionne pas une seconde fois dans la même inclinaison. Quand plus de deux tuiles égales se suivent, celles de devant fusionnent d’abord.

    @2

    # Après chaque inclinaison

    Une nouvelle tuile apparaît dans une case vide, choisie au hasard : neuf fois sur dix un 2, sinon un 4. Une inclinaison qui ne bouge rien n’est pas un coup, et rien n’apparaît.

    # Le but

    Formez une tuile de la valeur du but. Sur un plateau 4 × 4, c’est 2048. Continuez ensuite pour autant de points que possible : la partie est finie quand plus aucune inclinaison ne bouge quoi que ce soit.
example-tilt-1 = Vers la gauche : 2 et 2 font 4, et le 4 du dessous reste à sa place.
example-tilt-2 = Trois deux de suite : ceux qui fusionnent dépendent du côté où vous inclinez.

## Tilerama

hint-tilerama = Indice : poussez ligne { $row }, colonne { $column } { $b ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}
game-tilerama = Tilerama
about-tilerama = Poussez des tuiles sur des plateaux de toutes formes, par des sauts et des virages.
how-tilerama = Faites glisser une tuile : elle pousse les autres. Le plateau doit ressembler à la petite image.
keys-tilerama = Les flèches déplacent le curseur ; W A S D poussent la pièce qu’il désigne. Entrée ou Espace saisit une pièce, que les flèches poussent alors, jusqu’à Entrée, Espace ou Échap.
no-hint-tilerama = Aucun chemin vers l’objectif n’a été trouvé. Il est peut-être trop loin, ou il n’y en a pas.
field-scramble = Coups du mélange
field-limit = Limite
option-scramble-auto = à fond
option-limit-none = aucune
option-limit-30s = 30 secondes
option-limit-60s = 1 minute
option-limit-120s = 2 minutes
option-limit-300s = 5 minutes
option-limit-600s = 10 minutes
option-indicators = Où une poussée est refusée
option-highlights = Sauts et virages empruntés
skin-walnut = Noyer
skin-ivory = Ivoire
skin-night = Nuit
figure-slides = Glissades
figure-left = Restants
fact-slides = Glissades
record-moves = Le moins de coups
record-slides = Le moins de glissades
record-time = Le plus vite
tilerama-tile = { $tile }{ $goal ->
    [any] {""}
    [empty] , à laisser vide
   *[other] , ici doit venir { $goal }
}
tilerama-piece = { $tile }, dans une pièce de { $size }{ $goal ->
    [any] {""}
    [empty] , à laisser vide
   *[other] , ici doit venir { $goal }
}
tilerama-empty = vide{ $goal ->
    [any] {""}
    [empty] , comme il se doit
   *[other] , ici doit venir { $goal }
}
tilerama-pushed = { $tile } va { $dir ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}, ligne { $row }, colonne { $column }{ $count ->
    [one] .
   *[other] {" "}; { $count } tuiles bougent.
}
tilerama-blocked = Bloqué ligne { $row }, colonne { $column }, { $side ->
    [up] en haut
    [right] à droite
    [down] en bas
   *[left] à gauche
}.
tilerama-collision = Deux tuiles se heurteraient ligne { $row }, colonne { $column }.
tilerama-multi-direction = La tuile ligne { $row }, colonne { $column } irait dans deux directions.
tilerama-nothing = Rien ne bouge : le saut ramène à la même case.
tilerama-no-tile = Aucune tuile ligne { $row }, colonne { $column }.
tilerama-is-over = La partie est finie. Annulez un coup pour continuer.
tilerama-solved = L’image est complète.
tilerama-out-of-moves = Il ne reste plus de coups.
tilerama-stuck = Rien ne peut être poussé.
rules-tilerama =
    Poussez les tuiles jusqu’à ce que le plateau ressemble au petit plateau voisin. Une tuile poussée pousse tout ce qui est devant elle, et un pas d’une case est un coup.

    @1

    # Sauts

    Les barres du bord vont par paires. Ce qui sort par l’une rentre à côté de l’autre : une rangée pleine avec ses deux barres tourne comme un anneau.

    @2

    # Virages

    Un point dans un coin fait tourner la tuile qui s’y heurte : elle continue le long de l’autre côté.

    @3

    # Pièces

    Des tuiles soudées bougent ensemble et gardent leur forme. Elles ne passent ni saut ni virage.

    @4

    # Quand une poussée est refusée

    Une barre rouge : le passage est fermé, ou une pièce soudée ne peut passer. Un carré : deux tuiles viendraient dans la même case vide. Une croix : une tuile irait dans deux directions à la fois. Une poussée refusée ne coûte rien.
example-tilerama-1 = Poussez 1 vers la droite.
example-tilerama-2 = Poussez une tuile vers la gauche.
example-tilerama-3 = Poussez une tuile pour faire le tour.
example-tilerama-4 = Amenez la paire en bas.

## L’atelier de Tilerama

game-workshop = Atelier
about-workshop = Vos propres plateaux pour Tilerama.
how-workshop = Choisissez un outil et dessinez. Puis fixez l’objectif, mélangez et jouez.
keys-workshop = Les flèches déplacent le curseur sur le plateau et les outils, Entrée ou Espace s’en sert. Chiffres et majuscules posent cette tuile, Suppr vide la case. T tuiles, E vide, B dehors, J joint, G saut, C virage, S taille, O objectif.
action-check = Vérifier
action-scramble = Mélanger
action-objective = Fixer l’objectif
action-play = Jouer
figure-faults = Fautes
workshop-cell = Ligne { $row }, colonne { $column } : { $what ->
    [tile] tuile { $tile }
    [space] vide
    [any] peu importe
   *[hole] dehors
}{ $wrong ->
    [yes] , fautif
   *[no] {""}
}
workshop-edge = Ligne { $row }, colonne { $column }, { $side ->
    [up] en haut
    [right] à droite
    [down] en bas
   *[left] à gauche
} : { $state ->
    [jump] saut { $letter }
    [first] premier bord d’un saut
   *[closed] fermé
}{ $wrong ->
    [yes] , fautif
   *[no] {""}
}
workshop-corner = Coin au-dessus de la ligne { $row }, à gauche de la colonne { $column } : { $turn ->
    [yes] virage
   *[no] rien
}{ $wrong ->
    [yes] , fautif
   *[no] {""}
}
workshop-seam = Ligne { $row }, colonne { $column }, { $dir ->
    [right] avec la voisine de droite
   *[down] avec la voisine du dessous
} : { $joined ->
    [yes] jointes
   *[no] séparées
}{ $wrong ->
    [yes] , fautif
   *[no] {""}
}
workshop-tool = { $tool ->
    [tile] Tuiles
    [space] Cases vides
    [hole] Dehors
    [any] Peu importe
    [join] Joints
    [jump] Sauts
    [turn] Virages
    [size] Taille
    [goal] Objectif
    [number] Symboles à la suite
   *[more] Autres symboles
}{ $chosen ->
    [yes] , choisi
   *[no] {""}
}
workshop-symbol = Tuile { $tile }{ $chosen ->
    [yes] , choisie
   *[no] {""}
}
workshop-size = { $grows ->
    [yes] { $side ->
        [up] Une ligne de plus en haut
        [right] Une colonne de plus à droite
        [down] Une ligne de plus en bas
       *[left] Une colonne de plus à gauche
    }
   *[no] { $side ->
        [up] Une ligne de moins en haut
        [right] Une colonne de moins à droite
        [down] Une ligne de moins en bas
       *[left] Une colonne de moins à gauche
    }
}
workshop-chosen = { $tool ->
    [tile] Tuiles : touchez une case ou dessinez sur plusieurs.
    [space] Cases vides : touchez ou dessinez.
    [hole] Cases hors du plateau : touchez ou dessinez.
    [any] Cases de l’objectif qui ne comptent pas : touchez ou dessinez.
    [join] Joints : dessinez de tuile en tuile, ou touchez entre deux.
    [jump] Sauts : touchez deux bords. Touchez une barre pour ôter sa paire.
    [turn] Virages : touchez un coin.
    [size] Taille : ajoutez ou ôtez lignes et colonnes.
    [goal] Voici l’objectif. Ce que vous dessinez ici est à atteindre.
    [start] Voici le plateau par où commence la partie.
    [number] Chaque tuile reçoit le symbole suivant.
   *[symbol] Chaque tuile est maintenant { $tile }.
}
workshop-first-bar = Touchez maintenant l’autre bord du saut.
workshop-done = { $what ->
    [tile] Tuile { $tile } ligne { $row }, colonne { $column }
    [space] Vide ligne { $row }, colonne { $column }
    [any] Peu importe ligne { $row }, colonne { $column }
    [hole] Ligne { $row }, colonne { $column } est dehors
    [join] Joint ligne { $row }, colonne { $column }
    [unjoin] Séparé ligne { $row }, colonne { $column }
    [jump] Saut depuis ligne { $row }, colonne { $column }
    [unjump] Le saut ligne { $row }, colonne { $column } est ôté
    [turn] Virage au-dessus de la ligne { $row }, à gauche de la colonne { $column }
   *[unturn] Le virage au-dessus de la ligne { $row }, à gauche de la colonne { $column } est ôté
}{ $count ->
    [one] .
   *[other] , et ainsi de suite : { $count } cases.
}
workshop-resized = { $rows } lignes, { $columns } colonnes.
workshop-copied = Ce motif est maintenant l’objectif.
workshop-scrambled = Mélangé par { $count } coups.
workshop-restored = Les tuiles sont là où l’objectif les veut.
workshop-named = Nom : { $name }
workshop-sound = Aucune faute : on peut jouer sur ce plateau.
workshop-same = Cela ne change rien.
workshop-outside = Cette case est hors du plateau.
workshop-miss = { $tool ->
    [join] Un joint veut une tuile des deux côtés.
    [jump] Un saut veut un bord du plateau.
   *[turn] Un virage veut un coin à deux côtés fermés.
}
workshop-taken = Une barre s’y trouve déjà.
workshop-too-many = Il y a autant de sauts que de lettres.
workshop-too-large = Le plateau ne peut être plus grand.
workshop-too-small = Le plateau ne peut être plus petit.
workshop-no-border = La barre ligne { $row }, colonne { $column } n’est sur aucun bord du plateau.
workshop-claimed = Ligne { $row }, colonne { $column }, un virage a besoin du bord où se trouve une barre.
workshop-no-corner = Au-dessus de la ligne { $row }, à gauche de la colonne { $column }, aucune case n’a deux côtés fermés pour un virage.
workshop-no-tiles = Il n’y a encore aucune tuile. Dessinez-en.
workshop-no-objective = Il n’y a pas encore d’objectif. « Fixer l’objectif » prend le motif présent.
workshop-missing = { $tile ->
    [none] L’objectif veut plus de cases vides qu’il n’y en a, ligne { $row }, colonne { $column }.
   *[other] L’objectif veut plus de tuiles { $tile } qu’il n’y en a, ligne { $row }, colonne { $column }.
}
workshop-shape = L’objectif a une pièce que le plateau n’a pas, ligne { $row }, colonne { $column }.
workshop-solved = Le plateau est déjà l’objectif. Mélangez-le.
workshop-stuck = Rien ne peut être poussé sur ce plateau.
rules-workshop =
    Faites vos propres plateaux. Choisissez un outil, puis touchez des cases ou dessinez dessus. Tout peut être annulé, et tout est gardé.

    # Dessiner le plateau

    Les tuiles reçoivent des symboles à la suite, ou celui que vous choisissez ; des symboles égaux sont des tuiles qui peuvent échanger leurs places. Les cases vides laissent bouger les tuiles ; les cases de dehors donnent toutes les formes. L’outil de taille ajoute et ôte lignes et colonnes.

    # Sauts, virages et pièces

    Avec l’outil des sauts, touchez deux bords : ce qui sort par l’un entre par l’autre. Avec celui des virages, touchez un coin du plateau. Avec celui des joints, dessinez de tuile en tuile : elles ne font plus qu’une pièce.

    # L’objectif

    « Fixer l’objectif » fait du motif présent ce qu’il faut atteindre. La cible parmi les outils montre l’objectif en grand : changez-le là, et laissez des cases libres.

    # Vérifier, mélanger et jouer

    « Vérifier » marque ce qui est fautif et le dit. « Mélanger » pousse les tuiles par des coups qui peuvent être repris : un chemin ramène donc au but. « Jouer » ouvre le plateau dans le jeu ; de là, le menu ramène ici, et un lien le partage. Le menu donne un nom au plateau, qui le suit.

## Mound

game-mound = Mound
about-mound = Déblayez le monticule en poussant des briques de ses quatre côtés.
how-mound = Touchez une brique d’un des quatre côtés, ou glissez le long et relâchez : elle entre. Trois ou plus d’une couleur font un bloc.
keys-mound = Les flèches suivent les briques des côtés, 1 à 8 choisissent le long d’un côté, Page haut, Page bas, Début et Fin mènent aux quatre côtés, Entrée joue.
hint-mound = Indice : { $a ->
    [drop] lâcher dans la colonne { $b }
    [lift] soulever la colonne { $b }
    [throw] lancer de { $b ->
        [left] gauche
       *[right] droite
    }, ligne { $c }
   *[knock] percuter de { $b ->
        [left] gauche
       *[right] droite
    }, ligne { $c }
}
about-app = L’un des cinq jeux de tuiles de Tilery. Logiciel libre ; il garde tout dans ce navigateur et n’interroge aucun serveur.
params-classic-n-n-n = Classique { $n1 }–{ $n2 }, { $n3 }
params-knockout-n-n-n = Percussion { $n1 }–{ $n2 }, { $n3 }
params-mixed-n-n-n = Mixte { $n1 }–{ $n2 }, { $n3 }
field-type = Type
option-type-classic = Classique
option-type-knockout = Percussion
option-type-mixed = Mixte
field-min = Couleurs, de
field-max = Couleurs, jusqu’à
field-q = Niveaux par couleur
figure-level = Niveau
figure-blocks = Blocs
fact-level = Meilleur niveau
running-game = Cette partie
finished-games = Parties finies
chart-blocks-by-size = Blocs par taille
chart-moves-by-kind = Coups par genre
chart-points-by-level = Points et prime par niveau
series-points = points
series-bonus = prime
bar-drop = Lâcher
bar-lift = Soulever
bar-throw = Lancer
bar-knock = Percuter
mound-colour = { $colour ->
    [a] rouge
    [b] bleue
    [c] jaune
    [d] verte
    [e] rose
    [f] blanche
    [g] violette
    [h] turquoise
    [i] orange
   *[j] grise
}
mound-second = { $second ->
    [a] rouge
    [b] bleue
    [c] jaune
    [d] verte
    [e] rose
    [f] blanche
    [g] violette
    [h] turquoise
    [i] orange
   *[j] grise
}
mound-third = { $third ->
    [a] rouge
    [b] bleue
    [c] jaune
    [d] verte
    [e] rose
    [f] blanche
    [g] violette
    [h] turquoise
    [i] orange
   *[j] grise
}
mound-side = { $side ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
}
mound-empty = vide
mound-brick = { mound-colour }
mound-line = { mound-colour }, { $line ->
    [inner] ligne intérieure
   *[outer] ligne extérieure
} { mound-side } { $number } : { $move ->
    [drop] lâcher
    [lift] soulever
    [throw] lancer
   *[knock] percuter
}
mound-next = Prochaines briques : { mound-colour }, { mound-second }, { mound-third }. Reprendre le dernier coup de ce niveau
mound-name = À propos de Mound
mound-figures = Score { $score }, niveau { $level }, { $blocks ->
    [one] { $blocks } bloc employé
   *[other] { $blocks } blocs employés
} sur 64. Statistiques
mound-control = { $control ->
    [stop] Arrêter
    [settings] Réglages
    [scores] Scores
   *[rules] Règles
}
mound-dropped = Brique { mound-colour } tombée ligne { $row }, colonne { $column }.
mound-lifted = Brique { mound-colour } : la colonne { $column } monte.
mound-thrown = Brique { mound-colour } posée ligne { $row }, colonne { $column }.
mound-knocked = { $pushed ->
    [0] Brique { mound-colour } posée ligne { $row }, colonne { $column }.
    [1] Brique { mound-colour } : une brique poussée ; posée ligne { $row }, colonne { $column }.
   *[other] Brique { mound-colour } : { $pushed } briques poussées ; posée ligne { $row }, colonne { $column }.
}
mound-block = Bloc de { $size }, couleur { mound-colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mound-score = Score { $score }.
mound-level = Niveau { $level }{ $bonus ->
    [0] {""}
   *[other] , prime { $bonus }
}.
mound-over = La partie est finie.
mound-no-throws = Dans cette partie, les briques des côtés percutent.
mound-no-knocks = Dans cette partie, les briques des côtés sont lancées.
mound-column-full = La colonne { $number } est pleine.
mound-entry-taken = Une brique se trouve juste à l’entrée.
mound-no-room = Ces briques touchent le mur d’en face : rien à pousser.
mound-level-begins = Ce niveau vient de commencer : rien à reprendre. La flèche au-dessus du plateau remonte plus loin.
mound-used-up = Les 64 blocs de ce niveau sont employés.
mound-covered = Toutes les cases sont couvertes.
rules-mound =
    Des briques attendent des quatre côtés du plateau, sur deux lignes. Poussez celles des lignes intérieures ; la brique extérieure avance alors, et la prochaine brique de la pile prend sa place. Videz le plateau.

    # Quatre entrées

    D’en haut, une brique tombe sur sa colonne. D’en bas, elle soulève toute la colonne d’une case. Touchez la brique au-dessus de la troisième colonne.

    @1

    De gauche et de droite, une brique est lancée le long de sa ligne jusqu’à une brique ou jusqu’au mur d’en face, puis elle tombe. En Percussion, elle percute : quand elle rencontre une brique, elle avance encore d’une case et pousse d’une case les briques devant elle, sauf si elles touchent le mur d’en face. En Mixte, la brique intérieure est lancée, l’extérieure derrière elle percute : c’est toujours la brique intérieure qui part.

    @2

    # Blocs

    Trois briques ou plus d’une même couleur qui se touchent par leurs côtés forment un bloc et disparaissent. Tous les blocs partent à la fois, puis les briques tombent, et ainsi de suite. Trois briques valent 1 point, quatre 2, cinq 4, six 7, sept 11, et ainsi de suite. Les briques des côtés ne comptent pas.

    # Niveaux

    Un plateau vide mène au niveau suivant : avec une prime de 128 pour moins de 16 blocs, de 64 pour moins de 32. Qui a employé 64 blocs et a encore des briques sur le plateau a perdu, de même que qui couvre les 64 cases. Les couleurs s’ajoutent de niveau en niveau, puis recommencent avec des monticules plus grands.

    # À la main

    Glissez le long des briques d’un côté pour choisir : vous voyez où la brique se posera, ce qu’elle pousse et quelles briques partiront. Relâchez pour jouer, sortez pour annuler, ou glissez une brique vers l’intérieur. Le coin des prochaines briques reprend le dernier coup de ce niveau.
example-mound-1 = Trois briques rouges côte à côte font un bloc.
example-mound-2 = Touchez la brique extérieure à gauche de la ligne du bas : elle percute.
## Tileburst

game-tileburst = Tileburst
about-tileburst = Les lignes d’une couleur agrandissent la grille ; être coincé la rétrécit.
how-tileburst = Glissez la tuile sur la grille, ou touchez sa place puis touchez encore. Les lignes pleines d’une seule couleur éclatent.
keys-tileburst = Les flèches visent, Entrée ou Espace pose. T tourne, M retourne, S échange. Dans la réserve : touchez pour tourner, maintenez pour retourner, touchez la tuile suivante pour échanger.
hint-tileburst = { $a ->
    [swap] Indice : prenez d’abord l’autre tuile.
   *[other] Indice : posez la tuile { $b ->
        [0] comme elle est venue
        [1] tournée une fois
        [2] tournée deux fois
        [3] tournée trois fois
        [m0] retournée
        [m1] retournée et tournée une fois
        [m2] retournée et tournée deux fois
       *[m3] retournée et tournée trois fois
    }, son coin supérieur gauche en ligne { $row }, colonne { $column }.
}
field-pool = Tuiles
option-pool-classic = Classique
option-pool-full = Tous les pentominos et hexominos
action-rotate = Tourner
action-mirror = Miroir
action-swap = Échanger
figure-size = Taille
figure-retreat = Retraite
fact-lines = Lignes
fact-groups = Groupes
fact-retreats = Retraites
fact-tiles = Tuiles
fact-largest = Plus grande grille
chart-size-over-time = Taille de la grille selon les tuiles posées
chart-score-over-time = Score selon les tuiles posées
tileburst-empty = vide
tileburst-block = { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
    [yellow] jaune
   *[violet] violet
}
tileburst-valid = { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
    [yellow] jaune
   *[violet] violet
}, valide
tileburst-aim = { $fits ->
    [yes] La tuile entre ici{ $points ->
        [0] {""}
       *[other] , des lignes pour { $points } points
    }{ $blocks ->
        [0] {""}
       *[other] , { $blocks } blocs deviennent valides
    }. Pressez encore pour la poser.
   *[no] La tuile n’entre pas ici.
}
tileburst-current = Tuile à poser : { $colour ->
    [blue] bleue
    [red] rouge
    [green] verte
    [yellow] jaune
   *[violet] violette
}, { $cells ->
    [one] un bloc
   *[other] { $cells } blocs
}, lignes { $rows }. Pressez pour la tourner.
tileburst-next = Tuile suivante : { $colour ->
    [blue] bleue
    [red] rouge
    [green] verte
    [yellow] jaune
   *[violet] violette
}, { $cells ->
    [one] un bloc
   *[other] { $cells } blocs
}, lignes { $rows }. Pressez pour échanger.
tileburst-worth = Une retraite rapporterait { $worth } points maintenant.
tileburst-outside = La tuile dépasserait de la grille.
tileburst-taken = Il y a déjà un bloc.
tileburst-stuck = Aucune des deux tuiles n’entre plus dans la plus petite grille.
tileburst-swapped = Échangées.
tileburst-placed = Posée ligne { $row }, colonne { $column }.
tileburst-cleared = { $count ->
    [one] Une ligne éclate
   *[other] { $count } lignes éclatent
} : { $points } points.
tileburst-grew = La grille passe à { $size } sur { $size }.
tileburst-validated = { $blocks } blocs sont valides à présent. Une retraite rapporterait { $worth } points.
tileburst-retreated = Aucune tuile n’entre : retraite. { $blocks ->
    [0] Aucun bloc n’était valide.
   *[other] { $blocks } blocs valides rapportent { $points } points.
}
tileburst-shrank = Le bord tombe{ $blocks ->
    [0] {""}
    [one] , et un bloc avec lui
   *[other] , et { $blocks } blocs avec lui
}. La grille est de { $size } sur { $size }.
tileburst-score = Score { $score }.
rules-tileburst =
    Posez la tuile de la réserve sur la grille : glissez-la, ou touchez une place puis touchez encore. La tourner, la retourner et l’échanger contre la suivante est gratuit, autant de fois que vous voulez.

    # Lignes

    Une ligne ou une colonne pleine d’une seule couleur éclate. Elle rapporte sa longueur × 25 × (taille − 3) points, et la grille grandit d’un rang, jusqu’à 10 × 10. Posez le bloc bleu dans le trou.

    @1

    Une ligne pleine de couleurs mêlées reste. Les rayures pâles montrent où la grille va grandir, ou rétrécir.

    # Groupes

    Des blocs d’une couleur qui se tiennent par les côtés brillent quand ils sont assez nombreux : 6 sur une grille de taille 4, 7 sur 5, 6 sur 6, 8 sur 7, 10 sur 8, et 12 sur 9 et 10. Ils sont valides, et ne rapportent encore rien.

    # La retraite

    Quand aucune des deux tuiles n’entre nulle part, tous les blocs valides rapportent 15 × (taille − 3) points chacun. Puis le bord rayé tombe avec ce qui s’y trouve, et la grille perd un rang. Le bouclier montre ce qu’une retraite rapporterait maintenant. Dans cette grille, toute tuile sera de trop.

    @2

    # La fin

    Coincé à la taille 4, vous avez perdu. À partir de la taille 8 viennent des tuiles de cinq blocs, à partir de 9 des tuiles de six.
example-tileburst-1 = Le bloc bleu remplit la ligne, qui éclate ; la grille grandit vers la droite et vers le bas.
example-tileburst-2 = Posez le dernier bloc : le groupe brillant est encaissé, et la grille rétrécit.

## TileCode

game-tilecode = TileCode
about-tilecode = De petits jeux faits de tuiles, d’images et de règles.
how-tilecode = Glissez le doigt et maintenez, utilisez la manette ou pressez une flèche. Le temps attend votre premier bouton.
keys-tilecode = Les flèches ou W A S D sont les quatre directions, Espace, Entrée ou X est le bouton A. Maintenez une touche pour continuer. P arrête le temps, le point joue un seul tour ; + et - changent l’échelle, I J K L déplacent la vue.
params-steps = Premiers pas
params-steps-n = Premiers pas
how-tilecode-steps = Rejoignez le drapeau. Chaque niveau apporte une nouveauté.
how-tilecode-steps-1 = Rejoignez le drapeau.
how-tilecode-steps-2 = Chaque pièce vaut dix points.
how-tilecode-steps-3 = Poussez les caisses pour passer.
how-tilecode-steps-4 = Une caisse dans l’eau fait un pont.
how-tilecode-steps-5 = Poussez la clé dans la porte.
how-tilecode-steps-6 = Gare aux fantômes.
params-crates = Caisses
params-crates-n = Caisses
how-tilecode-crates = Poussez chaque caisse sur une marque.
params-rocks = Pierres de la mine
params-rocks-n = Pierres de la mine
how-tilecode-rocks = Creusez et prenez tous les diamants. Gare aux pierres qui tombent.
how-tilecode-rocks-1 = Creusez et prenez tous les diamants.
how-tilecode-rocks-3 = Poussez la pierre dans le trou.
how-tilecode-rocks-4 = Les pierres roulent les unes sur les autres.
params-snake = Serpent
params-snake-n = Serpent
how-tilecode-snake = Mangez jusqu’à remplir le panier. Les haies et votre queue sont fatales.
params-maze = Points du labyrinthe
params-maze-n = Points du labyrinthe
how-tilecode-maze = Prenez tous les points et évitez les fantômes.
params-aliens = Invasion
params-aliens-n = Invasion
how-tilecode-aliens = Abattez-les tous avant qu’un seul ne se pose. A tire.
params-crossing = La route
params-crossing-n = La route
how-tilecode-crossing = Menez la grenouille entre les voitures jusqu’au passage dans la haie.
params-gems = Gemmes
params-gems-n = Gemmes
how-tilecode-gems = A échange la gemme du cadre et sa voisine de droite. Trois d’affilée garnissent l’étagère : devancez l’étincelle.
params-belts = Tapis roulants
params-belts-n = Tapis roulants
how-tilecode-belts = Prenez les tapis jusqu’à la sortie. Les pièces comptent, la lave brûle.
params-dungeon = La corde et l’épaule
params-dungeon-n = La corde et l’épaule
how-tilecode-dungeon = Poussez les caisses, tirez les pierres : chacune sur une marque.
how-tilecode-dungeon-1 = Poussez la caisse sur la marque.
how-tilecode-dungeon-2 = Une pierre derrière vous vous suit : tirez-la sur la marque.
params-robot = La main au mur
params-robot-n = La main au mur
how-tilecode-robot = Le robot suit le mur de sa main droite. Poussez des caisses pour le mener à la maison.
how-tilecode-robot-1 = Le robot suit le mur de sa main droite. Poussez la caisse hors de son chemin.
how-tilecode-robot-2 = Bouchez le passage avant que le robot ne tombe à l’eau.
params-herd = Rentrer les moutons
params-herd-n = Rentrer les moutons
how-tilecode-herd = Les moutons fuient le chien à côté d’eux. Menez-les tous sur le sable.
action-pause = Pause
action-step = Un tour
field-level = Niveau
option-pad = Manette
figure-round = Tour
tilecode-tile = { $background }
tilecode-sprites = { $sprites } sur { $background }
tilecode-moved = { $who } vers { $dir ->
    [up] le haut
    [right] la droite
    [down] le bas
   *[left] la gauche
}, ligne { $row }, colonne { $column }{ $count ->
    [0] {""}
   *[other] , avec { $with }
}.
tilecode-gone = Disparition : { $what }.
tilecode-new = Apparition : { $what }.
tilecode-still = Rien ne bouge.
tilecode-score = { $points } points ; score { $score }.
tilecode-level = Niveau { $level } : { $name }.
tilecode-won = Vous avez gagné le dernier niveau.
tilecode-lost = Vous avez perdu.
tilecode-over = La partie est finie.
rules-tilecode =
    Chaque jeu est une carte de tuiles avec des images, et des règles qui disent : quand c’est ainsi, fais cela. Vous tenez les boutons, et le temps passe par tours très courts.

    # Premiers pas, Caisses et Rentrer les moutons

    Marchez jusqu’au drapeau ; poussez chaque caisse sur une marque ; menez chaque mouton dans l’enclos. Rien ne presse, et chaque pas peut être repris.

    @1

    # Pierres de la mine

    Creusez et prenez tous les diamants. Ce qui n’a rien au-dessous tombe, ce qui repose sur une pierre roule à côté : ne restez pas dessous.

    # Serpent et Points du labyrinthe

    Vous avancez tout seul jusqu’au mur, les boutons ne font que tourner. Les pommes vous allongent ; les fantômes terminent la partie.

    # Invasion

    Gauche et droite déplacent le vaisseau, A tire. Personne ne doit atterrir.
example-tilecode-1 = Poussez la caisse sur la marque.

## Editors

editor-open = Ouvrir l’atelier
editor-studio = Créez votre propre jeu
editor-studio-about = Dessinez les images, construisez les plans, dites les règles : tout du bout du doigt, sans rien avoir à lire.
