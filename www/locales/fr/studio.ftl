### The sentences of the studio, in one block per part.

### core

studio-no-kind = Rien ne s’appelle « { $name } ».
studio-no-background = { $name ->
        [none] Il faut d’abord un fond au jeu.
       *[other] « { $name } » n’est pas un fond.
    }
studio-no-sprite = « { $name } » n’est pas un personnage.
studio-no-counter = Aucun compteur ne s’appelle « { $name } ».
studio-no-message = Aucun message ne s’appelle « { $name } ».
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
studio-group-circle = « { $name } » serait dans lui-même : il ne peut pas être dans ce groupe.
studio-last-background = « { $name } » doit rester : il faut un fond au jeu.
studio-last-frame = « { $name } » a besoin de cette image : il n’y en a pas d’autre.
studio-full = { $what ->
        [backgrounds] Il peut y avoir { $most } fonds au plus.
        [sprites] Il peut y avoir { $most } sortes de personnages au plus.
        [levels] Il peut y avoir { $most } niveaux au plus.
        [rules] Il peut y avoir { $most } règles au plus.
        [frames] Il peut y avoir { $most } images au plus.
        [comparisons] Une règle compare { $most } compteurs au plus.
        [counters] Il peut y avoir { $most } compteurs au plus.
        [messages] Il peut y avoir { $most } messages au plus.
        [groups] Il peut y avoir { $most } groupes au plus.
        [commands] Une rangée a { $most } commandes au plus.
        [placed] Un niveau a { $most } personnages au plus.
       *[tests] Il peut y avoir { $most } tests au plus.
    }
studio-no-project = Ce n’est pas un projet : voyez la ligne { $line }, colonne { $column }.
studio-no-block = Ce n’est pas un morceau de plan.
studio-no-rule-text = Ce n’est pas une règle : une règle commence par le mot « rule », puis viennent des lignes « when » et « do ».
studio-no-test-text = Ce n’est pas un test.
studio-too-long = Le jeu est trop long : son texte peut avoir un million de lettres.

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
studio-place-record = Montrer
studio-place-levels = Niveaux
studio-place-settings = Réglages
studio-place-text = Texte
studio-place-versions = Versions
studio-place-share = Partager
studio-place-tutorial = Apprendre
studio-untitled = Sans titre
studio-refused = Cela ne va pas : { $why }
studio-undone = Annulé : { $what }.
studio-redone = Rétabli : { $what }.
studio-did =
    { $what ->
        [title] le titre
        [pace] la vitesse
        [time] la marche du temps
        [author] votre nom
        [about] la ligne sur le jeu
        [machine] la machine qui le fait tourner
        [rooms] le plan des salles
        [remix] le merci à l’auteur du jeu
        [text] tout le texte
        [kind-add] { $name } ajouté
        [kind-rename] { $name } renommé
        [kind-letter] la lettre de { $name }
        [kind-picture] l’image de { $name }
        [kind-style] comment { $name } bouge et sonne
        [kind-order] l’ordre de { $name }
        [kind-copy] { $name } dupliqué
        [kind-remove] { $name } supprimé
        [group] ce qui est « { $name } »
        [counter] le compteur { $name }
        [message] le message { $name }
        [level-add] un nouveau niveau
        [level-copy] niveau { $n } dupliqué
        [level-remove] niveau { $n } supprimé
        [level-move] niveau { $n } déplacé
        [level-name] le nom du niveau { $n }
        [level-resize] la taille du niveau { $n }
        [level] le niveau { $n }
        [map] le plan du niveau { $n }
        [rule-add] une nouvelle règle
        [rule-remove] règle { $n } supprimée
        [rule-copy] règle { $n } dupliquée
        [rule-move] règle { $n } déplacée
        [rule-on] règle { $n } rallumée
        [rule-off] règle { $n } éteinte
        [rule] un changement de la règle { $n }
       *[test] un test
    }
studio-steps = Tous les changements
studio-steps-help = Touchez-en un pour revenir juste après lui, ou repartir en avant.
studio-steps-start = Le début
studio-steps-undone = annulé
studio-skipped =
    { $count ->
        [one] La règle { $rules } n’est pas finie. Le jeu se joue sans elle.
       *[other] Les règles { $rules } ne sont pas finies. Le jeu se joue sans elles.
    }
studio-made =
    { $where ->
        [here] sur cet appareil
       *[device]
            { $system ->
                [iPhone] sur un autre appareil (iPhone)
                [iPad] sur un autre appareil (iPad)
                [Android] sur un autre appareil (Android)
                [Windows] sur un autre appareil (Windows)
                [Macintosh] sur un autre appareil (Mac)
                [CrOS] sur un autre appareil (Chromebook)
                [Linux] sur un autre appareil (Linux)
               *[other] sur un autre appareil
            }
    }
studio-merge = Réunir
studio-merging = la réunion avec un autre état
studio-merge-title = Changé deux fois
studio-merge-help =
    { $where ->
        [tab] Ceci a été changé ici et dans un autre onglet ({ $when }). Choisissez ce qui reste. L’autre état est gardé parmi les versions.
       *[device] Ceci a été changé ici et sur un autre appareil ({ $when }). Choisissez ce qui reste. L’autre état est gardé parmi les versions.
    }
studio-merge-side =
    { $side ->
        [ours] Comme ici
        [theirs] Comme là-bas
       *[both] Les deux
    }
studio-merge-gone = Supprimé
studio-merge-later = L’autre état reste parmi les versions, où l’on peut le réunir avec celui-ci.
studio-merged =
    { $where ->
        [tab] Réuni avec un autre onglet : { $what }
       *[device] Réuni avec un autre appareil : { $what }
    }
studio-merged-more = { $count } de plus
studio-part =
    { $sort ->
        [title] le titre
        [pace] la vitesse
        [time] la marche du temps
        [machine] la machine qui le fait tourner
        [rooms] le plan des salles
        [author] l’auteur
        [about] la ligne sur le jeu
        [origin] ce dont il est tiré
        [counter] le compteur { $name }
        [message] le message { $name }
        [kind] { $name }
        [group] ce qui est « { $name } »
        [level] le niveau { $n }
        [rule] la règle { $n }
        [test] le test { $n }
       *[unread] une ligne illisible
    }
studio-guest = Rien n’est encore gardé : ce jeu devient le vôtre au premier changement.
studio-unkept = Pas gardé : le navigateur n’a pas de place. Ce sera perdu à la fermeture de la page.
studio-unkept-mark = Pas gardé
studio-project-gone = Ce jeu n’est plus ici.
studio-try-again = Réessayer
studio-key-undo = annuler, rétablir
studio-key-tabs = accueil, plan, règles, images, jouer
studio-key-play = jouer
studio-key-back = retour
studio-key-help = toutes les touches

## Projets
studio-own = Vos jeux
studio-none = Aucun pour l’instant. Créez-en un, ou ouvrez une copie d’un jeu ci-dessous et modifiez-la.
studio-new = Nouveau jeu
studio-new-title = Mon jeu
studio-learn = Apprendre
studio-tutorial-title = Mon premier jeu
studio-tutorial-level = Un
studio-tutorial-wall = mur
studio-import = Ouvrir un fichier
studio-bring = Un jeu d’ailleurs
studio-bring-title = Importer un jeu d’ailleurs
studio-bring-about = Collez le texte d’un jeu PuzzleScript, ouvrez ou déposez son fichier. Il devient un nouveau projet dans la mesure où ses règles y entrent ; une liste dit ce qui n’y entre pas.
studio-bring-original = Les jeux du TileCode d’origine (pour MakeCode Arcade) viennent sous la forme du texte qu’imprime son Export, ou de ce que le navigateur en garde : la valeur « simstate » de sa page.
studio-bring-sokoban = Les niveaux de Sokoban viennent en texte ou en fichier : un seul, ou toute une collection.
studio-bring-maps = Les cartes de Tiled (.tmx, .tmj) et de LDtk, et les tableaux de nombres ou de mots (.csv), deviennent des niveaux. Déposez une carte avec ses jeux de tuiles et leurs images.
studio-bring-tool = Cela vient de { $tool }, dont les fichiers ne peuvent pas s’importer. Ses images le peuvent, en PNG.
studio-bring-hack = Importez le texte de ce jeu : sur sa page, touchez « hack », et copiez tout ce que montre l’éditeur.
studio-bring-some =
    { $count ->
       *[other] { $count } jeux
    }
studio-bring-rules =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
studio-bring-levels =
    { $count ->
        [1] Un niveau
        [one] { $count } niveau
       *[other] { $count } niveaux
    }
studio-bring-all = Faire un projet de chacun
studio-bring-kept =
    { $count ->
        [one] { $count } jeu est parmi vos projets.
       *[other] { $count } jeux sont parmi vos projets.
    }
studio-pictures-title = Importer des images
studio-pictures-size = Taille d’une case, en pixels
studio-pictures-gap = Espace entre les cases
studio-pictures-choose = Les images à importer
studio-pictures-tile = Image { $n }
studio-pictures-colours = Chaque pixel prend la plus proche des seize couleurs.
studio-pictures-mixed = Les calques qui mêlent leurs couleurs autrement qu’en se couvrant sont posés les uns sur les autres.
studio-pictures-as = Elles deviennent
studio-pictures-sprites = Des sprites
studio-pictures-backgrounds = Des fonds
studio-pictures-frames = Un sprite animé
studio-pictures-none = On ne voit rien dans cette image.
studio-pictures-room =
    { $most ->
        [0] { $sort ->
            [backgrounds] Ce projet n’a plus de place pour un fond.
           *[sprites] Ce projet n’a plus de place pour un sprite.
        }
        [1] Il y a de la place pour une image. Choisissez-en une.
       *[other] Il y a de la place pour { $most } images. Choisissez-en moins.
    }
studio-pictures-add =
    { $count ->
        [1] Importer une image
        [one] Importer { $count } image
       *[other] Importer { $count } images
    }
studio-pictures-added =
    { $count ->
        [1] Une image est dans le projet.
        [one] { $count } image est dans le projet.
       *[other] { $count } images sont dans le projet.
    }
studio-map-title = Importer des cartes
studio-map-into = Les niveaux vont dans
studio-map-open = Ce projet
studio-map-new = Un nouveau projet
studio-map-which = Quelle tuile est quoi ?
studio-map-bare = Endroits vides
studio-map-nothing = Rien
studio-map-background = Nouveau fond
studio-map-sprite = Nouveau sprite
studio-map-like = Comme
studio-map-count =
    { $count ->
        [1] une fois
       *[other] { $count } fois
    }
studio-map-size = { $rows } × { $cols }
studio-map-more =
    { $count ->
        [1] Et un niveau de plus.
        [one] Et { $count } niveau de plus.
       *[other] Et { $count } niveaux de plus.
    }
studio-map-known =
    { $count ->
        [1] Une tuile reste comme avant
        [one] { $count } tuile reste comme avant
       *[other] { $count } tuiles restent comme avant
    }
studio-map-wanted =
    { $count ->
        [1] Il faut aussi à cette carte le fichier { $files }. Sans lui, des tuiles n’ont pas d’image ou des niveaux manquent.
       *[other] Il faut aussi à cette carte { $count } fichiers : { $files }. Sans eux, des tuiles n’ont pas d’image ou des niveaux manquent.
    }
studio-map-files =
    { $count ->
        [1] Ouvrir ce fichier
       *[other] Ouvrir ces fichiers
    }
studio-map-other = { $name } ne fait pas partie d’une carte.
studio-map-bring =
    { $count ->
        [1] Importer un niveau
        [one] Importer { $count } niveau
       *[other] Importer { $count } niveaux
    }
studio-map-brought =
    { $count ->
        [1] Un niveau est dans le projet.
        [one] { $count } niveau est dans le projet.
       *[other] { $count } niveaux sont dans le projet.
    }
studio-map-without =
    { $count ->
        [1] Un niveau est omis : il n’y a pas de place pour lui dans le projet.
        [one] { $count } niveau est omis : il n’y a pas de place pour lui dans le projet.
       *[other] { $count } niveaux sont omis : il n’y a pas de place pour eux dans le projet.
    }
studio-map-no-room = Il n’y a aucun niveau à importer, ou pas de place pour lui dans le projet.
studio-map-lost-hidden = Les calques et objets cachés sont omis : { $of }.
studio-map-lost-turned =
    { $count ->
        [1] Une tuile y est tournée ou retournée. Ici, elle est comme sur son image.
        [one] { $count } tuile y est tournée ou retournée. Ici, elle est comme sur son image.
       *[other] { $count } tuiles y sont tournées ou retournées. Ici, elles sont comme sur leurs images.
    }
studio-map-lost-shapes =
    { $count ->
        [1] Un objet sans tuile ni nom est omis.
        [one] { $count } objet sans tuile ni nom est omis.
       *[other] { $count } objets sans tuile ni nom sont omis.
    }
studio-map-lost-templates = Les objets faits d’après des modèles sont omis : { $of }.
studio-map-lost-images = Les calques faits d’une seule image sont omis : { $of }.
studio-map-lost-slanted = La carte n’y est pas à angle droit ({ $of }). Ses lignes et ses colonnes sont les mêmes ici.
studio-map-lost-cut = Plus grand que 127 cases sur 127, et coupé à droite ou en bas : { $of }.
studio-map-lost-outside =
    { $count ->
        [1] Une chose au-delà du bord d’une carte est omise.
        [one] { $count } chose au-delà du bord d’une carte est omise.
       *[other] { $count } choses au-delà des bords des cartes sont omises.
    }
studio-map-lost-grid = Les calques dont les tuiles ont une autre taille sont ajustés à celle du niveau : { $of }.
studio-map-lost-drawn = Les calques de nombres viennent selon leur sens, et non selon ce que des règles en ont dessiné : { $of }.
studio-map-lost-rare =
    { $count ->
        [1] La tuile la plus rare est omise : il y en a trop de différentes.
        [one] Il y a trop de tuiles différentes : { $count } est omise, la plus rare.
       *[other] Les { $count } tuiles les plus rares sont omises : il y en a trop de différentes.
    }
studio-map-lost-unused = Aucune tuile ne vient de ces images : { $of }.
studio-map-xml =
    { $line ->
        [0] { $name } ne peut pas se lire : son XML est abîmé.
       *[other] { $name } ne peut pas se lire : son XML est abîmé à la ligne { $line }.
    }
studio-map-json =
    { $line ->
        [0] { $name } ne peut pas se lire : son JSON est abîmé.
       *[other] { $name } ne peut pas se lire : son JSON est abîmé à la ligne { $line }.
    }
studio-map-field = Cette carte ne peut pas se lire : « { $field } » de « { $place } » manque ou est faux.
studio-map-data = Le calque « { $layer } » est abîmé : il a { $found } tuiles lisibles au lieu de { $count }.
studio-map-packed = Le calque « { $layer } » est compressé en « { $compression } », qui est inconnu. Dans les propriétés de la carte de Tiled, choisissez CSV comme format des calques de tuiles.
studio-map-zstd = Le calque « { $layer } » est compressé en Zstandard, que les navigateurs ne lisent pas. Dans les propriétés de la carte de Tiled, choisissez CSV comme format des calques de tuiles.
studio-map-large = Cette carte a plus de quatre millions de tuiles, à partir du calque « { $layer } ».
studio-map-tileset = { $name } est un jeu de tuiles sans carte. Déposez-le avec sa carte.
studio-map-level = { $name } est un seul niveau d’un projet de LDtk. Déposez-le avec le fichier du projet.
studio-map-empty = Il n’y a aucune tuile sur cette carte.
studio-archive-empty = { $name } ne contient aucun jeu fait ici.
studio-image-broken = { $name } ne peut pas se lire comme image : le fichier est abîmé, ou d’une sorte que ce navigateur ne connaît pas.
studio-image-large = { $name } a plus de deux millions de pixels.
studio-image-tiles = { $name } contient des cartes de tuiles, qui ne peuvent pas s’importer. Faites-en des calques là-bas.
studio-bring-text = Texte du jeu
studio-bring-open = En faire un projet
studio-bring-wait = Lecture du jeu …
studio-brought-whole =
    { $from ->
        [original] Tout ce qui compte pour jouer y est : ce jeu se joue comme dans le TileCode d’origine.
        [sokoban] Tous les niveaux sont là. Les caisses se poussent, sans jamais se tirer, et un niveau est gagné quand chaque caisse est sur une cible.
       *[puzzlescript] Tout ce qui compte pour jouer y est : ce jeu se joue comme dans PuzzleScript.
    }
studio-brought-part =
    { $from ->
        [sokoban] { $count ->
            [1] Un niveau est omis.
            [one] { $count } niveau est omis.
           *[other] { $count } niveaux sont omis.
        }
       *[other] { $count ->
            [1] Une ligne n’y entre pas. Sans elle, le jeu se joue autrement que dans
            [one] { $count } ligne n’y entre pas. Sans elle, le jeu se joue autrement que dans
           *[other] { $count } lignes n’y entrent pas. Sans elles, le jeu se joue autrement que dans
        } { $from ->
            [original] le TileCode d’origine.
           *[puzzlescript] PuzzleScript.
        }
    }
studio-brought-seen =
    { $count ->
        [1] Une ligne qui ne fait que se voir ou s’entendre est omise.
        [one] { $count } ligne qui ne fait que se voir ou s’entendre est omise.
       *[other] { $count } lignes qui ne font que se voir ou s’entendre sont omises.
    }
studio-brought-line = Ligne { $line }
studio-brought-look = Le regarder
studio-brought-play = Y jouer
studio-shipped = Des jeux à jouer et à modifier
studio-open = Ouvrir
studio-open-it = Ouvrir { $title }
studio-open-copy = Ouvrir une copie
studio-open-copy-of = { $title } : ouvrir une copie
studio-play-it = Jouer à { $title }
studio-faults =
    { $count ->
        [1] une faute
        [one] { $count } faute
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
studio-its-settings = Ce que c’est, nom, lettre, supprimer
studio-findings = Problèmes
studio-all-findings = Tout montrer ({ $count })
studio-warning = Attention :
studio-error = Faute :
studio-sizes = La place qui reste
studio-size-backgrounds = Fonds
studio-size-sprites = Personnages
studio-size-groups = Groupes
studio-size-levels = Niveaux
studio-size-rules = Règles
studio-size-bytes = Taille du texte
studio-size-tests = Tests
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
studio-pasted-kinds = Venus avec dans ce projet : { $kinds }.
studio-paste-where = Touchez l’endroit où le poser.
studio-copied = Copié, { $rows } sur { $cols }.
studio-covered = { $name } s’y trouve maintenant, sous { $over }.
studio-picked = On dessine maintenant avec { $name }.
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
studio-size = { $cols } × { $rows }
studio-rows = Lignes
studio-columns = Colonnes
studio-resize-help = Lignes au-dessus et au-dessous, colonnes à gauche et à droite : ce qui part est perdu, mais s’annule. Une bordure autour du plan reste autour.
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
studio-kind-settings = Fiche
studio-frames = Ses images
studio-frame = Image { $n }
studio-frame-looks = Image { $n } : regarde { $n ->
    [1] en bas
    [2] à gauche
    [3] en haut
   *[other] à droite
}
studio-frame-add = Ajouter une image
studio-frame-remove = Supprimer l’image { $n }
studio-life = Mouvement et son
studio-life-of = Mouvements et son : { $name }
studio-facing = Où elle regarde
studio-facing-same = Toujours pareil
studio-facing-turn = Elle tourne
studio-facing-flip = Gauche ou droite
studio-facing-four = Quatre côtés
studio-facing-turn-help = Dessinez l’image tournée vers la droite : le jeu la tourne dans le sens du mouvement.
studio-facing-flip-help = Dessinez l’image tournée vers la droite : vers la gauche, le jeu la montre en miroir.
studio-facing-four-help = Dessinez quatre images : vers le bas, la gauche, le haut et la droite.
studio-gait = Comment on passe à la case suivante
studio-gait-slide = En glissant
studio-gait-hop = En sautant
studio-beat = Quand les images changent
studio-beat-always = Tout le temps
studio-beat-walk = En mouvement
studio-sound = Son
studio-sound-sprite = On l’entend à chaque apparition et disparition. Touchez pour écouter.
studio-sound-background = On l’entend quand une case devient ceci. Touchez pour écouter.
studio-sound-usual = par défaut
studio-sound-blip = bip
studio-sound-chime = carillon
studio-sound-coin = pièce
studio-sound-crunch = crac
studio-sound-pop = pop
studio-sound-thud = boum
studio-sound-whoosh = souffle
studio-sound-zap = zap
studio-sound-none = silence
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

## Les images de la galerie, qui donnent leur nom aux nouveaux personnages et fonds
studio-picture-grass = herbe
studio-picture-dirt = terre
studio-picture-sand = sable
studio-picture-space = espace
studio-picture-night = nuit
studio-picture-floor = plancher
studio-picture-brick = mur
studio-picture-stone = pierre
studio-picture-wood = bois
studio-picture-water = eau
studio-picture-lava = lave
studio-picture-ice = glace
studio-picture-road = route
studio-picture-belt = tapis-roulant
studio-picture-hedge = haie
studio-picture-snow = neige
studio-picture-goal = but
studio-picture-path = chemin
studio-picture-tunnel = tunnel
studio-picture-carpet = moquette
studio-picture-alien = alien
studio-picture-amber = ambre
studio-picture-amethyst = améthyste
studio-picture-apple = pomme
studio-picture-ball = balle
studio-picture-block = bloc
studio-picture-body = anneau
studio-picture-bomb = bombe
studio-picture-boulder = rocher
studio-picture-bug = coccinelle
studio-picture-car = voiture
studio-picture-coin = pièce
studio-picture-crate = caisse
studio-picture-cursor = curseur
studio-picture-diamond = diamant
studio-picture-dog = chien
studio-picture-door = porte
studio-picture-dot = point
studio-picture-emerald = émeraude
studio-picture-exit = sortie
studio-picture-flag = drapeau
studio-picture-frog = grenouille
studio-picture-ghost = fantôme
studio-picture-heart = cœur
studio-picture-key = clé
studio-picture-muncher = glouton
studio-picture-pill = pastille
studio-picture-player = joueur
studio-picture-robot = robot
studio-picture-ruby = rubis
studio-picture-sapphire = saphir
studio-picture-saucer = soucoupe
studio-picture-sheep = mouton
studio-picture-ship = vaisseau
studio-picture-shot = tir
studio-picture-slime = gelée
studio-picture-snake = serpent
studio-picture-spark = étincelle
studio-picture-spook = spectre
studio-picture-star = étoile
studio-picture-trace = trace
studio-picture-truck = camion
studio-picture-whiff = odeur

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
studio-time = Temps
studio-time-rounds = Avance toujours
studio-time-turns = Attend une touche
studio-rooms-title = Neuf salles
studio-rooms-about = Chaque clé ouvre une porte, et la grille en prend quatre.
studio-rooms-levels = L’un après l’autre
studio-rooms-rooms = Des salles
studio-rooms-levels-help = Gagner mène au niveau suivant. Un niveau recommence toujours à neuf.
studio-rooms-columns = Colonnes de salles
studio-rooms-help = Les figurines vont d’une salle à l’autre, et chaque salle reste comme on l’a quittée. Gagner dans une salle, c’est gagner la partie.
studio-machine = Machine
studio-machine-original = Celle d’origine
studio-machine-published = Celle de l’application publiée
studio-machine-help = Ce jeu se joue comme dans le TileCode d’origine, avec toutes ses habitudes. Dans l’application publiée, un arrêt seul ne change rien.
studio-machine-own = Prendre les règles de cette machine-ci
studio-machine-use = Les prendre
studio-machine-same = Rien ne devrait alors se jouer autrement.
studio-machine-differs = Voici ce que fait l’original et qui ne vaudra plus ; certaines choses peuvent donc se jouer autrement :
studio-habit-first = De plusieurs personnages d’une case, seul le premier de la première sorte est regardé.
studio-habit-destroy = « Détruire » au centre prend le premier personnage de la case, quel que soit celui de la règle.
studio-habit-dot = Le point rouge nomme des fonds et des personnages : le fond est regardé d’abord.
studio-habit-looks = Une règle de choc ne regarde que les sortes du centre et du point rouge.
studio-habit-turns = Les chocs se font un personnage après l’autre, à partir du dernier envoyé.
studio-habit-stops = Un arrêt change la case en tout cas, ou en aucun.
studio-habit-off = Un personnage envoyé hors du plan garde sa direction, et celui qui y est créé peut y entrer.
studio-habit-portal = Après un portail, le personnage du centre reçoit encore les ordres.
studio-habit-press = De plusieurs mouvements par boutons, celui de la règle listée en premier compte.
studio-habit-moves = De plusieurs mouvements par changement, chacun remplace le précédent au hasard ; les premiers de la liste comptent donc plus.
studio-habit-views = Des vues semblables agissent chacune.
studio-habit-paints = De plusieurs peintures d’une case, la dernière compte.
studio-habit-never = Une règle « jamais » regarde par chaque vue à part, et seulement les personnages de la première sorte de son centre.
studio-habit-ends = De gagner et perdre au même tour, le dernier compte.
studio-habit-buttons = Tous les boutons depuis le dernier tour comptent ensemble, et le premier tour n’en attend aucun.
studio-time-rounds-help = Tout bouge tout seul, qu’on appuie ou non.
studio-time-turns-help = Après chaque touche, le jeu avance jusqu’à ce que plus rien ne change, puis il attend.
studio-pace-is =
    { $rounds ->
        [one] { $rounds } tour par seconde
       *[other] { $rounds } tours par seconde
    }

## Ce qu’on sait des niveaux
studio-proof-ask = Ce niveau peut-il être gagné ?
studio-proof-waits = Pas encore essayé.
studio-proof-asked = On cherche comment gagner…
studio-proof-wins =
    { $presses ->
        [0] Se gagne sans appuyer.
        [1] Peut se gagner en appuyant une fois.
       *[other] Peut se gagner en appuyant { $presses } fois.
    }
studio-proof-never = Impossible à gagner.
studio-proof-carried = Impossible à gagner si la partie commence ici. Les compteurs des niveaux d’avant peuvent changer cela.
studio-proof-unknown =
    { $thousands ->
        [0] On ne sait pas : aucun moyen de gagner n’a été trouvé.
       *[other] On ne sait pas : aucun moyen de gagner n’a été trouvé en { $rounds } tours environ.
    }
studio-proof-room = Aucun moyen de gagner n’a été trouvé dans cette seule salle. Les chemins vers d’autres salles n’ont pas été suivis.
studio-proof-longer = Chercher plus longtemps
studio-proof-progress =
    { $tried ->
        [0] Aucun niveau essayé pour l’instant.
       *[other] Essayés : { $tried } sur { $count }. Gagnables : { $won }.
    }
studio-proof-stop = Arrêter
studio-proof-go-on = Continuer
studio-proof-failed = Cela n’a pas marché.
studio-proof-watch = Regarder
studio-proof-keep = Garder comme test
studio-proof-kept = Gardé comme test. Il dira si un changement casse ce chemin.
studio-proof-test = Un moyen de gagner le niveau { $n }
studio-proof-bots =
    { $name ->
        [waiting] Un robot qui n’appuie sur rien gagne ce niveau.
        [holding] Un robot qui tient un bouton enfoncé gagne ce niveau : { $won } parties sur { $plays }.
        [random] Un robot qui appuie au hasard gagne ce niveau : { $won } parties sur { $plays }.
        [greedy] Un robot qui va droit au but gagne ce niveau : { $won } parties sur { $plays }.
        [slow] Les tours durent trop longtemps pour les robots.
       *[nobody] Aucun robot n’a réussi ce niveau en { $plays } parties.
    }
studio-proof-choose = Ce jeu continue toujours : des robots ne font que l’essayer. Pour une preuve, choisissez « Attend un appui » dans les réglages.
studio-proof-ends = Où ils finissent
studio-proof-ends-none = Le plan montre où finit { $kind }, qui n’a jamais été dans ce niveau.
studio-proof-ends-help = Plus le point est grand, plus de parties ont fini avec { $kind } à cet endroit. Le plus gros : { $count } sur { $plays }, ligne { $row }, colonne { $col }.
studio-check =
    { $count ->
        [0] Chercher des problèmes
       *[other] Chercher d’autres problèmes
    }
studio-check-help = Essaie de gagner chaque niveau et cherche les règles qui ne servent jamais.
studio-check-level = Essai du niveau { $n } sur { $count }…
studio-check-rules = On cherche les règles qui ne servent jamais…
studio-check-never = { $name } : impossible à gagner.
studio-check-rule = Elle n’a servi dans aucun test, ni à aucun robot.
studio-check-undone = Elle défait ce que fait la règle { $n }.
studio-check-kind = « { $name } » n’est dans aucun niveau, et aucune règle ne le crée.
studio-check-slow = Les tours durent trop longtemps pour trouver les règles qui ne servent jamais.
studio-check-nothing = Pas d’autre problème trouvé : chaque règle active a servi dans une partie.

## Compteurs et messages
studio-room =
    Places libres : { $sort ->
        [sprite] { $sprites ->
            [1] un personnage
            [one] { $sprites } personnage
           *[other] { $sprites } personnages
        }
        [background] { $backgrounds ->
            [1] un fond
            [one] { $backgrounds } fond
           *[other] { $backgrounds } fonds
        }
       *[both] { $sprites ->
            [0] aucun personnage
            [1] un personnage
           *[other] { $sprites } personnages
        } et { $backgrounds ->
            [0] aucun fond
            [1] un fond
           *[other] { $backgrounds } fonds
        }
    }.
studio-is = Ce que c’est
studio-is-more = Un mot à vous
studio-is-add = Ajouter le mot
studio-is-through = C’est ainsi parce que c’est « { $group } ».
studio-is-like = Pareil que
studio-group-name =
    { $word ->
        [stops] bloque
        [can-be-pushed] se-pousse
        [falls] tombe
        [deadly] mortel
       *[can-be-taken] se-prend
    }
studio-groups = Groupes
studio-groups-help = Un groupe est un mot pour plusieurs personnages et fonds. Les règles le nomment une fois ; ce qui le rejoint plus tard leur obéit aussi.
studio-group-new = Nouveau groupe
studio-group = Groupe
studio-group-members = Ce qu’il contient
studio-group-removed = Le groupe « { $name } » a été supprimé.
studio-group-delete-help = S’il est supprimé, les règles qui le nomment nomment ce qu’il contenait.
studio-in-the-way = Qu’est-ce qui bloque le passage ?
studio-in-the-way-help = Choisissez tout ce qui arrête un personnage. Ce que vous ajouterez plus tard peut bloquer aussi : sa fiche le dit.
studio-counters = Compteurs
studio-counter = Compteur
studio-counter-new = Nouveau compteur
studio-counter-name = compteur
studio-counter-start = Commence à
studio-counter-shown = Affiché à côté du plateau
studio-messages = Messages
studio-message = Message
studio-message-new = Nouveau message
studio-message-text = Ce qu’il dit

## Texte
studio-text-label = Le jeu sous forme de texte
studio-text-large = Ce texte est trop long. Le dernier qui tient est gardé.
studio-text-first = La première ligne doit être « tilecode 1 » ou « tilecode 2 ». Ce que vous avez tapé reste ici en attendant.
studio-no-findings = Aucun problème.
studio-finding-count =
    { $count ->
        [1] Un problème
        [one] { $count } problème
       *[other] { $count } problèmes
    }
studio-line = Ligne { $line }
studio-text-copy = Copier
studio-text-replace = Remplacer
studio-text-save = Enregistrer

## Versions
studio-versions-help = Chaque modification est gardée aussitôt. De temps en temps une version est mise de côté ici, et toujours avant que tout soit remplacé.
studio-version-keep = Garder cette version
studio-version-name = Nom, si vous voulez
studio-version-before = Avant : { $what }
studio-version-kept = Cette version est gardée.
studio-no-versions = Pas encore de version précédente.
studio-version-size =
    { $levels ->
        [1] un niveau
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }, { $rules ->
        [1] une règle
        [one] { $rules } règle
       *[other] { $rules } règles
    }
studio-version-back = Y revenir
studio-version-restored = Le jeu est comme il était alors.
studio-version-now = Tel qu’il est maintenant

## Partager
studio-share-card = Ce que voient les joueurs
studio-share-about = Que faut-il faire ?
studio-share-about-example = Prenez toutes les pièces et évitez les fantômes.
studio-share-author = Votre nom, pour signer si vous le souhaitez
studio-share-author-example = Vide : sans signature
studio-share-sound = Son
studio-share-link = Lien vers le jeu
studio-share-link-help = Qui l’ouvre peut jouer aussitôt, et en faire une copie à modifier.
studio-share-replay = Lien vers votre dernière partie
studio-share-replay-help = Montre ce que vous avez fait, tour par tour.
studio-share-page = Une page à garder
studio-share-page-help = Un seul fichier HTML qui se joue partout, sans réseau.
studio-share-zip = Archive pour les sites de jeux
studio-share-zip-help = Un ZIP avec la page et une image, comme le prennent les sites de jeux.
studio-share-animation = Animation
studio-share-animation-help = Votre dernière partie en image animée (GIF).
studio-share-picture = Image
studio-share-picture-help = Le premier niveau en image (PNG).
studio-share-file = Fichier
studio-share-file-help = Tout, avec ses tests, à rouvrir dans l’atelier.
studio-share-original = Pour le TileCode d’origine
studio-share-original-help = Le texte qu’imprime son propre Export, pour son code source.
studio-share-original-not = Ce jeu n’entre pas dans le TileCode d’origine :
studio-share-no-play = Jouez une fois à votre jeu : il y aura alors une partie et une animation à partager.
studio-share-too-long = C’est trop long pour un lien. Partagez un fichier ou une page.
studio-share-fault = Cela n’a pas pu être fait.

### packs

studio-pack = Partager un recueil
studio-pack-about = Choisissez les jeux dans l’ordre où le recueil doit les présenter.
studio-pack-unfinished = ne fonctionne pas encore
studio-pack-order = jeu { $n }
studio-pack-least = Un recueil compte au moins deux jeux.
studio-pack-untitled = Recueil de jeux
studio-pack-too-large = Ensemble, ces jeux sont trop grands pour un recueil. Retirez-en un.
studio-share-pack = Lien vers le recueil
studio-share-pack-help = Qui l’ouvre voit les jeux, y joue, et peut en faire des copies à modifier.
studio-share-pack-file = Fichier
studio-share-pack-file-help = Tous les jeux en un seul texte, à ouvrir dans Tilery.

### rules

## The list of rules
studio-rules-none = Il n’y a pas encore de règle. Une règle dit : quand c’est ainsi, faire cela.
studio-rules-of = Règles de { $name }
studio-rules-none-of = { $name } n’a pas encore de règle.
studio-rules-elsewhere = { $count ->
    [1] Encore une règle pour { $name }, partagée avec d’autres
    [one] Encore { $count } règle pour { $name }, partagée avec d’autres
   *[other] Encore { $count } règles pour { $name }, partagées avec d’autres
}
studio-rules-others = Pour tout le plan, ou à finir
studio-rules-filter = Les règles de qui
studio-rules-all = Toutes
studio-rules-add = Nouvelle règle
studio-cookbook = Recettes
studio-cookbook-help = Choisissez ce qui doit se passer. Les règles sont ajoutées, avec un test.
studio-recipe-role = Pour « { $name } »
studio-recipe-kind =
    { $role ->
        [air] air
        [beast] bête
        [belt] tapis
        [box] caisse
        [bullet] tir
        [coin] pièce
        [door] porte
        [earth] terre
        [exit] sortie
        [friend] ami
        [gate] portail
        [gem] gemme
        [ground] sol
        [guard] garde
        [hero] héros
        [hunter] chasseur
        [ice] glace
        [key] clé
        [load] paquet
        [mark] marque
        [prey] proie
        [rock] rocher
        [scent] odeur
        [sledge] traîneau
        [spook] fantôme
        [stale] trace
        [target] cible
        [tunnel] tunnel
        [vine] liane
       *[wall] mur
    }
studio-recipe-group = Quelque chose { $of }
studio-recipe-new = Un nouveau
studio-recipe-add = Ajouter
studio-recipe-next = Ensuite : { $recipe }
studio-cooked =
    { $count ->
        [1] Une règle a été ajoutée, et un test.
        [one] { $count } règle a été ajoutée, et un test.
       *[other] { $count } règles ont été ajoutées, et un test.
    }
studio-recipe =
    { $recipe ->
        [walk] Marcher, jusqu’aux murs
        [push] Pousser une caisse
        [marks] Toutes les caisses sur des marques : gagné
        [pull] Tirer quelque chose
        [dig] Creuser la terre
        [collect] Ramasser pour des points
        [danger] Perdre en touchant un danger
        [key] Ouvrir une porte avec une clé
        [fall] Tomber et rouler
        [crush] Ce qui tombe écrase le joueur
        [ice] Glisser sur la glace
        [conveyor] Un tapis porte les choses
        [patrol] Aller et venir
        [wander] Errer au hasard
        [flee] Fuir le joueur
        [hunt] Un chasseur poursuit le joueur
        [teleport] Sauter ailleurs
        [shoot] Tirer
        [grow] Pousser sur le sol
        [goal] Tout prendre, et gagner
        [timer] Perdre quand le temps est fini
        [talk] Dire quelque chose
       *[jump] Sauter
    }
studio-rules-add-for = Nouvelle règle pour { $name }
studio-rules-label = Règle { $n }. { $sentence }
studio-rules-grip = Déplacer la règle { $n } : glisser, ou flèches haut et bas
studio-rules-more = Plus pour la règle { $n }
studio-rules-up = Monter
studio-rules-down = Descendre
studio-rules-copy = Dupliquer
studio-rules-take = Copier pour un autre jeu
studio-rules-taken = La règle peut maintenant se coller parmi celles d’un autre jeu.
studio-rules-put = Coller une règle
studio-rules-copied = Cette règle est là deux fois maintenant.
studio-rules-switch-off = Éteindre
studio-rules-switch-on = Allumer
studio-rules-off = éteinte
studio-rules-is-off = Cette règle est éteinte.
studio-rules-unfinished = pas finie
studio-rules-is-unfinished = Cette règle n’est pas finie. Le jeu se joue sans elle.
studio-rules-note = Note
studio-rules-note-place = À quoi sert cette règle ?
studio-rules-note-keep = Garder la note
studio-rules-remove = Supprimer
studio-rules-removed = La règle { $n } a été supprimée.
studio-rules-moved = La règle { $from } porte maintenant le numéro { $to }.
studio-rules-findings =
    { $count ->
        [1] Elle a un problème.
        [one] Elle a { $count } problème.
       *[other] Elle a { $count } problèmes.
    }
studio-rules-new = Nouvelle règle
studio-rules-for-whom = De qui parle-t-elle ?
studio-rules-on-press = Un bouton : on appuie
studio-rules-on-change = Toujours : quelque chose change tout près
studio-rules-on-smash = Rencontre : il va heurter quelque chose
studio-rules-on-tap = Touché : un doigt est dessus
studio-rules-on-every = Tous les quelques tours
studio-rules-on-never = Nulle part : il n’est nulle part sur le plan

## The rule editor
studio-rule-number = Règle { $n }
studio-rule-when = Quand agit-elle ?
studio-rule-event = Quand : { $event }. Changer
studio-rule-before = La règle d’avant
studio-rule-after = La règle suivante
studio-rule-when-board = Quand c’est ainsi
studio-rule-do-board = Faire cela
studio-rule-wrong = Quelque chose ne va pas ici.
studio-rule-findings = Problèmes de cette règle
studio-rule-panel-when = Ce qu’il faut { $place }
studio-rule-panel-do = Ce qui se passe { $place }
studio-rule-side-when = Quand
studio-rule-side-do = Faire
studio-rule-clear = Ne rien demander à cette case
studio-rule-empty = Rien ne gêne
studio-rule-copy-tile = Copier cette case
studio-rule-paste-tile = Coller la case copiée
studio-rule-copied-tile = Copié. Choisissez une autre case et collez-le là.
studio-rule-marks = Marque
studio-rule-mark-has = est là
studio-rule-mark-too = y est aussi
studio-rule-mark-not = n’est pas là
studio-rule-kinds = Personnages et fonds
studio-rule-kind-has = { $name } : est là
studio-rule-kind-too = { $name } : est là aussi
studio-rule-kind-not = { $name } : n’est pas là
studio-rule-heading = Comment il bouge
studio-rule-any = tous
studio-rule-heading-is =
    { $heading ->
        [left] va à gauche
        [up] monte
        [right] va à droite
        [down] descend
        [resting] au repos
        [moving] en mouvement
       *[any] n’importe comment
    }
studio-rule-commands = Commandes, dans cet ordre
studio-rule-full = Quatre commandes au plus.
studio-rule-no-witness = Pour faire bouger ce qui est ici, donnez d’abord à la case un personnage avec une coche verte.
studio-rule-for-one = Ces commandes sont pour { $one }. Sur la même case, il y a { $other }.
studio-rule-for-other = Parler plutôt de { $other }
studio-rule-not-here = « { $command } » n’a pas de sens ici.
studio-rule-earlier = { $command } : plus tôt
studio-rule-take-away = { $command } : enlever
studio-rule-points = Points
studio-rule-compare = Comparaison
studio-rule-sign =
    { $sign ->
        [least] au moins
        [most] au plus
       *[equal] exactement
    }
studio-rule-offer-add = Compter
studio-rule-offer-message = Dire
studio-rule-offer-sound = Son
studio-rule-offer-sprite = Personnage
studio-rule-offer-game = Jeu
studio-rule-offer-create = Créer
studio-rule-offer-paint = Peindre
studio-rule-offer-portal = Ailleurs
studio-rule-offer-block = Pause
studio-rule-offer-exit-by = Salle voisine
studio-rule-offer-exit-to = Vers une case
studio-rule-views = Pareil dans d’autres directions
studio-rule-view =
    { $view ->
        [flip-h] gauche et droite échangées
        [flip-v] haut et bas échangés
        [rot-cw] quart de tour à droite
        [rot-180] demi-tour
        [rot-ccw] quart de tour à gauche
       *[all-four] les quatre directions
    }
studio-rule-view-equal = pareil
studio-rule-text = En texte
studio-rule-text-help = when CASE +là -pas ~aussi @sens, puis do LIGNE commandes. Le dessin suit quand on quitte le champ ou avec Ctrl+Entrée.
studio-rule-text-take = Prendre ce texte

## Rules as sentences. Names of kinds are wrapped in invisible marks, and are used without an article where
## their gender would matter.
studio-rule-press =
    Quand on appuie { $button ->
        [left] à gauche
        [up] en haut
        [right] à droite
        [down] en bas
        [b] sur B
       *[a] sur A
    } : s’il y a { $who }{ $count ->
        [0] {""}
       *[other] {" "}{ $with }
    }, { $do }.
studio-rule-change =
    Quand quelque chose change tout près : s’il y a { $who }{ $count ->
        [0] {""}
       *[other] {" "}{ $with }
    }, { $do }.
studio-rule-smash =
    Quand { $who }{ $count ->
        [0] {""}
       *[other] {" "}{ $with }
    } { $way ->
        [left] va à gauche
        [up] monte
        [right] va à droite
       *[down] descend
    } et s’apprête à heurter { $what } : { $do }.
studio-rule-never =
    { $about ->
        [tile] Dès qu’aucune case n’existe{ $count ->
            [0] {""}
           *[other] {" "}{ $with }
        }
       *[sprite] Dès qu’on ne voit nulle part { $who }{ $count ->
            [0] {""}
           *[other] {" "}{ $with }
        }
    }, { $do }.
studio-rule-tap =
    Quand on touche { $about ->
        [tile] une case
       *[sprite] { $who }
    }{ $count ->
        [0] {""}
       *[other] {" "}{ $with }
    } : { $do }.
studio-rule-every =
    { $n ->
        [1] À chaque tour
       *[other] Tous les { $n } tours
    } : s’il y a { $who }{ $count ->
        [0] {""}
       *[other] {" "}{ $with }
    }, { $do }.
studio-rule-counters = Compteurs
studio-rule-asked = Compteurs : { $asked }.
studio-rule-asks = à condition que { $asked }, { $do }
studio-rule-ask =
    { $name } vaille { $sign ->
        [least] au moins
        [most] au plus
       *[equal] exactement
    } { $n }
studio-rule-unknown = Personne ne connaît l’événement « { $event } ». S’il y a { $who }, { $do }.
studio-rule-also = { $sentence } C’est pareil { $views }.
studio-rule-also-view =
    { $view ->
        [flip-h] en échangeant gauche et droite
        [flip-v] en échangeant haut et bas
        [rot-cw] avec un quart de tour à droite
        [rot-180] avec un demi-tour
        [rot-ccw] avec un quart de tour à gauche
       *[all-four] dans les quatre directions
    }
studio-rule-nobody = encore personne
studio-rule-nothing-yet = encore rien
studio-rule-anything = n’importe quoi
studio-rule-red-dot = c’est cela qui est heurté
studio-rule-a-sprite =
    { $sound ->
        [vowel] { $name }
       *[consonant] { $name }
    }
studio-rule-a-ground = { $name }
# The word of a group after "quelque chose" and "rien"; its name in this language, or any word.
studio-rule-of-group =
    { $word ->
        [bloque] qui { $name }
        [se-pousse] qui { $name }
        [tombe] qui { $name }
        [se-prend] qui { $name }
       *[other] de { $name }
    }
studio-rule-a-group = quelque chose { $of }
studio-rule-none =
    { $in ->
        [tile] { $what ->
            [group] rien { $name }
           *[kind] ni { $name }
        }
       *[phrase] sans { $what ->
            [group] rien { $name }
           *[kind] { $name }
        }
    }
studio-rule-nor =
    { $isLast ->
        [true] { $list } ni { $what ->
            [group] rien { $name }
           *[kind] { $name }
        }
       *[false] { $list } ni { $what ->
            [group] rien { $name }
           *[kind] { $name }
        }
    }
studio-rule-but = { $there } mais { $not }
studio-rule-headed =
    { $heading ->
        [resting] { $who } au repos
        [moving] { $who } en mouvement
        [left] { $who } qui va à gauche
        [up] { $who } qui monte
        [right] { $who } qui va à droite
       *[down] { $who } qui descend
    }
studio-rule-at =
    { $is ->
        [not] { $what }
       *[there] avec { $what }
    } { $place ->
        [NW] en haut à gauche
        [N] au-dessus
        [NE] en haut à droite
        [W] à gauche
        [E] à droite
        [SW] en bas à gauche
        [S] au-dessous
        [SE] en bas à droite
        [under] sous lui
       *[C] sur la même case
    }
studio-rule-tile =
    { $place ->
        [NW] en haut à gauche
        [N] au-dessus
        [NE] en haut à droite
        [W] à gauche
        [E] à droite
        [SW] en bas à gauche
        [S] au-dessous
        [SE] en bas à droite
        [game] dans le jeu
       *[C] au milieu
    }
studio-rule-tile-asks = { $where } : { $asked }.
studio-rule-row-does = { $where } : { $done }.
studio-rule-nothing = rien
studio-rule-nothing-happens = rien ne se passe
studio-rule-it = il
studio-rule-the-new = ce { $name }
studio-rule-the-one =
    celui { $place ->
        [N] au-dessus
        [E] à droite
        [NE] en haut à droite
        [SE] en bas à droite
        [SW] en bas à gauche
        [NW] en haut à gauche
        [S] au-dessous
       *[W] à gauche
    }
studio-rule-the-witness =
    le personnage { $names } { $place ->
        [N] au-dessus
        [E] à droite
        [NE] en haut à droite
        [SE] en bas à droite
        [SW] en bas à gauche
        [NW] en haut à gauche
        [S] au-dessous
       *[W] à gauche
    }
studio-rule-the-other =
    { $place ->
        [C] le personnage { $names } sur la même case
       *[there] le personnage { $names } au même endroit
    }
studio-rule-deed-move =
    { $who } { $way ->
        [left] va à gauche
        [up] monte
        [right] va à droite
       *[down] descend
    }
studio-rule-deed-moves = { $who } se déplace { $ways }, au hasard
studio-rule-way =
    { $way ->
        [left] à gauche
        [up] vers le haut
        [right] à droite
       *[down] vers le bas
    }{ $n ->
        [0] { "" }
       *[other] { " " }({ $n } sur { $of })
    }
studio-rule-by-chance = { $sentence } De plusieurs chemins, le hasard en choisit un.
studio-rule-deed-stop = { $who } s’arrête
studio-rule-deed-destroy = { $who } disparaît
studio-rule-deed-create =
    { $sound ->
        [vowel] { $name }
       *[consonant] { $name }
    } apparaît { $place ->
        [N] au-dessus
        [E] à droite
        [NE] en haut à droite
        [SE] en bas à droite
        [SW] en bas à gauche
        [NW] en haut à gauche
        [S] au-dessous
        [W] à gauche
        [there] là-bas
       *[C] sur sa case
    }
studio-rule-deed-paint =
    { $place ->
        [N] la case au-dessus
        [E] la case à droite
        [NE] la case en haut à droite
        [SE] la case en bas à droite
        [SW] la case en bas à gauche
        [NW] la case en haut à gauche
        [S] la case au-dessous
        [W] la case à gauche
        [there] cette case
       *[C] sa case
    } devient { $name }
studio-rule-deed-portal = le hasard choisit une case libre de { $name }
studio-rule-deed-score =
    { $isLoss ->
        [yes] on perd { $points ->
            [1] un point
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] on gagne { $points ->
            [1] un point
            [one] { $points } point
           *[other] { $points } points
        }
    }
studio-rule-deed-win = la partie est gagnée
studio-rule-deed-lose = la partie est perdue
studio-rule-deed-add =
    { $isLess ->
        [yes] { $name } baisse de { $n }
       *[no] { $name } augmente de { $n }
    }
studio-rule-deed-message = on lit « { $text } »
studio-rule-deed-sound = on entend le son « { $name } »
studio-rule-deed-restart = le niveau recommence
studio-rule-deed-exit = le niveau { $level } commence
studio-rule-deed-room = on entre dans la salle { $level }
studio-rule-deed-exit-to = on entre dans la salle { $level } par { $name }
studio-rule-deed-exit-by =
    au bord de la carte, { $who } va dans la salle { $way ->
        [left] de gauche
        [up] d’au-dessus
        [right] de droite
       *[down] d’au-dessous
    }
studio-rule-deed-block = { $name } fait une pause d’un tour

## Commands on buttons
studio-rule-do-move =
    { $way ->
        [left] aller à gauche
        [up] monter
        [right] aller à droite
       *[down] descendre
    }
studio-rule-do-stop = s’arrêter
studio-rule-do-destroy = disparaître
studio-rule-do-create = créer { $name }
studio-rule-do-paint = peindre { $name }
studio-rule-do-portal = continuer sur une case libre de { $name }
studio-rule-do-score = { $points } points
studio-rule-do-win = gagner
studio-rule-do-lose = perdre
studio-rule-do-add =
    { $isLess ->
        [yes] { $name } moins { $n }
       *[no] { $name } plus { $n }
    }
studio-rule-do-message = montrer « { $text } »
studio-rule-do-sound = jouer le son « { $name } »
studio-rule-do-restart = recommencer le niveau
studio-rule-do-exit = aller au niveau { $level }
studio-rule-do-room = aller dans la salle { $level }
studio-rule-do-exit-to = aller sur { $name } dans la salle { $level }
studio-rule-do-exit-by =
    { $way ->
        [left] aller dans la salle de gauche
        [up] aller dans la salle d’au-dessus
        [right] aller dans la salle de droite
       *[down] aller dans la salle d’au-dessous
    }
studio-rule-do-also = puis l’autre personnage de la case
studio-rule-do-block = { $name } fait une pause
studio-rule-do-short =
    { $verb ->
        [move] { $of ->
            [left] gauche
            [up] haut
            [right] droite
           *[down] bas
        }
        [stop] stop
        [destroy] partir
        [score] points
        [win] gagner
        [lose] perdre
        [restart] refaire
        [also] l’autre
       *[exit] niveau { $of }
    }

## Events
studio-rule-event-press =
    { $of ->
        [left] Bouton gauche
        [up] Bouton haut
        [right] Bouton droite
        [down] Bouton bas
        [b] Bouton B
       *[a] Bouton A
    }
studio-rule-event-change =
    { $of ->
        [left] Changement, va à gauche
        [up] Changement, monte
        [right] Changement, va à droite
        [down] Changement, descend
        [resting] Changement, au repos
        [moving] Changement, en mouvement
       *[any] Quelque chose change
    }
studio-rule-event-smash =
    { $of ->
        [left] Choc à gauche
        [up] Choc au-dessus
        [right] Choc à droite
       *[down] Choc au-dessous
    }
studio-rule-event-short =
    { $of ->
        [left] gauche
        [up] haut
        [right] droite
        [down] bas
        [a] A
        [b] B
        [any] tous
        [resting] repos
        [moving] bouge
        [tap] touché
       *[never] nulle part
    }
studio-rule-event-never = N’est nulle part
studio-rule-event-tap = Est touché
studio-rule-event-every =
    { $n ->
        [1] À chaque tour
       *[other] Tous les { $n } tours
    }

## Keys of the rules
studio-rules-key-cards = dans la liste : la règle au-dessus, au-dessous
studio-rules-key-move = dans la liste : déplacer la règle
studio-rules-key-delete = supprimer la règle ; dans l’éditeur : vider la case, enlever la dernière commande
studio-rule-key-tiles = dans l’éditeur : de case en case
studio-rule-key-marks = prendre une marque : est là, est là aussi, n’est pas là
studio-rule-key-kinds = donner la marque, par le numéro ou la lettre du plan ; sur le tableau de droite : créer ou peindre
studio-rule-key-ways = demander une direction ; sur le tableau de droite : aller par là
studio-rule-key-commands = sur le tableau de droite : disparaître, s’arrêter, points
studio-rule-key-choices = vers les choix et retour

## The first-time path
studio-learn-coach = Que faire ensuite
studio-learn-title = Créez votre propre jeu
studio-learn-intro = Vous faites un petit jeu, pas à pas : quelqu’un qui marche, quelque chose à ramasser, quelque chose à pousser. Vous pouvez vous arrêter à tout moment et continuer plus tard.
studio-learn-begin = Commencer
studio-learn-new = Commencer avec un nouveau jeu
studio-learn-go-on = Continuer
studio-learn-step = Étape { $n } sur { $count }
studio-learn-is-done = fait
studio-learn-done = Bravo !
studio-learn-next = Suivant
studio-learn-try = Essayer
studio-learn-make = Faire cette règle
studio-learn-show = M’y emmener
studio-learn-how = Comment ?
studio-learn-like-this = La règle ressemble à ceci
studio-learn-leave = Continuer sans aide
studio-learn-left = L’aide est partie. L’accueil y ramène.
studio-learn-again = Revenir
studio-learn-over = Votre jeu est prêt !
studio-learn-over-about = Il est à vous : jouez, montrez-le, ou continuez à l’agrandir. Quelques idées :
studio-learn-ideas =
    Dessinez un deuxième niveau, plus difficile.
    Ajoutez un fantôme : s’il rencontre le joueur, c’est perdu.
    Ajoutez de l’eau : une caisse poussée dedans la remplit.
    Donnez d’autres images aux pièces.
studio-learn-place = Mettez le joueur sur le plan.
studio-learn-place-how = Touchez une case verte.
studio-learn-draw = Donnez au joueur un visage à vous.
studio-learn-draw-how = Peignez quelques points : un chapeau, une barbe, une autre chemise.
studio-learn-walk = Faites marcher le joueur.
studio-learn-walk-how = L’image montre le joueur qui va à droite. La règle vaut pour les quatre directions : appuyez sur une flèche, et il y va.
studio-learn-walk-try = Appuyez sur les flèches : le joueur marche !
studio-learn-wall = Faites que les murs arrêtent le joueur.
studio-learn-wall-how = Le panneau rouge dit : seulement s’il n’y a pas de mur.
studio-learn-wall-try = Allez vers un mur : le joueur s’arrête.
studio-learn-coins = Mettez trois pièces sur le plan.
studio-learn-coins-how = Touchez le plus, prenez la pièce, puis touchez trois cases.
studio-learn-collect = Faites ramasser les pièces au joueur.
studio-learn-collect-how = La règle dit : une pièce avec le joueur dessus disparaît, et vous gagnez 10 points.
studio-learn-collect-try = Marchez sur une pièce.
studio-learn-win = Gagnez quand il n’y a plus de pièce.
studio-learn-win-how = La règle dit : quand il n’y a plus de pièce sur le plan, vous gagnez.
studio-learn-win-try = Prenez les trois pièces.
studio-learn-crate = Mettez une caisse sur le plan.
studio-learn-crate-how = Touchez le plus, prenez la caisse, puis touchez une case avec de la place autour.
studio-learn-push = Faites pousser la caisse par le joueur.
studio-learn-push-how = La règle dit : le joueur à sa gauche la pousse à droite, s’il n’y a pas de mur. La règle de la marche doit dire aussi : seulement s’il n’y a pas de caisse.
studio-learn-push-try = Poussez la caisse.
studio-learn-own = Donnez un nom à votre jeu.
studio-learn-own-how = Écrivez un titre à vous, puis quittez le champ.

### watch
studio-watch-play = Jouer
studio-watch-waits = Appuyez pour commencer
studio-watch-level = Niveau
studio-watch-undo = Reprendre un coup
studio-watch-redo = Le rejouer
studio-watch-pause = Pause
studio-watch-start = Au début
studio-watch-back = Un tour en arrière
studio-watch-forth = Un tour en avant
studio-watch-reverse = Jouer à l’envers
studio-watch-new = Nouvelle partie
studio-watch-speed = Vitesse
studio-watch-speed-is = Vitesse { $speed }
studio-watch-line = Ligne du temps
studio-watch-round = Tour { $at } sur { $of }
studio-watch-score = Score { $score }
studio-watch-transport = Temps
studio-watch-panels = Regarder de près
studio-watch-findings = Qu’est-ce qui ne va pas ?
studio-watch-broken = Le jeu a maintenant une erreur. Voici encore la partie d’avant.
studio-watch-mode-why = Pourquoi ?
studio-watch-mode-fired = En action
studio-watch-mode-tests = Tests
studio-watch-cell = Ligne { $row }, colonne { $col }.
studio-watch-edited = Vous avez changé le jeu.
studio-watch-keep-state = Continuer
studio-watch-keep-inputs = Mêmes coups
studio-watch-keep-new = Depuis le début
studio-watch-keep-level = Niveau { $n } depuis le début
studio-watch-cannot-keep = Ce n’est plus possible : le plan a une autre taille, ou le niveau n’existe plus.
studio-watch-same =
    { $rounds ->
        [1] Le seul tour est comme avant.
       *[other] Les { $rounds } tours sont comme avant.
    }
studio-watch-parts = Le tour { $round } est le premier qui diffère.
studio-watch-before = Avant
studio-watch-after = Après
studio-watch-both = Côte à côte
studio-watch-shows-before = Voici la partie avant le changement.
studio-watch-shows-after = Voici la partie après le changement.

studio-watch-why = Pourquoi ?
studio-watch-why-pick = Touchez une case pour demander pourquoi elle, et ce qui s’y trouve, ont fait ce qu’ils ont fait à ce tour.
studio-watch-no-round = Jouez d’abord un tour.
studio-watch-level-won = Le niveau a été gagné à ce tour. Recule d’un tour pour demander pourquoi.
studio-watch-place = Ligne { $row }, colonne { $col }, tour { $round }
studio-watch-show-round = Montrer le tour { $round }
studio-watch-before-that = La fois d’avant
studio-watch-never-did = Rien ne s’est encore passé ici, et aucune règle n’y a regardé.
studio-watch-did-move =
    { $name } : allé { $way ->
        [left] à gauche
        [up] en haut
        [right] à droite
       *[down] en bas
    }.
studio-watch-did-halt =
    { $name } : voulait aller { $way ->
        [left] à gauche
        [up] en haut
        [right] à droite
       *[down] en bas
    }, mais arrêté.
studio-watch-did-appear = { $name } : apparu.
studio-watch-did-appear-move =
    { $name } : apparu, puis allé { $way ->
        [left] à gauche
        [up] en haut
        [right] à droite
       *[down] en bas
    }.
studio-watch-did-vanish = { $name } : disparu.
studio-watch-did-stay = { $name } : resté sur place.
studio-watch-ground-stays = Le sol est toujours { $name }.
studio-watch-ground-becomes = Le sol était { $name } ; il est devenu { $to }.
studio-watch-nothing-told = Aucune règle ne lui a rien dit.
studio-watch-told = La règle { $n } a agi : { $commands }.
studio-watch-told-by = La règle { $n } le lui a dit, pour { $name } à la ligne { $row }, colonne { $col } : { $commands }.
studio-watch-ran = Elle a agi, mais aucun de ses ordres n’était pour ce personnage.
studio-watch-not-run = Ces règles n’ont pas agi pour lui
studio-watch-others =
    { $count ->
        [1] Une autre règle attendait autre chose
        [one] { $count } autre règle attendait autre chose
       *[other] { $count } autres règles attendaient autre chose
    }
studio-watch-open-rule = Ouvrir la règle { $n }
studio-watch-where = Montrer où
studio-watch-shadowed = La règle { $n } a attendu : la règle de bouton { $by } a agi pour lui, et ses règles de changement se reposent alors.
studio-watch-blocked = Règle { $n } : sa sorte était bloquée par le tour d’avant.
studio-watch-off = La règle { $n } est désactivée.
studio-watch-limit = Règle { $n } : trop de règles ont agi à ce tour.
studio-watch-counter = Règle { $n } : il n’était pas vrai que { $asked }.
studio-watch-not-touched = Règle { $n } : personne ne l’a touché.
studio-watch-not-yet = Règle { $n } : elle ne vient que tous les { $rounds } tours.
studio-watch-not-pressed =
    Règle { $n } : { $button ->
        [left] gauche n’était pas pressée
        [up] haut n’était pas pressée
        [right] droite n’était pas pressée
        [down] bas n’était pas pressée
        [b] B n’était pas pressé
       *[a] A n’était pas pressé
    }.
studio-watch-no-change = Règle { $n } : rien n’avait changé près de lui.
studio-watch-not-that-way =
    Règle { $n } : il n’allait pas { $way ->
        [left] à gauche
        [up] en haut
        [right] à droite
       *[down] en bas
    }.
studio-watch-hit-nothing =
    Règle { $n } : { $set ->
        [heading] ce qu’il a heurté n’allait pas par là.
       *[include] il n’a rien heurté de ce que la règle demande.
    }
studio-watch-square =
    La règle { $n } demande : { $tile } { $set ->
        [include] Ce n’est pas là.
        [heading] Il ne va pas par là.
        [first] De plusieurs qui y sont, cette machine ne regarde que le premier, qui ne va pas par là.
        [also] Ce n’est pas là.
        [exclude] C’est là.
       *[map] C’est hors du plan.
    }
studio-watch-conflict =
    { $count ->
        [one] La règle { $rules } demandait
       *[other] Les règles { $rules } demandaient
    } des choses différentes pour { $about ->
        [ground] le sol
       *[sprite] { $name }
    } : { $options }. Le hasard a choisi : { $kept } ({ $percent } %).
studio-watch-portal =
    { $count ->
        [one] Règle { $rules }
       *[other] Règles { $rules }
    } : le hasard a choisi une case libre sur { $among }.

studio-watch-fired = Règles qui ont agi
studio-watch-fired-count =
    { $rules ->
        [0] Aucune règle n’a agi à ce tour.
        [1] Une règle a agi à ce tour.
       *[other] { $rules } règles ont agi à ce tour, { $firings } fois en tout.
    }
studio-watch-pressed = Pressé : { $buttons }.
studio-watch-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
studio-watch-no-rules = Ce jeu n’a pas encore de règles.
studio-watch-rule-label =
    Règle { $n }{ $count ->
        [0] , n’a pas agi
        [1] , a agi
       *[other] , a agi { $count } fois
    } : { $sentence }
studio-watch-never-seen = Elle attend : un tel endroit existe, ligne { $row }, colonne { $col }.

studio-watch-tests = Tests
studio-watch-tests-help = Gardez une partie réussie. Après chaque changement, elle est rejouée pour voir si ce qu’elle touche fait toujours la même chose.
studio-watch-tests-passed = { $passed } sur { $of } comme avant
studio-watch-tests-run = On les rejoue…
studio-watch-run-all = Encore
studio-watch-keep = Garder cette partie
studio-watch-kept =
    { $rounds ->
        [1] Un tour est gardé comme test.
        [one] { $rounds } tour est gardé comme test.
       *[other] { $rounds } tours sont gardés comme test.
    }
studio-watch-stranded =
    { $why ->
        [no-level] Le jeu n’a plus ce niveau.
        [size] Le plan de ce niveau a maintenant une autre taille.
        [kind] Un personnage ou un fond de cette partie n’existe plus.
        [cut] Le plan de ce niveau n’a plus toutes les cases de cette partie.
        [sprite] Le personnage « { $name } » n’existe plus.
        [background] Le fond « { $name } » n’existe plus.
        [counter] Le compteur « { $name } » n’existe plus.
        [message] Le message « { $name } » n’existe plus.
        [middle] Une partie commencée au milieu d’un niveau ne peut pas être gardée : commencez une nouvelle partie.
       *[no-test] Ce test n’existe pas.
    }
studio-watch-test-n = Test { $n }
studio-watch-test-rounds =
    { $rounds ->
        [1] un tour
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
studio-watch-test-same =
    { $rounds ->
        [1] un tour, comme avant
        [one] { $rounds } tour, comme avant
       *[other] { $rounds } tours, comme avant
    }
studio-watch-test-parts = diffère d’abord au tour { $round } sur { $rounds }
studio-watch-test-fault = ne peut pas être joué : { $fault }
studio-watch-test-since = depuis ce changement : { $what }
studio-watch-test-renew = Prendre le nouveau résultat
studio-watch-test-renewed = Le test attend maintenant ce qui se passe aujourd’hui.
studio-watch-test-remove = Supprimer { $name }
studio-watch-test-shown = Le test est montré au tour { $round }.

studio-record = Montrer
studio-record-help = Montrez-le sur le plan, et la règle s’écrit toute seule.
studio-record-own = La règle est trouvée selon les règles de cette machine-ci. Ce jeu suit celles du TileCode d’origine : essayez-la dans le jeu.
studio-record-board = Le plan pour montrer
studio-record-scene = Préparez la scène : faites glisser, touchez pour enlever, posez autre chose. Puis choisissez quand cela arrive.
studio-record-again = Montrez-le encore une fois ailleurs. Préparez la scène, puis touchez le bouton ci-dessous.
studio-record-counter = Préparez une scène où cela ne doit pas arriver.
studio-record-counter-then = Préparez une scène où cela ne doit pas arriver, puis touchez le bouton ci-dessous.
studio-record-counter-tap = Touchez la case sur laquelle cela ne doit pas arriver.
studio-record-counter-meet = Faites glisser l’un sur l’autre : à cette rencontre, cela ne doit pas arriver.
studio-record-aim = Qui bouge déjà ?
studio-record-aiming = Un rocher qui tombe, une balle qui roule : faites glisser d’une case vers où ça va. Touchez pour l’arrêter.
studio-record-do = Faites ce qui doit se passer : faites glisser, touchez pour enlever, posez du nouveau.
studio-record-meet = Faites glisser l’un sur l’autre pour qu’ils se rencontrent. Puis faites ce qui doit se passer.
studio-record-tap = Commencez sur la case touchée : faites-y ce qui doit se passer.
studio-record-when = Quand cela arrive-t-il ?
studio-record-event =
    { $event ->
        [smash] Deux se rencontrent
       *[change] Toujours
    }
studio-record-short-change = toujours
studio-record-short-smash = contact
studio-record-short-tap = touché
studio-record-short-every = minuté
studio-record-short-never = absent
studio-record-game = Ce qui se passe dans le jeu
studio-rounds-between = Tours d’une fois à l’autre
studio-record-done = C’est fait
studio-record-nothing = Ici, cela n’arrive pas
studio-record-undo = Annuler dans ce que vous montrez
studio-record-redo = Rétablir dans ce que vous montrez
studio-record-found =
    { $count ->
        [0] Aucune règle ne fait cela
        [one] Est-ce cette règle ?
       *[other] Quelle règle voulez-vous ?
    }
studio-record-none = Une règle voit une case dans chaque direction et déplace les choses d’une case à la fois. Recommencez, en faisant moins à la fois.
studio-record-take = Prendre cette règle : { $sentence }
studio-record-made = La règle { $n } est nouvelle.
studio-record-questions = Est-ce que cela arrive ici aussi ?
studio-record-question =
    { $place ->
        [C] Avec { $name } au milieu
        [N] Avec { $name } au-dessus
        [E] Avec { $name } à droite
        [S] Avec { $name } en dessous
        [NW] Avec { $name } au-dessus à gauche
        [NE] Avec { $name } au-dessus à droite
        [SW] Avec { $name } en dessous à gauche
        [SE] Avec { $name } en dessous à droite
       *[W] Avec { $name } à gauche
    }
studio-record-question-else = Comme sur cette image
studio-record-yes = Oui
studio-record-no = Non
studio-record-another = Un autre exemple
studio-record-not-here = Là où cela ne doit pas arriver
studio-record-forget = Recommencer

studio-watch-key-play = Jouer, pause
studio-watch-key-reverse = Jouer à l’envers
studio-watch-key-step = Un tour en arrière, en avant
studio-watch-key-ends = Au début, à la fin
studio-watch-key-speed = Plus lent, plus vite
studio-watch-key-panels = Pourquoi, règles, montrer, tests
