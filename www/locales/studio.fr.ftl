### Sentences of the studio, fetched with it. Each part keeps to a block of its own.

### core

### make

studio-back = Back
studio-places = Places of the project
studio-tab-home = Home
studio-tab-map = Map
studio-tab-picture = Pictures
studio-tab-rules = Rules
studio-tab-play = Play
studio-place-play = Play
studio-place-map = Map
studio-place-picture = Picture
studio-place-rules = Rules
studio-place-levels = Levels
studio-place-settings = Settings
studio-place-text = Text
studio-place-versions = Versions
studio-place-share = Share
studio-place-tutorial = Learn it
studio-untitled = Without a title
studio-refused = That does not work: { $why }
studio-undone = Undone.
studio-redone = Done again.
studio-changed-elsewhere = This game was changed in another tab.
studio-project-gone = This game is not here any more.
studio-try-again = Try again
studio-key-undo = undo, redo
studio-key-tabs = home, map, pictures, rules, play
studio-key-play = play
studio-key-back = back
studio-key-help = all keys

## Projects
studio-own = Your games
studio-none = None yet. Make a new one, or open a copy of one of those below and change it.
studio-new = New game
studio-new-title = My game
studio-learn = Show me how
studio-tutorial-title = My first game
studio-import = Open a file
studio-shipped = Games to play and to change
studio-open = Open
studio-open-copy = Open a copy
studio-open-copy-of = { $title }: open a copy
studio-play-it = Play { $title }
studio-faults =
    { $count ->
        [one] one fault
       *[other] { $count } faults
    }
studio-more = More for { $title }
studio-rename = Rename
studio-title = Title
studio-duplicate = Duplicate
studio-duplicated = There is a copy now: { $title }.
studio-copy-of = { $title } (copy)
studio-export = Save as a file
studio-delete = Delete
studio-deleted = { $title } was deleted.
studio-binned = Deleted games ({ $count })
studio-restore = Get it back
studio-remove = Delete { $title } for good
studio-remove-sure = It cannot be got back then, nor any of its versions.
studio-remove-yes = Delete for good
studio-keep = Keep it

## Home
studio-play = Play
studio-does-not-run = It cannot be played before the faults below are mended.
studio-parts = Parts of the project
studio-sprites = Sprites
studio-backgrounds = Backgrounds
studio-add = Add
studio-add-sprite = Add a sprite
studio-add-background = Add a background
studio-added = { $name } was added.
studio-its-rules = Its rules
studio-its-settings = Name, letter, order
studio-findings = What the checker found
studio-all-findings = Show all { $count }
studio-finding = { $id }
studio-warning = Warning:
studio-error = Fault:
studio-sizes = How much room is left
studio-size-backgrounds = Backgrounds
studio-size-sprites = Sprites
studio-size-levels = Levels
studio-size-rules = Rules
studio-size-bytes = Size of the text
studio-size-placed = Sprites on the maps
studio-of = { $used } of { $most }

### rules

## The list of rules
studio-rules-none = Il n’y a pas encore de règle. Une règle dit : quand c’est ainsi, fais cela.
studio-rules-of = Règles de { $name }
studio-rules-none-of = { $name } n’a pas encore de règle.
studio-rules-others = Pour toute la carte, ou à finir
studio-rules-filter = Les règles de qui
studio-rules-all = Toutes
studio-rules-add = Nouvelle règle
studio-rules-add-for = Nouvelle règle pour { $name }
studio-rules-label = Règle { $n }. { $sentence }
studio-rules-grip = Déplacer la règle { $n } : glisser, ou flèches haut et bas
studio-rules-more = Plus pour la règle { $n }
studio-rules-up = Plus haut
studio-rules-down = Plus bas
studio-rules-copy = Dupliquer
studio-rules-copied = Cette règle est là deux fois maintenant.
studio-rules-switch-off = Éteindre
studio-rules-switch-on = Allumer
studio-rules-off = éteinte
studio-rules-is-off = Cette règle est éteinte.
studio-rules-note = Note
studio-rules-note-place = À quoi sert cette règle ?
studio-rules-remove = Supprimer
studio-rules-removed = La règle { $n } a été supprimée.
studio-rules-moved = La règle { $from } porte maintenant le numéro { $to }.
studio-rules-findings =
    { $count ->
        [one] Le vérificateur a une remarque.
       *[other] Le vérificateur a { $count } remarques.
    }
studio-rules-new = Nouvelle règle
studio-rules-for-whom = De qui parle-t-elle ?
studio-rules-on-press = Quand on appuie sur un bouton
studio-rules-on-change = Quand quelque chose change tout près
studio-rules-on-smash = Quand il va heurter quelque chose
studio-rules-on-never = Quand quelque chose n’est nulle part

## The rule editor
studio-rule-number = Règle { $n }
studio-rule-when = Quand agit-elle ?
studio-rule-event = Quand : { $event }. Changer
studio-rule-before = La règle d’avant
studio-rule-after = La règle suivante
studio-rule-when-board = Quand c’est ainsi
studio-rule-do-board = Fais cela
studio-rule-wrong = Quelque chose ne va pas ici.
studio-rule-findings = Ce que le vérificateur dit de cette règle
studio-rule-panel-when = Ce qu’il faut { $place }
studio-rule-panel-do = Ce qui se passe { $place }
studio-rule-side-when = Quand
studio-rule-side-do = Fais
studio-rule-clear = Ne rien demander à cette case
studio-rule-marks = Marque
studio-rule-mark-has = est là
studio-rule-mark-too = est là aussi
studio-rule-mark-not = n’est pas là
studio-rule-kinds = Sprites et fonds
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
studio-rule-no-witness = Pour faire bouger ce qui est ici, donnez d’abord à la case un sprite avec une coche verte.
studio-rule-not-here = « { $command } » n’a pas de sens ici.
studio-rule-earlier = { $command } : plus tôt
studio-rule-take-away = { $command } : enlever
studio-rule-points = Points
studio-rule-offer-sprite = Sprite
studio-rule-offer-game = Jeu
studio-rule-offer-create = Créer
studio-rule-offer-paint = Peindre
studio-rule-offer-portal = Ailleurs
studio-rule-offer-block = Pause
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

## Rules as sentences. Names of kinds come with invisible marks around them, and stand without an article where their gender would count.
studio-rule-press =
    Quand on appuie { $button ->
        [left] à gauche
        [up] en haut
        [right] à droite
        [down] en bas
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
studio-rule-none =
    { $in ->
        [tile] ni { $name }
       *[phrase] sans { $name }
    }
studio-rule-nor =
    { $isLast ->
        [true] { $list } ni { $name }
       *[false] { $list } ni { $name }
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
        [S] au-dessous
       *[W] à gauche
    }
studio-rule-the-witness =
    le sprite { $names } { $place ->
        [N] au-dessus
        [E] à droite
        [S] au-dessous
       *[W] à gauche
    }
studio-rule-deed-move =
    { $who } { $way ->
        [left] va à gauche
        [up] monte
        [right] va à droite
       *[down] descend
    }
studio-rule-deed-stop = { $who } s’arrête
studio-rule-deed-destroy = { $who } disparaît
studio-rule-deed-create =
    { $sound ->
        [vowel] { $name }
       *[consonant] { $name }
    } apparaît { $place ->
        [N] au-dessus
        [E] à droite
        [S] au-dessous
        [W] à gauche
        [there] là-bas
       *[C] sur sa case
    }
studio-rule-deed-paint =
    { $place ->
        [N] la case au-dessus
        [E] la case à droite
        [S] la case au-dessous
        [W] la case à gauche
        [there] cette case
       *[C] sa case
    } devient { $name }
studio-rule-deed-portal = le hasard choisit une case libre de { $name }
studio-rule-deed-score =
    { $isLoss ->
        [yes] on perd { $points ->
            [one] un point
           *[other] { $points } points
        }
       *[no] on gagne { $points ->
            [one] un point
           *[other] { $points } points
        }
    }
studio-rule-deed-win = la partie est gagnée
studio-rule-deed-lose = la partie est perdue
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
studio-rule-do-block = { $name } fait une pause

## Events
studio-rule-event-press =
    { $of ->
        [left] Bouton gauche
        [up] Bouton haut
        [right] Bouton droite
        [down] Bouton bas
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
studio-rule-event-never = N’est nulle part

### watch
