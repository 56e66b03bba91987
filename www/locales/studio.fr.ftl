### Sentences of the studio, fetched with it. Each part keeps to a block of its own.

### core

studio-no-kind = Rien ne s’appelle « { $name } ».
studio-no-background = { $name ->
        [none] Il faut d’abord un fond au jeu.
       *[other] « { $name } » n’est pas un fond.
    }
studio-no-sprite = « { $name } » n’est pas un personnage.
studio-no-level = Il n’y a pas de niveau { $n }.
studio-no-rule = Il n’y a pas de règle { $n }.
studio-no-test = Il n’y a pas de test { $n }.
studio-no-map = Ce niveau n’a pas de plan.
studio-no-place = Il n’y a que { $most } places.
studio-off-map = Le plan n’a pas de ligne { $row } avec une colonne { $column }.
studio-bad-name = « { $name } » ne peut pas être un nom : une lettre d’abord, puis des lettres, des chiffres, - et _, 24 au plus.
studio-name-taken = « { $name } » est déjà le nom d’autre chose.
studio-bad-letter = « { $letter } » ne peut pas être une lettre de plan : il faut un seul caractère, et pas de point pour un personnage.
studio-letter-taken = La lettre « { $letter } » est déjà prise.
studio-last-background = « { $name } » doit rester : il faut un fond au jeu.
studio-full = { $what ->
        [backgrounds] Il peut y avoir { $most } fonds au plus.
        [sprites] Il peut y avoir { $most } sortes de personnages au plus.
        [levels] Il peut y avoir { $most } niveaux au plus.
        [rules] Il peut y avoir { $most } règles au plus.
        [commands] Une rangée a { $most } commandes au plus.
        [placed] Un niveau a { $most } personnages au plus.
       *[tests] Il peut y avoir { $most } tests au plus.
    }
studio-no-project = Ce n’est pas un projet : voyez la ligne { $line }, colonne { $column }.
studio-no-block = Ce n’est pas un morceau de plan.
studio-no-rule-text = Ce n’est pas une règle : une règle commence par le mot « rule », puis viennent des lignes « when » et « do ».
studio-no-test-text = Ce n’est pas un test.
studio-too-long = Le jeu est trop long : son texte peut avoir un million de lettres.
studio-test-unreadable = Ce test ne peut plus être lu.

studio-fault-unreadable = Cette ligne n’a pas de sens ici.
studio-fault-second-title = Le jeu a déjà un titre.
studio-fault-second-pace = Le jeu a déjà un rythme.
studio-fault-pace = Le rythme est un nombre de millisecondes de 50 à 2000.
studio-fault-name = « { $name } » ne peut pas être un nom : une lettre d’abord, puis des lettres, des chiffres, - et _, 24 au plus.
studio-fault-name-taken = « { $name } » est déjà le nom d’autre chose.
studio-fault-letter = « { $letter } » ne peut pas être sa lettre : il faut un seul caractère.
studio-fault-letter-taken = La lettre « { $letter } » est déjà prise.
studio-fault-unknown-picture = Aucune image de la galerie ne s’appelle « { $name } ».
studio-fault-pixels = Une image a seize lignes de seize chiffres, de 0 à 9 ou de a à f.
studio-fault-too-many = { $what ->
        [backgrounds] Il peut y avoir { $most } fonds au plus.
        [sprites] Il peut y avoir { $most } sortes de personnages au plus.
        [levels] Il peut y avoir { $most } niveaux au plus.
        [rules] Il peut y avoir { $most } règles au plus.
       *[placed] Il peut y avoir { $most } personnages au plus dans un niveau.
    }
studio-fault-no-background = Il faut un fond au jeu.
studio-fault-no-level = Il faut un niveau au jeu.
studio-fault-no-map = Il faut un plan à ce niveau.
studio-fault-second-map = Ce niveau a déjà un plan.
studio-fault-map-size = Un plan a de 1 à 127 lignes et colonnes.
studio-fault-row-length = Cette ligne devrait être longue de { $expected }, comme la première, mais elle est longue de { $found }.
studio-fault-rows = Il devrait y avoir { $expected } lignes, autant que dans le plan, mais il y en a { $found }.
studio-fault-unknown-letter = Rien n’a la lettre « { $letter } ».
studio-fault-unknown-event = « { $word } » n’est pas un événement : écrivez press:left (ou right, up, down, a), change, smash:left (ou right, up, down) ou never.
studio-fault-unknown-view = « { $word } » n’est pas une vue : écrivez flip-h, flip-v, rot-cw, rot-180, rot-ccw ou all-four, ou off.
studio-fault-unknown-place = « { $word } » n’est pas une case : écrivez NW, N, NE, W, C, E, SW, S ou SE.
studio-fault-unknown-row = « { $word } » n’est pas une rangée : écrivez C, N, E, S, W ou game.
studio-fault-unknown-term = Il faut à « { $word } » un +, un ~ ou un - et un nom, ou un @ et une direction.
studio-fault-unknown-command = « { $word } » n’est pas une commande.
studio-fault-unknown-kind = Rien ne s’appelle « { $name } ».
studio-fault-no-such-background = Aucun fond ne s’appelle « { $name } ».
studio-fault-no-such-sprite = Aucun personnage ne s’appelle « { $name } ».
studio-fault-second-when = Cette règle a déjà une ligne pour la case { $place }.
studio-fault-second-do = Cette règle a déjà une ligne de commandes pour { $row }.
studio-fault-second-arrow = Une case ne peut avoir qu’une flèche.
studio-fault-arrow = Il faut à une flèche un personnage coché en vert sur sa case.
studio-fault-two-sets = « { $name } » est deux fois sur cette case : n’en gardez qu’un.
studio-fault-empty-dot = La case au point rouge doit dire, coché en vert, ce qui est heurté.
studio-fault-mixed-dot = La case au point rouge peut avoir des personnages ou des fonds cochés en vert, mais pas les deux.
studio-fault-too-many-commands = Une rangée a quatre commandes au plus.
studio-fault-only-game = Dans la rangée du jeu il ne peut y avoir que score, win, lose et block.
studio-fault-never-only-game = Une règle « jamais » ne peut faire que score, win, lose et block.
studio-fault-no-witness = Il faut ici un personnage à « { $command } » : cochez la case en vert avec des personnages seulement.
studio-fault-stop-outside-smash = Seule une règle de choc peut arrêter un personnage.
studio-fault-move-in-smash = Une règle de choc ne peut faire bouger qu’un personnage qu’elle vient de créer.
studio-fault-centre-background = Le milieu parle d’un personnage : donnez à « { $name } » un point jaune au lieu d’une coche verte.
studio-fault-no-centre = Cette règle ne sert jamais : il faut à son milieu un personnage coché en vert.
studio-fault-not-there = Cette règle ne sert jamais : « { $name } » n’est dans aucun niveau, et aucune règle ne le crée.
studio-fault-impossible = Cette règle ne sert jamais : la case { $place } ne peut pas être ainsi.
studio-fault-ahead-of-dot = Cette règle ne sert jamais : ce qui va dans le même sens que le personnage du milieu n’est pas heurté par lui.
studio-fault-equal = Cette règle est la même que celle de la ligne { $line }.

### make

studio-back = Retour
studio-places = Lieux du projet
studio-tab-home = Accueil
studio-tab-map = Plan
studio-tab-picture = Images
studio-tab-rules = Règles
studio-tab-play = Jouer
studio-place-play = Jouer
studio-place-map = Plan
studio-place-picture = Image
studio-place-rules = Règles
studio-place-levels = Niveaux
studio-place-settings = Réglages
studio-place-text = Texte
studio-place-versions = Versions
studio-place-share = Partager
studio-place-tutorial = Apprendre
studio-untitled = Sans titre
studio-refused = Cela ne va pas : { $why }
studio-undone = Annulé.
studio-redone = Rétabli.
studio-changed-elsewhere = Ce jeu a été modifié dans un autre onglet.
studio-project-gone = Ce jeu n’est plus ici.
studio-try-again = Réessayer
studio-key-undo = annuler, rétablir
studio-key-tabs = accueil, plan, images, règles, jouer
studio-key-play = jouer
studio-key-back = retour
studio-key-help = toutes les touches

## Projets
studio-own = Vos jeux
studio-none = Aucun pour l’instant. Créez-en un, ou ouvrez une copie d’un jeu ci-dessous et modifiez-la.
studio-new = Nouveau jeu
studio-new-title = Mon jeu
studio-learn = Montrez-moi
studio-tutorial-title = Mon premier jeu
studio-import = Ouvrir un fichier
studio-shipped = Des jeux à jouer et à modifier
studio-open = Ouvrir
studio-open-copy = Ouvrir une copie
studio-open-copy-of = { $title } : ouvrir une copie
studio-play-it = Jouer à { $title }
studio-faults =
    { $count ->
        [one] une faute
       *[other] { $count } fautes
    }
studio-more = Plus pour { $title }
studio-rename = Renommer
studio-title = Titre
studio-duplicate = Dupliquer
studio-duplicated = Il y a maintenant une copie : { $title }.
studio-copy-of = { $title } (copie)
studio-export = Enregistrer un fichier
studio-delete = Supprimer
studio-deleted = { $title } a été supprimé.
studio-binned = Jeux supprimés ({ $count })
studio-restore = Récupérer
studio-remove = Supprimer { $title } pour de bon
studio-remove-sure = Il ne pourra plus être récupéré, ni aucune de ses versions.
studio-remove-yes = Supprimer pour de bon
studio-keep = Le garder

## Accueil
studio-play = Jouer
studio-does-not-run = On ne peut pas y jouer avant d’avoir corrigé les fautes.
studio-parts = Parties du projet
studio-sprites = Personnages
studio-backgrounds = Fonds
studio-add = Ajouter
studio-add-sprite = Ajouter un personnage
studio-add-background = Ajouter un fond
studio-draw-it = Le dessiner soi-même
studio-new-sprite = perso
studio-new-background = sol
studio-add-kind = Ajouter un personnage ou un fond
studio-added = { $name } a été ajouté.
studio-its-rules = Ses règles
studio-its-settings = Nom, lettre, ordre
studio-findings = Ce que le vérificateur a trouvé
studio-all-findings = Tout montrer ({ $count })
studio-finding = { $id }
studio-warning = Attention :
studio-error = Faute :
studio-sizes = La place qui reste
studio-size-backgrounds = Fonds
studio-size-sprites = Personnages
studio-size-levels = Niveaux
studio-size-rules = Règles
studio-size-bytes = Taille du texte
studio-size-tests = Parties gardées
studio-size-placed = Personnages sur les plans
studio-of = { $used } sur { $most }

## Plan
studio-level = Niveau
studio-level-n = Niveau { $n }
studio-no-level-yet = Il n’y a pas encore de niveau.
studio-level-add = Nouveau niveau
studio-resize = Taille du plan
studio-zoom-in = Agrandir
studio-zoom-out = Réduire
studio-fit = Voir tout
studio-tools = Outils
studio-tool-pen = Crayon
studio-tool-line = Ligne
studio-tool-frame = Rectangle
studio-tool-box = Rectangle plein
studio-tool-bucket = Remplir
studio-tool-eraser = Gomme
studio-tool-select = Sélectionner
studio-tool-hand = Déplacer le plan
studio-tool-pipette = Prendre une couleur
studio-palette = Quoi poser
studio-selection = Sélection
studio-copy = Copier
studio-cut = Couper
studio-paste = Coller
studio-fill-selection = Remplir la sélection
studio-clear = Vider
studio-unselect = Terminé
studio-paste-where = Touchez l’endroit où le poser.
studio-copied = Copié, { $rows } sur { $cols }.
studio-picked = { $name } est en main.
studio-map-of = Plan de { $name }
studio-unknown = inconnu
studio-tile = Ligne { $row }, colonne { $col } : { $ground }
studio-tile-with = Ligne { $row }, colonne { $col } : { $sprites } sur { $ground }
studio-side-top = Au-dessus
studio-side-left = À gauche
studio-side-right = À droite
studio-side-bottom = Au-dessous
studio-fewer = { $side } : un de moins
studio-further = { $side } : un de plus
studio-size = { $rows } × { $cols }
studio-resize-help = Lignes au-dessus et au-dessous, colonnes à gauche et à droite : ce qui part est perdu, mais s’annule.
studio-cancel = Annuler
studio-apply = Appliquer
studio-key-cursor = déplacer le curseur, avec Ctrl de huit cases
studio-key-use = utiliser l’outil, commencer et finir une ligne ou un rectangle
studio-key-along = dessiner en avançant
studio-key-tools = outils
studio-key-kinds = élément ou fond suivant
studio-key-pick = prendre ce qui est là
studio-key-zoom = agrandir, réduire, voir tout
studio-key-clip = copier, couper, coller
studio-key-levels = niveau précédent, niveau suivant

## Image
studio-kinds = Personnages et fonds
studio-no-picture = Choisissez un personnage ou un fond ci-dessus.
studio-gallery = Galerie
studio-kind-settings = Nom
studio-colours = Couleurs
studio-colour-none = transparent
studio-colour-black = noir
studio-colour-slate = ardoise
studio-colour-grey = gris
studio-colour-white = blanc
studio-colour-brown = brun
studio-colour-tan = fauve
studio-colour-skin = crème
studio-colour-red = rouge
studio-colour-orange = orange
studio-colour-yellow = jaune
studio-colour-green = vert
studio-colour-lime = vert clair
studio-colour-blue = bleu
studio-colour-sky = bleu ciel
studio-colour-violet = violet
studio-mirror = Dessiner les deux moitiés
studio-changes = Toute l’image
studio-change-flip-h = Miroir gauche-droite
studio-change-flip-v = Miroir haut-bas
studio-change-turn = Tourner
studio-change-left = Décaler à gauche
studio-change-up = Décaler vers le haut
studio-change-down = Décaler vers le bas
studio-change-right = Décaler à droite
studio-picture-of = Image de { $name }
studio-pixel = Ligne { $row }, colonne { $col } : { $colour }
studio-key-colours = couleur suivante
studio-key-turns = miroir, miroir, tourner
studio-key-shifts = décaler

## Sortes
studio-name = Nom
studio-letter = Lettre sur le plan
studio-order = Ordre
studio-order-sprite = Le premier est le joueur : la vue le suit, et il est dessiné au-dessus des autres.
studio-earlier = Plus tôt
studio-later = Plus tard
studio-removed = { $name } a été enlevé.

## Niveaux et réglages
studio-level-edit = Dessiner { $name }
studio-level-name = Nom du niveau { $n }
studio-level-play = Jouer { $name }
studio-level-up = { $name } : monter
studio-level-down = { $name } : descendre
studio-level-copy = Dupliquer { $name }
studio-level-resize = Taille de { $name }
studio-level-remove = Supprimer { $name }
studio-pace = Vitesse
studio-pace-is = { $rounds } tours par seconde

## Texte
studio-text-label = Le jeu sous forme de texte
studio-text-first = La première ligne doit être « tilecode 1 ». Ce que vous avez tapé reste ici en attendant.
studio-no-findings = Rien à redire.
studio-finding-count =
    { $count ->
        [one] Une remarque
       *[other] { $count } remarques
    }
studio-line = Ligne { $line }
studio-text-copy = Copier
studio-text-replace = Remplacer
studio-text-save = Enregistrer

## Versions
studio-versions-help = Chaque modification est gardée aussitôt. De temps en temps une version est mise de côté ici, et toujours avant que tout soit remplacé.
studio-version-keep = Garder cette version
studio-version-kept = Cette version est gardée.
studio-no-versions = Pas encore de version précédente.
studio-version-size =
    { $levels ->
        [one] un niveau
       *[other] { $levels } niveaux
    }, { $rules ->
        [one] une règle
       *[other] { $rules } règles
    }
studio-version-back = Y revenir
studio-version-restored = Le jeu est comme il était alors.
studio-version-now = Tel qu’il est maintenant

## Partager
studio-share-link = Lien vers le jeu
studio-share-link-help = Qui l’ouvre peut jouer aussitôt, et en faire une copie à modifier.
studio-share-replay = Lien vers votre dernière partie
studio-share-replay-help = Montre ce que vous avez fait, tour par tour.
studio-share-page = Une page à garder
studio-share-page-help = Un seul fichier HTML qui se joue partout, sans réseau.
studio-share-animation = Animation
studio-share-animation-help = Votre dernière partie en image animée (GIF).
studio-share-picture = Image
studio-share-picture-help = Le premier niveau en image (PNG).
studio-share-file = Fichier
studio-share-file-help = Tout, avec ses parties gardées, à rouvrir dans l’atelier.
studio-share-no-play = Jouez une fois à votre jeu : il y aura alors une partie et une animation à partager.
studio-share-too-long = C’est trop long pour un lien. Partagez un fichier ou une page.
studio-share-fault = Cela n’a pas pu être fait.

### rules

### watch
