# Français. Ce qui ne va pas dans un texte : les erreurs des règles et les remarques de l’atelier.

text-fault-at = ligne { $line }, colonne { $column } : il fallait { $expected }, mais il y a { $found }

## Pour tous les jeux

error-quoted = « { $text } »
error-range = { $what } de { $start } à { $end }
error-count = { $count }
error-end = la fin
error-end-of-line = la fin de la ligne
error-control-character = le caractère U+{ $code }
error-game = un jeu ({ $games })
error-seed = une graine
error-row = une ligne
error-column = une colonne
error-score = un score
error-level = un niveau
error-no-editor-of-this = le texte d’un éditeur ; ce jeu n’en édite aucun autre
error-move-count = un nombre de coups
error-sentence-name = le nom d’une phrase
error-solution = ` | ` et une solution
error-column-count = un nombre de colonnes
error-row-count = un nombre de lignes
error-direction = « up », « right », « down » ou « left »
error-flank = « left » ou « right »
error-generator = l’état du générateur, un à seize chiffres hexadécimaux en minuscules

## Sauvegardes et tables des scores

error-version = une version de la notation
error-another-move = un autre coup que ceux d’avant
error-no-goal = aucun but : ce jeu n’en a pas
error-tile-count = un nombre de tuiles
error-line-count = un nombre de lignes
error-level-count = un nombre de niveaux
error-brick-count = un nombre de briques
error-tilt-goal = « reach », « tiles » ou « survive » et un nombre
error-tileburst-goal = « burst », « grow » ou « survive » et un nombre
error-mound-goal = « clear », ou « clear » ou « block » et un nombre
error-most-moves = au plus { $most } coups en tout
error-moves-that-follow = au plus { $most }, le nombre des coups qui suivent
error-save-origin = « id » et l’identifiant d’une partie, ou « from » et une position en retrait
error-indented-position = une position, ses lignes en retrait de deux espaces
error-hash = une empreinte de seize chiffres hexadécimaux
error-move = un coup
error-move-times = un coup, de 1 à { $most } fois
error-allowed-move = un coup que les règles permettent
error-refused-move = « { $text } », refusé comme coup { $number } : { $why }
error-hash-after-moves = l’empreinte de la position après { $count } coups
error-changed-rules = une autre : les règles ont changé
error-reached-hash = l’empreinte d’une position qui est atteinte
error-move-too-many = celle d’une position après le dernier coup

## Template

error-light = « * », une lumière, ou « . », une case éteinte

## Tilt

error-tilt-field = « cols », « rows » ou « goal »
error-goal = un but
error-goal-or-none = 0 ou une puissance de deux
error-power-of-two = une puissance de deux

## Tilerama

error-board-columns = des lignes de 2 C + 1 caractères, C de 1 à { $most }
error-board-lines = 2 R + 1 lignes, R de 1 à { $most }
error-cell-sign = une case : « # », « . », une lettre ou un chiffre
error-board-with-tile = un plateau avec une tuile
error-no-tile = aucune tuile
error-no-turn-here = « + », puisqu’aucune case n’a deux côtés fermés ici
error-turn-claims-edge = une espace, puisqu’un virage occupe ce bord
error-joint-of-tiles = une tuile des deux côtés d’un joint, ou pas de joint
error-letter-thrice = une lettre présente deux fois, et non trois
error-letter-once = une lettre présente deux fois, et non une
error-joint-or-space = « { $joint } » ou une espace
error-jump-or-space = la lettre d’un saut ou une espace
error-no-border-here = une espace, puisqu’il n’y a pas de bord ici
error-point-sign = « + » ou « o »
error-objective-size = un objectif de { $rows } lignes et { $columns } colonnes
error-sizes = un objectif de { $rows } et { $columns }
error-objective-cell = « . », « ? », une lettre ou un chiffre, comme sur le plateau
error-objective-hole = « # », comme sur le plateau
error-corner-sign = la lettre d’un saut, un joint ou une espace
error-symbol = un symbole : une lettre ou un chiffre
error-workshop-columns = un nombre de colonnes, comme dans « 4x4 », ou le nom court d’un plateau fourni
error-side = un nombre de lignes ou de colonnes
error-sides = « rows » ou « cols »
error-workshop-edit = tile, space, hole, number, join, unjoin, jump, unjump, turn, unturn, grow, shrink, solve, scramble ou name ; après goal : tile, space, any, join, unjoin ou copy
error-tilerama-field = « scramble » ou « limit »
error-short-name = le nom court d’un plateau, tel que « classic-a-x3 », ou « own »
error-moves-or-seconds = un nombre de coups ou de secondes
error-board-or-objective = les cases, les sauts et les virages de « { $board } », ou un objectif
error-another-board = un autre plateau
error-objective = « ;goal= » et l’objectif
error-board-name = un nom : des mots séparés par des espaces simples, 40 caractères au plus
error-way-to-objective = des poussées qui mènent à l’objectif
error-possible-push = une poussée possible

## Tileburst

error-tileburst-field = « pool »
error-pool = « classic » ou « full »
error-tileburst-move = « swap » ou « place »
error-orientation = l’un de « 0 1 2 3 m0 m1 m2 m3 »
error-size = une taille
error-corner = une direction
error-fitting-tile = une tuile qui tient sur la grille
error-stuck-tiles = deux qui ne tiennent nulle part
error-tileburst-cell = une case (« b r g y v » ou « . » ; une ligne en a { $size })
error-colour = une couleur (« b r g y v »)
error-tile-rows = des lignes de « 1 » et de « 0 » jointes par « + »
error-even-rows = des lignes de même longueur
error-tile-too-large = une tuile de 6 cases au plus
error-tile-size = une tuile de 1 à 6 cases
error-tile-in-pieces = une tuile d’un seul morceau
error-tile-box = une boîte sans ligne ni colonne vide

## Mound

error-mound-move = « drop », « lift », « throw » ou « knock »
error-mound-type = « classic », « knockout » ou « mixed »
error-mound-field = « type », « min », « max » ou « q »
error-levels-fixed = 5, puisque le nombre des couleurs ne change jamais
error-levels-per-colour = 3, 5 ou 10 niveaux par couleur
error-colour-count = un nombre de couleurs
error-block-count = un nombre de blocs
error-mound = un tas
error-empty-board = un plateau vide
error-mound-with-room = un tas qui laisse une case libre
error-covered-board = un plateau couvert
error-settled-board = un plateau où tout est tombé
error-floating-brick = une brique au-dessus d’un vide
error-board-without-blocks = un plateau sans bloc
error-brick-of-block = une brique d’un bloc
error-brick-or-none = une brique de « a » à « { $last } », ou « . »
error-brick = une brique de « a » à « { $last } »

## TileCode

error-project-size = un projet d’un million de lettres au plus
error-longer-text = un texte plus long
error-project-version = la version { $version } du texte d’un projet ou une plus ancienne, que lit ce programme
error-shipped-game = un jeu fourni ({ $games })
error-text-supplied = un jeu dont le texte est chargé (celui de { $game } ne l’est pas)
error-buttons = « . », des lettres de « LURDA » dans cet ordre, ou « tap » et une case comme « r3c4 »
error-sound-project = un projet qui fonctionne
error-project-fault = une faute : { $fault }
error-round-count = un nombre de tours
error-outcome = « won » ou « lost »
error-background-letter = la lettre d’un fond
error-sprite-name = le nom d’un sprite
error-most-sprites = au plus 16384 sprites
error-heading = « left », « up », « right », « down » ou « resting »
error-facing = où il regarde, si sa sorte le montre et qu’il n’y va pas
error-changed-tiles = des cases, puisque toutes ne comptent comme changées qu’au premier tour

## L’atelier de TileCode

error-kind-name = le nom d’un fond, d’un personnage ou d’un groupe
error-rule-number = le numéro d’une règle
error-level-number = le numéro d’un niveau
error-new-place = sa nouvelle place
error-edit = une modification
error-edit-word = l’un de ces mots : { $words }
error-single-edit = une seule modification
error-milliseconds = un nombre de millisecondes
error-level-edit = « add » ou le numéro d’un niveau
error-test-edit = « add » ou le numéro d’un essai
error-rule-edit = « add », « add-text » ou le numéro d’une règle
error-json-text = un texte entre guillemets qui se termine, sans saut de ligne
error-character = un caractère
error-json-escape = l’un de « "\/bfnrtu »
error-hex-digits = quatre chiffres hexadécimaux
error-rounds-and-hashes = { $rounds } tours, { $hashes } entrées
error-hash-each-round = une entrée de « changes » pour chaque tour
error-most-rounds = au plus 10000 tours
error-round-hashes = une empreinte, quatre chiffres hexadécimaux, ou un point, pour chaque tour
error-test-line = « level », « tiles », « backgrounds », « sprites », « counts », « says », « chance », « round », « score », « counters », « ground », « sprite », « blocked », « play » ou « changes »
error-test-kind = une sorte, de « a » à « p »
error-test-names = des noms, autant qu’un jeu peut en avoir
error-test-tiles = une case ou un rectangle, comme « r3c4 » ou « r3c4-r5c9 »
error-test-heading = une direction, « u », « r », « d », « l » ou un point
error-most-rows = au plus 127 lignes
error-one-test = un seul « test »
error-no-field = aucun champ : il n’y a rien à choisir
error-letter = une lettre
error-picture-name = une image de la galerie, ou « pixels »
error-on-or-off = « on » ou « off »
error-event-name = un événement
error-kind-sort = « background » ou « sprite »
error-pixel-digits = 256 chiffres hexadécimaux en minuscules
error-frame-number = le numéro d’une image, à partir de 1
error-time-name = rounds ou turns
error-machine-name = own, original ou published
error-style-word = turn, flip, four, walk, hop, ou sound: et un son
error-what-to-do = ce qu’il faut en faire
error-what-to-do-there = ce qu’il faut y faire
error-shift-rows = de combien de lignes décaler
error-shift-columns = de combien de colonnes décaler
error-view-name = une vue
error-tile-name = une case
error-term = « + », « ~ » ou « - » et un nom, ou une flèche
error-command = une commande

## Ce que la vérification d’un projet trouve

error-unreadable-line = Cette ligne n’a pas de sens ici.
error-second-title = Le jeu a déjà un titre.
error-second-pace = Le jeu a déjà un rythme.
error-pace-range = Le rythme est un nombre de millisecondes de 50 à 2000.
error-second-time = Le jeu dit déjà comment passe le temps.
error-unknown-time = Le temps passe tour après tour (rounds) ou coup par coup (turns).
error-second-machine = Le jeu dit déjà quelle machine le joue.
error-unknown-machine = Une machine est original ou published.
error-second-rooms = Le jeu dit déjà que ses niveaux sont des salles.
error-rooms-range = Les salles ont de 1 à 64 colonnes.
error-no-rooms = « { $command } » mène d’une salle à l’autre : il faut au jeu une ligne « rooms » avec le nombre de colonnes.
error-no-other = Il faut ici un autre personnage à « also » : donnez à la case un point jaune (~) avec des personnages seulement.
error-room-columns = un nombre de colonnes de 0 à 64
error-other-room = le numéro d’une autre salle quittée, dans l’ordre
error-bad-name = « { $name } » ne peut pas être un nom : d’abord une lettre, puis des lettres, des chiffres, - et _, 24 au plus.
error-name-taken = Autre chose s’appelle déjà « { $name } ».
error-bad-letter = « { $letter } » ne peut pas être sa lettre : il faut un seul caractère.
error-letter-taken = La lettre « { $letter } » est déjà prise.
error-unknown-picture = Aucune image de la galerie ne s’appelle « { $name } ».
error-pixel-rows = Une image a seize lignes de seize chiffres, chacun de 0 à 9 ou de a à f.
error-too-many-frames = Un fond ou un sprite a au plus quatre images.
error-four-frames = Pour regarder de quatre côtés, il faut quatre images : bas, gauche, haut et droite.
error-unknown-style = `{ $word }` n’a pas sa place ici : un sprite peut pivoter (turn), se retourner (flip) ou regarder de quatre côtés (four), marcher (walk) et sauter (hop), et tout peut avoir un son.
error-too-many-sprites = Il peut y avoir { $most } sortes de personnages au plus.
error-too-many-backgrounds = Il peut y avoir { $most } fonds au plus.
error-too-many-levels = Il peut y avoir { $most } niveaux au plus.
error-too-many-rules = Il peut y avoir { $most } règles au plus.
error-too-many-level-sprites = Il peut y avoir { $most } personnages au plus dans un niveau.
error-no-background = Il faut un fond au jeu.
error-no-level = Il faut un niveau au jeu.
error-no-map = Il faut un plan à ce niveau.
error-second-map = Ce niveau a déjà un plan.
error-map-size = Un plan a de 1 à 127 lignes et colonnes.
error-row-length = Cette ligne devrait avoir { $expected } signes comme la première, mais elle en a { $found }.
error-row-number = Il devrait y avoir { $expected } lignes, autant que dans le plan, mais il y en a { $found }.
error-unknown-letter = Rien n’a la lettre « { $letter } ».
error-unknown-event = « { $word } » n’est pas un événement : écrivez press:left (ou right, up, down, a, b), change, smash:left (ou right, up, down), tap, every:8 (ou un autre nombre de tours jusqu’à 1000) ou never.
error-unknown-view = « { $word } » n’est pas une vue : écrivez flip-h, flip-v, rot-cw, rot-180, rot-ccw ou all-four, ou off.
error-unknown-place = « { $word } » n’est pas une case : écrivez NW, N, NE, W, C, E, SW, S ou SE, ou game pour les compteurs.
error-unknown-row = « { $word } » n’est pas une rangée : écrivez C, N, E, S, W, NE, SE, SW, NW ou game.
error-unknown-term = À « { $word } », il faut un +, ~ ou - et un nom, ou un @ et une direction.
error-unknown-command = « { $word } » n’est pas une commande.
error-unknown-kind = Rien ne s’appelle « { $name } ».
error-no-such-background = Aucun fond ne s’appelle « { $name } ».
error-no-such-sprite = Aucun personnage ne s’appelle « { $name } ».
error-second-when = Cette règle a déjà une ligne pour la case { $place }.
error-second-do = Cette règle a déjà une ligne de commandes pour { $row }.
error-second-arrow = Une case ne peut avoir qu’une flèche.
error-arrow-without-sprite = Il faut à une flèche un personnage coché en vert (+) sur sa case.
error-two-marks = « { $name } » est deux fois sur cette case : gardez un seul de +, ~ et -.
error-empty-dot = La case au point rouge doit dire, coché en vert (+), ce qui est heurté.
error-mixed-dot = La case au point rouge peut avoir des personnages ou des fonds cochés en vert (+), mais pas les deux.
error-too-many-commands = Une rangée a quatre commandes au plus.
error-only-game = Dans la rangée « game », il ne peut y avoir que des commandes du jeu, comme score et win.
error-never-only-game = Une règle « jamais » (never) ne peut donner que des commandes du jeu, comme score et win.
error-no-witness = Il faut ici un personnage à « { $command } » : cochez la case en vert (+) avec des personnages seulement.
error-stop-outside-smash = Seule une règle de choc (smash) peut arrêter un personnage.
error-move-in-smash = Une règle de choc (smash) ne peut faire bouger qu’un personnage qu’elle vient de créer.
error-centre-background = Le milieu parle d’un personnage : donnez à « { $name } » un point jaune (~) au lieu d’une coche verte (+).
error-no-centre = Cette règle ne sert jamais : il faut à son milieu un personnage coché en vert (+).
error-not-there = Cette règle ne sert jamais : « { $name } » n’est dans aucun niveau, et aucune règle ne le crée.
error-impossible-tile = Cette règle ne sert jamais : la case { $place } ne peut pas être ainsi.
error-ahead-of-dot = Cette règle ne sert jamais : ce qui va dans le même sens que le personnage du milieu n’est pas heurté par lui.
error-never-settles = Cette règle s’applique à chaque tour de la machine : aucun coup ne se termine de lui-même.
error-unreadable-test = Ce test ne peut plus être lu.
error-equal-rule = Cette règle est la même que celle de la ligne { $line }.
error-shadowed-rule = Cette règle ne sert pas dans un tour où sert celle de la ligne { $line }, pour un bouton : qui le tient enfoncé y échappe.
error-no-exit = Il n’y a pas de niveau { $level } : cette sortie ne mène nulle part.
error-too-many-counters = Il peut y avoir { $most } compteurs au plus.
error-too-many-messages = Il peut y avoir { $most } messages au plus.
error-too-many-groups = Il peut y avoir { $most } groupes au plus.
error-group-circle = « { $name } » est dans lui-même : un groupe nomme des personnages, des fonds, et des groupes qui ne le nomment pas.
error-group-nothing-left = Rien du groupe « { $name } » ne peut être sur cette case.
error-group-empty = Il n’y a rien dans le groupe « { $name } ».
error-group-unused = Aucune règle ne nomme le groupe « { $name } » : il ne fait rien pour l’instant.
error-counter-start = Un compteur commence par un nombre entier de -999 à 999.
error-too-many-comparisons = Une règle compare huit compteurs au plus.
error-unknown-comparison = « { $word } » n’est pas une comparaison : écrivez un compteur, puis >=, <= ou =, puis un nombre, comme keys>=3.
error-unknown-counter = Aucun compteur ne s’appelle « { $name } ».
error-unknown-message = Aucun message ne s’appelle « { $name } ».
error-declared-name = le nom d’un compteur ou d’un message
error-counter-start-number = ce que le compteur compte au début
error-comparison = un compteur, « >= », « <= » ou « = », et un nombre
error-counter-number = ce que le compteur compte
error-message-name = le nom d’un message, chacun une fois

## Games of PuzzleScript

error-puzzlescript-sections = les parties d’un jeu PuzzleScript, sous des titres comme OBJECTS et LEVELS
error-puzzlescript-nothing = rien
error-puzzlescript-object = un objet, son nom et ses couleurs
error-puzzlescript-fewer-objects = 128 objets au plus
error-puzzlescript-most-objects = davantage
error-puzzlescript-name = le nom d’un objet
error-puzzlescript-legend = un nom, `=` et des noms d’objets, reliés par `and` ou par `or`
error-puzzlescript-layer = une couche de collision pour chaque objet
error-puzzlescript-player = un joueur fait d’un objet, ou de deux
error-puzzlescript-glyph = la lettre d’un objet, ou de plusieurs reliés par `and`
error-puzzlescript-level = un niveau de 127 cases sur 127 au plus
error-puzzlescript-most-bytes = un texte de 256 kilo-octets au plus
error-puzzlescript-longer = un texte plus long
error-puzzlescript-fewer-kinds = au plus seize décors et seize sortes de figurines
error-puzzlescript-kinds = un jeu qui en demande davantage
error-puzzlescript-unread = Cette ligne est illisible.
error-puzzlescript-unknown = Il n’y a pas d’objet { $name }.
error-puzzlescript-which = La gauche ne dit pas quel { $name } est désigné à droite.
error-puzzlescript-sound = Les sons sont omis.
error-puzzlescript-look = Ce réglage est omis. Les règles restent les mêmes.
error-puzzlescript-setting = Ce réglage change le déroulement des tours ; il est omis.
error-puzzlescript-message = Ce message est omis : seul celui qui précède un niveau est montré, comme nom du niveau.
error-puzzlescript-rigid = Les règles rigides sont omises.
error-puzzlescript-chance = Les règles où le hasard décide sont omises.
error-puzzlescript-groups = Les règles sur deux endroits à la fois sont omises.
error-puzzlescript-far = Les règles qui regardent le long d’une ligne sont omises.
error-puzzlescript-long = Les règles sur plus de trois cases sont omises.
error-puzzlescript-direction = Ici, quelque chose va ailleurs que là où mène le bouton ; c’est omis.
error-puzzlescript-order = Plusieurs cas de cette règle pourraient se gêner : leur ordre compterait.
error-puzzlescript-endless = Ces règles pourraient ne jamais finir.
error-puzzlescript-middle = Cette règle n’a pas de figurine en son milieu.
error-puzzlescript-crowded = Cette règle en demande trop à une seule case.
error-puzzlescript-command = La commande { $command } est omise ici.
error-puzzlescript-goal = Ce but en demande trop à une seule case.
error-puzzlescript-no-room = Il n’y a pas de place pour cet objet : un projet a seize décors et seize sortes de figurines.
error-puzzlescript-taken = Ce nom est déjà pris : la ligne d’avant compte.
error-puzzlescript-cut = Ce message est coupé après 80 lettres : c’est le nom de son niveau.
error-puzzlescript-alike = Faute de place, cet objet ressemble à { $name }. Il joue de même.
error-puzzlescript-hidden = Faute de place, cet objet n’est pas montré. Il ne compte que pour l’œil.
error-puzzlescript-dropped = Cette règle crée { $name }, pour qui il n’y a pas de place.
error-puzzlescript-large = Ce niveau est trop grand, ou de trop.
error-puzzlescript-rounds = Un tour peut dépasser 60 rondes ; il est alors coupé.

## Le TileCode d’origine
error-original-size = un texte d’un mégaoctet au plus
error-original-carrier = la mémoire d’un navigateur où l’on a joué à TileCode, ou ce qu’imprime son Export
error-original-nothing = rien
error-original-value = { $key }, une valeur du jeu
error-original-count = { $key } : 4 ou 8 sortes
error-original-number = { $key } : un nombre
error-original-base64 = { $key } : des octets en base64
error-original-letter = une autre lettre à la place { $n }
error-original-hex = { $key } : des paires de chiffres hexadécimaux jusqu’à un accent grave
error-original-odd = la moitié d’une paire
error-original-call = un appel qui écrit un texte, un nombre ou des octets sous un nom
error-original-picture = { $key } : une image de 16x16 pixels
error-original-map = { $key } : une carte d’au plus 127 cases sur 127, des sortes du jeu
error-original-same-map = { $key } : autant de lignes et de colonnes que dans WBackM
error-original-other-map = d’autres
error-original-tile = la sorte { $kind } à la ligne { $row }, colonne { $column }
error-original-rule = { $key } : une règle
error-original-byte = `{ $byte }` comme octet { $n }
error-original-cut = sa fin après { $n } octets
error-original-rules = 256 règles au plus
error-original-rules-found = { $count }, une fois séparées les règles de choc pour toute direction
error-original-unread = Ce jeu ne peut pas être lu : attendu à la colonne { $column } : { $expected } ; trouvé : { $found }.
error-original-high = Le meilleur score y est { $score }. Ici, les scores repartent de zéro.
error-original-idle = Cette règle ne sert jamais, car rien n’est dit de la case où entrer.
error-original-corner = Les ordres au coin d’une règle sont laissés de côté.
error-original-move = Un ordre d’arrêt dans une règle sans choc, ou de mouvement dans une règle de choc, est laissé de côté.

## Pour le TileCode d’origine
error-export-kinds = Il a plus de quatre fonds, ou plus de quatre sortes de personnages.
error-export-levels = Il a plus d’un niveau.
error-export-counters = Il a des compteurs.
error-export-turns = Son temps passe coup par coup.
error-export-shared = Des personnages partagent une case de sa carte.
error-export-event = Une règle parle d’un toucher, du bouton B, ou d’un nombre de tours.
error-export-corners = Une règle commande une case qui touche son centre par un coin.
error-export-views = Une règle a d’autres vues qu’un miroir, un quart de tour ou les trois rotations.
error-export-commands = Une règle a plus de quatre ordres pour une case, ceux du jeu compris.
error-export-arrow = Une règle de choc demande d’où vient le personnage de son centre.
error-export-score = Une règle donne un autre nombre de points que 10.
error-export-command = Une règle montre un message, joue un son, change un compteur, recommence, ou va à un niveau.

## Jeux et niveaux d’autres outils
error-bring-known = un jeu PuzzleScript ou du TileCode d’origine, ou des niveaux de Sokoban
error-bring-other = autre chose

## Sokoban
error-sokoban-size = un texte d’un mégaoctet au plus
error-sokoban-level = un niveau jouable, fait des caractères # @ $ et .
error-sokoban-nothing = aucun
error-sokoban-tag = la fin d’une balise
error-sokoban-large = Ce niveau dépasse { $most } cases sur { $most }.
error-sokoban-tile = Ce niveau a une case { $tile }, qui ne veut rien dire.
error-sokoban-players = Un niveau a un joueur, et celui-ci en a { $count }.
error-sokoban-crates = Il n’y a pas autant de caisses que de cibles : { $crates } contre { $spots }.
