# Français. Ce qui ne va pas dans un texte : les erreurs des règles et les remarques de l’atelier.

text-fault-at = ligne { $line }, colonne { $column } : il fallait { $expected }, mais il y a { $found }

## Pour tous les jeux

phrase-text = « { $text } »
phrase-what-from-start-to-end = { $what } de { $start } à { $end }
phrase-count = { $count }
phrase-the-end = la fin
phrase-the-end-of-the-line = la fin de la ligne
phrase-the-character-u-code = le caractère U+{ $code }
phrase-a-game-games = un jeu ({ $games })
phrase-a-seed = une graine
phrase-a-row = une ligne
phrase-a-column = une colonne
phrase-a-score = un score
phrase-a-level = un niveau
phrase-an-editor-s-text-this-game-edits-no = le texte d’un éditeur ; ce jeu n’en édite aucun autre
phrase-a-number-of-moves = un nombre de coups
phrase-a-number-of-columns = un nombre de colonnes
phrase-a-number-of-rows = un nombre de lignes
phrase-up-right-down-or-left = « up », « right », « down » ou « left »
phrase-left-or-right = « left » ou « right »
phrase-the-generator-s-state-one-to-sixteen-hexadecimal = l’état du générateur, un à seize chiffres hexadécimaux en minuscules

## Sauvegardes et tables des scores

phrase-a-version-of-the-notation = une version de la notation
phrase-another-move-than-those-before = un autre coup que ceux d’avant
phrase-no-goal-this-game-has-none = aucun but : ce jeu n’en a pas
phrase-a-number-of-tiles = un nombre de tuiles
phrase-a-number-of-lines = un nombre de lignes
phrase-a-number-of-levels = un nombre de niveaux
phrase-a-number-of-bricks = un nombre de briques
phrase-reach-tiles-or-survive-and-a-number = « reach », « tiles » ou « survive » et un nombre
phrase-burst-grow-or-survive-and-a-number = « burst », « grow » ou « survive » et un nombre
phrase-clear-or-clear-or-block-and-a-number = « clear », ou « clear » ou « block » et un nombre
phrase-at-most-most-moves-in-all = au plus { $most } coups en tout
phrase-at-most-most-the-number-of-moves-that = au plus { $most }, le nombre des coups qui suivent
phrase-id-and-a-game-id-or-from-and = « id » et l’identifiant d’une partie, ou « from » et une position en retrait
phrase-a-position-its-lines-indented-by-two-spaces = une position, ses lignes en retrait de deux espaces
phrase-a-hash-of-sixteen-hexadecimal-digits = une empreinte de seize chiffres hexadécimaux
phrase-a-move = un coup
phrase-a-move-from-1-to-most-times = un coup, de 1 à { $most } fois
phrase-a-move-that-the-rules-allow = un coup que les règles permettent
phrase-text-refused-as-move-number-why = « { $text } », refusé comme coup { $number } : { $why }
phrase-the-hash-of-the-position-after-count-moves = l’empreinte de la position après { $count } coups
phrase-another-one-the-rules-have-changed = une autre : les règles ont changé
phrase-a-hash-of-a-position-that-is-reached = l’empreinte d’une position qui est atteinte
phrase-one-beyond-the-last-move = celle d’une position après le dernier coup
phrase-higher-or-lower = « higher » ou « lower »
phrase-a-game-id-or = l’identifiant d’une partie ou « - »
phrase-a-replay-s-name-or = le nom d’un enregistrement ou « - »
phrase-a-date-yyyy-mm-dd = une date, AAAA-MM-JJ

## Template

phrase-a-light-or-a-dark-cell = « * », une lumière, ou « . », une case éteinte

## Tilt

phrase-cols-rows-or-goal = « cols », « rows » ou « goal »
phrase-a-goal = un but
phrase-0-or-a-power-of-two = 0 ou une puissance de deux
phrase-a-power-of-two = une puissance de deux

## Tilerama

phrase-lines-of-2-c-1-characters-c-from = des lignes de 2 C + 1 caractères, C de 1 à { $most }
phrase-2-r-1-lines-r-from-1-to = 2 R + 1 lignes, R de 1 à { $most }
phrase-a-cell-a-letter-or-a-digit = une case : « # », « . », une lettre ou un chiffre
phrase-a-board-with-a-tile = un plateau avec une tuile
phrase-no-tile = aucune tuile
phrase-since-no-cell-has-two-closed-sides-here = « + », puisqu’aucune case n’a deux côtés fermés ici
phrase-a-space-since-a-turn-claims-this-edge = une espace, puisqu’un virage occupe ce bord
phrase-a-tile-on-both-sides-of-a-joint = une tuile des deux côtés d’un joint, ou pas de joint
phrase-a-letter-that-stands-twice-not-three-times = une lettre présente deux fois, et non trois
phrase-a-letter-that-stands-twice-not-once = une lettre présente deux fois, et non une
phrase-joint-or-a-space = « { $joint } » ou une espace
phrase-a-jump-s-letter-or-a-space = la lettre d’un saut ou une espace
phrase-a-space-since-no-border-is-here = une espace, puisqu’il n’y a pas de bord ici
phrase-or-o = « + » ou « o »
phrase-an-objective-of-rows-rows-and-columns-columns = un objectif de { $rows } lignes et { $columns } colonnes
phrase-one-of-rows-and-columns = un objectif de { $rows } et { $columns }
phrase-a-letter-or-a-digit-as-on-the = « . », « ? », une lettre ou un chiffre, comme sur le plateau
phrase-as-on-the-board = « # », comme sur le plateau
phrase-a-jump-s-letter-a-joint-or-a = la lettre d’un saut, un joint ou une espace
phrase-a-symbol-a-letter-or-a-digit = un symbole : une lettre ou un chiffre
phrase-a-number-of-columns-such-as-in-4x4 = un nombre de colonnes, comme dans « 4x4 », ou le nom court d’un plateau fourni
phrase-a-number-of-rows-or-columns = un nombre de lignes ou de colonnes
phrase-rows-or-cols = « rows » ou « cols »
phrase-tile-space-hole-number-join-unjoin-jump-unjump = tile, space, hole, number, join, unjoin, jump, unjump, turn, unturn, grow, shrink, solve, scramble ou name ; après goal : tile, space, any, join, unjoin ou copy
phrase-scramble-or-limit = « scramble » ou « limit »
phrase-a-board-s-short-name-such-as-classic = le nom court d’un plateau, tel que « classic-a-x3 », ou « own »
phrase-a-number-of-moves-or-seconds = un nombre de coups ou de secondes
phrase-the-cells-jumps-and-turns-of-board-or = les cases, les sauts et les virages de « { $board } », ou un objectif
phrase-another-board = un autre plateau
phrase-goal-and-the-objective = « ;goal= » et l’objectif
phrase-a-name-words-with-single-spaces-between-them = un nom : des mots séparés par des espaces simples, 40 caractères au plus
phrase-pushes-that-lead-to-the-objective = des poussées qui mènent à l’objectif
phrase-a-push-that-is-possible = une poussée possible

## Tileburst

phrase-pool = « pool »
phrase-classic-or-full = « classic » ou « full »
phrase-swap-or-place = « swap » ou « place »
phrase-one-of-0-1-2-3-m0-m1 = l’un de « 0 1 2 3 m0 m1 m2 m3 »
phrase-a-size = une taille
phrase-a-direction = une direction
phrase-a-tile-that-fits-on-the-grid = une tuile qui tient sur la grille
phrase-two-that-fit-nowhere = deux qui ne tiennent nulle part
phrase-a-cell-b-r-g-y-v-or = une case (« b r g y v » ou « . » ; une ligne en a { $size })
phrase-a-colour-b-r-g-y-v = une couleur (« b r g y v »)
phrase-rows-of-1-and-0-joined-by = des lignes de « 1 » et de « 0 » jointes par « + »
phrase-rows-of-one-length = des lignes de même longueur
phrase-a-tile-of-at-most-6-cells = une tuile de 6 cases au plus
phrase-a-tile-of-1-to-6-cells = une tuile de 1 à 6 cases
phrase-a-tile-in-one-piece = une tuile d’un seul morceau
phrase-a-box-without-an-empty-row-or-column = une boîte sans ligne ni colonne vide

## Mound

phrase-drop-lift-throw-or-knock = « drop », « lift », « throw » ou « knock »
phrase-classic-knockout-or-mixed = « classic », « knockout » ou « mixed »
phrase-type-min-max-or-q = « type », « min », « max » ou « q »
phrase-5-since-the-number-of-colours-never-changes = 5, puisque le nombre des couleurs ne change jamais
phrase-3-5-or-10-levels-per-colour = 3, 5 ou 10 niveaux par couleur
phrase-a-number-of-colours = un nombre de couleurs
phrase-a-number-of-blocks = un nombre de blocs
phrase-a-mound = un tas
phrase-an-empty-board = un plateau vide
phrase-a-mound-that-leaves-a-cell-free = un tas qui laisse une case libre
phrase-a-covered-board = un plateau couvert
phrase-a-settled-board = un plateau où tout est tombé
phrase-a-brick-with-a-gap-below-it = une brique au-dessus d’un vide
phrase-a-board-without-blocks = un plateau sans bloc
phrase-a-brick-of-a-block = une brique d’un bloc
phrase-a-brick-from-a-to-last-or = une brique de « a » à « { $last } », ou « . »
phrase-a-brick-from-a-to-last = une brique de « a » à « { $last } »

## TileCode

phrase-a-project-of-at-most-a-million-letters = un projet d’un million de lettres au plus
phrase-a-longer-text = un texte plus long
phrase-version-version-of-the-project-s-text-which = la version { $version } du texte d’un projet, que lit ce programme
phrase-a-shipped-game-games = un jeu fourni ({ $games })
phrase-or-some-of-the-letters-lurda-in-that = « . » ou des lettres de « LURDA » dans cet ordre
phrase-a-project-that-can-run = un projet qui fonctionne
phrase-a-fault-fault = une faute : { $fault }
phrase-a-number-of-rounds = un nombre de tours
phrase-won-or-lost = « won » ou « lost »
phrase-the-letter-of-a-background = la lettre d’un fond
phrase-the-name-of-a-sprite = le nom d’un sprite
phrase-at-most-16384-sprites = au plus 16384 sprites
phrase-left-up-right-down-or-resting = « left », « up », « right », « down » ou « resting »
phrase-tiles-since-only-in-a-first-round-all = des cases, puisque toutes ne comptent comme changées qu’au premier tour

## L’atelier de TileCode

phrase-the-name-of-a-background-or-sprite = le nom d’un fond ou d’un sprite
phrase-the-number-of-a-rule = le numéro d’une règle
phrase-the-number-of-a-level = le numéro d’un niveau
phrase-its-new-place = sa nouvelle place
phrase-an-edit = une modification
phrase-an-edit-title-pace-text-all-add-rename = une modification (title, pace, text, all, add, rename, letter, picture, pixels, order, remove, copy, level, map, rule, test)
phrase-a-single-edit = une seule modification
phrase-a-number-of-milliseconds = un nombre de millisecondes
phrase-add-or-the-number-of-a-level = « add » ou le numéro d’un niveau
phrase-add-or-the-number-of-a-test = « add » ou le numéro d’un essai
phrase-add-add-text-or-the-number-of-a = « add », « add-text » ou le numéro d’une règle
phrase-copy-remove-move-name-or-resize = « copy », « remove », « move », « name » ou « resize »
phrase-paint-put-take-rect-fill-paste-or-clear = « paint », « put », « take », « rect », « fill », « paste » ou « clear »
phrase-remove-copy-move-on-off-event-view-note = « remove », « copy », « move », « on », « off », « event », « view », « note », « when », « do » ou « text »
phrase-name-move-or-remove = « name », « move » ou « remove »
phrase-a-text-in-quotation-marks-that-ends-without = un texte entre guillemets qui se termine, sans saut de ligne
phrase-a-character = un caractère
phrase-one-of-bfnrtu = l’un de « "\/bfnrtu »
phrase-four-hexadecimal-digits = quatre chiffres hexadécimaux
phrase-rounds-rounds-hashes-hashes = { $rounds } tours, { $hashes } empreintes
phrase-a-hash-for-each-round = une empreinte pour chaque tour
phrase-at-most-10000-rounds = au plus 10000 tours
phrase-a-hash-four-hexadecimal-digits-of-each-round = une empreinte, quatre chiffres hexadécimaux, de chaque tour
phrase-level-chance-round-score-ground-sprite-blocked-play = « level », « chance », « round », « score », « ground », « sprite », « blocked », « play » ou « hash »
phrase-a-kind-a-to-h = une sorte, de « a » à « h »
phrase-a-heading-u-r-d-l-or-a = une direction, « u », « r », « d », « l » ou un point
phrase-at-most-127-rows = au plus 127 lignes
phrase-one-test = un seul « test »
phrase-no-field-there-is-nothing-to-choose = aucun champ : il n’y a rien à choisir

## Ce que la vérification d’un projet trouve

phrase-this-line-makes-no-sense-here = Cette ligne n’a pas de sens ici.
phrase-the-game-has-a-title-already = Le jeu a déjà un titre.
phrase-the-game-has-a-pace-already = Le jeu a déjà un rythme.
phrase-the-pace-is-a-number-of-milliseconds-from = Le rythme est un nombre de millisecondes de 50 à 2000.
phrase-name-cannot-be-a-name-begin-with-a = « { $name } » ne peut pas être un nom : d’abord une lettre, puis des lettres, des chiffres, - et _, 24 au plus.
phrase-something-else-is-called-name-already = Autre chose s’appelle déjà « { $name } ».
phrase-letter-cannot-be-its-letter-take-one-character = « { $letter } » ne peut pas être sa lettre : il faut un seul caractère.
phrase-the-letter-letter-is-taken-already = La lettre « { $letter } » est déjà prise.
phrase-there-is-no-picture-called-name-in-the = Aucune image de la galerie ne s’appelle « { $name } ».
phrase-a-picture-has-sixteen-rows-of-sixteen-digits = Une image a seize lignes de seize chiffres, chacun de 0 à 9 ou de a à f.
phrase-there-can-be-at-most-most-sprites = Il peut y avoir { $most } sortes de personnages au plus.
phrase-there-can-be-at-most-most-backgrounds = Il peut y avoir { $most } fonds au plus.
phrase-there-can-be-at-most-most-levels = Il peut y avoir { $most } niveaux au plus.
phrase-there-can-be-at-most-most-rules = Il peut y avoir { $most } règles au plus.
phrase-there-can-be-at-most-most-sprites-in = Il peut y avoir { $most } personnages au plus dans un niveau.
phrase-the-game-needs-a-background = Il faut un fond au jeu.
phrase-the-game-needs-a-level = Il faut un niveau au jeu.
phrase-this-level-needs-a-map = Il faut un plan à ce niveau.
phrase-this-level-has-a-map-already = Ce niveau a déjà un plan.
phrase-a-map-has-from-1-to-127-rows = Un plan a de 1 à 127 lignes et colonnes.
phrase-this-row-should-be-expected-long-like-the = Cette ligne devrait avoir { $expected } signes comme la première, mais elle en a { $found }.
phrase-there-should-be-expected-rows-as-many-as = Il devrait y avoir { $expected } lignes, autant que dans le plan, mais il y en a { $found }.
phrase-nothing-has-the-letter-letter = Rien n’a la lettre « { $letter } ».
phrase-word-is-no-event-write-press-left-or = « { $word } » n’est pas un événement : écrivez press:left (ou right, up, down, a), change, smash:left (ou right, up, down) ou never.
phrase-word-is-no-view-write-flip-h-flip = « { $word } » n’est pas une vue : écrivez flip-h, flip-v, rot-cw, rot-180, rot-ccw ou all-four, ou off.
phrase-word-is-no-tile-write-nw-n-ne = « { $word } » n’est pas une case : écrivez NW, N, NE, W, C, E, SW, S ou SE.
phrase-word-is-no-row-write-c-n-e = « { $word } » n’est pas une rangée : écrivez C, N, E, S, W ou game.
phrase-word-needs-a-or-and-a-name-or = À « { $word } », il faut un +, ~ ou - et un nom, ou un @ et une direction.
phrase-word-is-no-command = « { $word } » n’est pas une commande.
phrase-nothing-is-called-name = Rien ne s’appelle « { $name } ».
phrase-no-background-is-called-name = Aucun fond ne s’appelle « { $name } ».
phrase-no-sprite-is-called-name = Aucun personnage ne s’appelle « { $name } ».
phrase-this-rule-has-a-line-for-tile-place = Cette règle a déjà une ligne pour la case { $place }.
phrase-this-rule-has-a-line-of-commands-for = Cette règle a déjà une ligne de commandes pour { $row }.
phrase-a-tile-can-have-only-one-arrow = Une case ne peut avoir qu’une flèche.
phrase-an-arrow-needs-a-sprite-with-a-green = Il faut à une flèche un personnage coché en vert (+) sur sa case.
phrase-name-is-on-this-tile-twice-keep-one = « { $name } » est deux fois sur cette case : gardez un seul de +, ~ et -.
phrase-the-tile-with-the-red-dot-needs-a = La case au point rouge doit dire, coché en vert (+), ce qui est heurté.
phrase-the-tile-with-the-red-dot-can-have = La case au point rouge peut avoir des personnages ou des fonds cochés en vert (+), mais pas les deux.
phrase-a-row-has-at-most-four-commands = Une rangée a quatre commandes au plus.
phrase-in-the-row-game-there-can-only-be = Dans la rangée « game », il ne peut y avoir que score, win, lose et block.
phrase-a-rule-that-says-never-can-only-do = Une règle « jamais » (never) ne peut faire que score, win, lose et block.
phrase-command-needs-a-sprite-here-give-the-tile = Il faut ici un personnage à « { $command } » : cochez la case en vert (+) avec des personnages seulement.
phrase-only-a-smash-rule-can-stop-a-sprite = Seule une règle de choc (smash) peut arrêter un personnage.
phrase-a-smash-rule-can-only-move-a-sprite = Une règle de choc (smash) ne peut faire bouger qu’un personnage qu’elle vient de créer.
phrase-the-middle-is-about-a-sprite-give-name = Le milieu parle d’un personnage : donnez à « { $name } » un point jaune (~) au lieu d’une coche verte (+).
phrase-this-rule-never-runs-its-middle-needs-a = Cette règle ne sert jamais : il faut à son milieu un personnage coché en vert (+).
phrase-this-rule-never-runs-name-is-in-no = Cette règle ne sert jamais : « { $name } » n’est dans aucun niveau, et aucune règle ne le crée.
phrase-this-rule-never-runs-tile-place-cannot-look = Cette règle ne sert jamais : la case { $place } ne peut pas être ainsi.
phrase-this-rule-never-runs-what-moves-the-same = Cette règle ne sert jamais : ce qui va dans le même sens que le personnage du milieu n’est pas heurté par lui.
phrase-this-test-cannot-be-read-any-more = Ce test ne peut plus être lu.
phrase-this-rule-is-the-same-as-the-one = Cette règle est la même que celle de la ligne { $line }.
