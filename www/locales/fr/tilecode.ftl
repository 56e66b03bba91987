# Français. TileCode : ce qui se dit pendant le jeu.

game-tilecode = TileCode
about-tilecode = De petits jeux faits de tuiles, d’images et de règles.
editor-studio = Créez votre propre jeu
editor-studio-about = Dessinez les images, construisez les plans, dites les règles : tout du bout du doigt.
no-advice-tilecode = Pas d’indices ici : il faut un jeu au tour par tour, sans hasard.
key-act = { $hand ->
    [mouse] Espace
   *[finger] A
}
how-tilecode = { $hand ->
    [mouse] Jouez avec les flèches du clavier ou la souris
   *[finger] Jouez avec les flèches, en glissant ou en touchant
} : essayez ce qui bouge.
params-steps = Premiers pas
params-steps-n = Premiers pas
how-tilecode-steps = Rejoignez le drapeau. Chaque niveau apporte une nouveauté.
how-tilecode-steps-1 = Rejoignez le drapeau { $hand ->
    [mouse] avec les flèches du clavier
   *[finger] avec les flèches, ou en glissant
}.
how-tilecode-steps-2 = Rejoignez le drapeau. Chaque pièce vaut dix points.
how-tilecode-steps-3 = Poussez les caisses pour passer.
how-tilecode-steps-4 = Une caisse dans l’eau fait un pont.
how-tilecode-steps-5 = Poussez la clé dans la porte.
how-tilecode-steps-6 = Gare aux fantômes : ils avancent même quand vous ne bougez pas.
how-tilecode-steps-7 = Une caisse dans l’eau, la clé dans la porte.
how-tilecode-steps-8 = Chaque caisse comble une case d’eau.
how-tilecode-steps-9 = Les fantômes font demi-tour aux haies : laissez-les passer.
how-tilecode-steps-10 = Une caisse dans chaque eau. Gardez la clé au sec : elle ouvre la dernière porte.
params-crates = Caisses
params-crates-n = Caisses
how-tilecode-crates = Poussez chaque caisse sur une marque.
params-gates = Pierre par pierre
params-gates-n = Pierre par pierre
how-tilecode-gates = Une pierre posée sur une dalle ouvre la grille de sa couleur. Ne creusez jamais vers le bas sous une pierre.
how-tilecode-gates-1 = Creusez et poussez la pierre : sur une dalle, elle ouvre la grille de sa couleur. Puis sortez.
how-tilecode-gates-2 = Une pierre roule d’une autre. Ne creusez jamais vers le bas dessous : elle vous suit.
params-lever = Tapis tournants
params-lever-n = Tapis tournants
how-tilecode-lever = { key-act } inverse tous les tapis. Une caisse comble la lave sur le chemin.
how-tilecode-lever-1 = Les tapis vous portent, vous et les caisses. { key-act } les inverse tous. Comblez la lave d’une caisse, puis sortez.
params-rocks = Pierres de la mine
params-rocks-n = Pierres de la mine
how-tilecode-rocks = Creusez et prenez tous les diamants. Une pierre qui tombe frappe qui reste : écartez-vous.
how-tilecode-rocks-1 = Creusez et prenez tous les diamants.
how-tilecode-rocks-3 = Poussez les pierres dans les trous.
how-tilecode-rocks-4 = Les pierres roulent les unes sur les autres.
how-tilecode-rocks-8 = Évitez les scarabées : une pierre qui tombe sur l’un d’eux en fait un diamant.
params-snake = Serpent
params-snake-n = Serpent
how-tilecode-snake = Mangez jusqu’à remplir le panier du bord. Haies, panier et queue sont fatals.
params-maze = Points du labyrinthe
params-maze-n = Points du labyrinthe
how-tilecode-maze-1 = Prenez tous les points, gare aux fantômes : après un gros point, vous pouvez les manger.
how-tilecode-maze-2 = Prenez tous les points. Les fantômes suivent vos traces. Tenez une flèche à l’avance pour tourner.
how-tilecode-maze = Prenez tous les points. Les fantômes suivent vos traces ; un gros point renverse la chasse, tant que dure le temps de chasse.
params-aliens = Invasion
params-aliens-n = Invasion
how-tilecode-aliens = Abattez-les tous avant qu’un seul ne se pose. { key-act } tire : bougez avant de tirer encore. Évitez les bombes.
params-crossing = La route
params-crossing-n = La route
how-tilecode-crossing = Menez la grenouille entre les voitures jusqu’au sable, tout en haut.
how-tilecode-crossing-2 = Les scarabées vont à droite, et se reposent après chaque pas.
params-gems = Gemmes
params-gems-n = Gemmes
how-tilecode-gems = { $hand ->
    [mouse] Glissez une gemme avec la souris, ou cliquez dessus puis sur une voisine
   *[finger] Glissez une gemme du doigt, ou touchez-la puis une voisine
} : elles s’échangent. Trois de suite mettent une pièce sur l’étagère. Remplissez-la avant la dernière brique, une par échange.
params-belts = Tapis roulants
params-belts-n = Tapis roulants
how-tilecode-belts = Prenez les tapis jusqu’à la sortie. Les pièces comptent, la lave brûle.
how-tilecode-belts-2 = Laissez-vous porter par le tapis, et descendez à temps.
how-tilecode-belts-3 = Les caisses roulent aussi : laissez-les passer.
params-dungeon = La corde et l’épaule
params-dungeon-n = La corde et l’épaule
how-tilecode-dungeon = Poussez les caisses, tirez les pierres : chacune sur une marque.
how-tilecode-dungeon-1 = Poussez les deux caisses sur les marques.
how-tilecode-dungeon-2 = Une pierre derrière vous vous suit : tirez-en deux sur les marques.
params-robot = La main au mur
params-robot-n = La main au mur
how-tilecode-robot = Poussez les caisses, puis envoyez le robot chez lui avec { key-act }. Il suit le mur de sa main droite.
how-tilecode-robot-1 = Bouchez les deux chemins de l’eau, l’un d’une caisse, l’autre de vous-même, puis { key-act } : le robot garde la main droite au mur.
how-tilecode-robot-2 = Le robot regarde d’abord en haut et tourne à droite dès qu’il peut. Vous et les caisses tenez dans l’eau : lui seul coule.
params-herd = Rentrer les moutons
params-herd-n = Rentrer les moutons
how-tilecode-herd-1 = Les moutons fuient le chien à côté d’eux. Menez-les tous sur le sable. Un mouton à la clôture ne s’en éloigne plus.
how-tilecode-herd-2 = À la clôture, un mouton ne court que le long : après le coin, sur le sable.
how-tilecode-herd = Les moutons fuient le chien à côté d’eux. Menez-les tous sur le sable.
how-tilecode-herd-3 = Une gelée va et vient sur la piste : elle n’épargne ni mouton ni chien.
card-by = par { $author }
card-origin = d’après « { $title } »
card-origin-by = d’après « { $title } » de { $author }
action-pause = Pause
action-resume = Reprendre
paused = En pause.
action-step = Un tour
figure-round = Tour
figure-rounds = Tours
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
tilecode-bound = Les règles demandent plus qu’un tour ne peut faire : une partie est laissée de côté.
tilecode-unsettled = Cela n’en finit pas : un coup s’arrête après 60 tours.
tilecode-level = Niveau { $level } : { $name }.
tilecode-room = { $name }.
tilecode-message = { $text }
tilecode-no-tap = Il n’y a rien à toucher.
tilecode-won = Vous avez gagné la partie.
tilecode-lost = Vous avez perdu.
tilecode-over = La partie est finie.

## First Steps

level-steps-1 = Rejoindre le drapeau
level-steps-2 = Chaque pièce vaut dix points
level-steps-3 = Pousser les caisses
level-steps-4 = Une caisse fait un pont
level-steps-5 = Pousser la clé dans la porte
level-steps-6 = Gare aux fantômes
level-steps-7 = Tout ensemble
level-steps-8 = Deux canaux
level-steps-9 = Des fantômes à la porte
level-steps-10 = Le dernier pas
kind-steps-grass = herbe
kind-steps-hedge = haie
kind-steps-water = eau
kind-steps-player = joueur
kind-steps-crate = caisse
kind-steps-key = clé
kind-steps-door = porte
kind-steps-coin = pièce
kind-steps-flag = drapeau
kind-steps-ghost = fantôme

## Crates

level-crates-1 = La première
level-crates-2 = La réserve
level-crates-3 = La croix
level-crates-4 = L’annexe
level-crates-5 = La baie vitrée
level-crates-6 = Le grenier
level-crates-7 = Le coin
level-crates-8 = L’escalier
level-crates-9 = La cave
level-crates-10 = Deux portes
level-crates-11 = La cuisine
level-crates-12 = L’entrepôt
kind-crates-floor = sol
kind-crates-spot = marque
kind-crates-wall = mur
kind-crates-player = joueur
kind-crates-crate = caisse

## Mine Rocks

level-rocks-1 = Creuser
level-rocks-2 = Pas par en dessous
level-rocks-3 = Des pierres dans les trous
level-rocks-4 = Pierres rondes
level-rocks-5 = L’entrée
level-rocks-6 = Deux galeries
level-rocks-7 = Pierres qui roulent
level-rocks-8 = Les scarabées
level-rocks-9 = Les profondeurs
kind-rocks-space = galerie
kind-rocks-dirt = terre
kind-rocks-wall = mur
kind-rocks-miner = mineur
kind-rocks-boulder = pierre
kind-rocks-diamond = diamant
kind-rocks-bug = scarabée

## Snake

level-snake-1 = Six pommes
level-snake-2 = Les plates-bandes
level-snake-3 = La croix
level-snake-4 = La cour
level-snake-5 = Quatre pièces
level-snake-6 = Les poteaux
level-snake-7 = Un festin
level-snake-8 = Le sablier
kind-snake-sand = sable
kind-snake-hedge = haie
kind-snake-up = queue vers le haut
kind-snake-right = queue vers la droite
kind-snake-down = queue vers le bas
kind-snake-left = queue vers la gauche
kind-snake-basket = panier
kind-snake-head = tête
kind-snake-tail = queue
kind-snake-apple = pomme
kind-snake-full = pomme au panier
kind-snake-last-place = dernière place du panier

## Dots in the Maze

level-maze-1 = Un petit labyrinthe
level-maze-2 = De longs murs
level-maze-3 = Le jardin
level-maze-4 = Quatre fantômes
level-maze-5 = Le verger
level-maze-6 = Deux salles
level-maze-7 = Le périphérique
level-maze-8 = La maison hantée
kind-maze-path = chemin
kind-maze-wall = mur
kind-maze-muncher = glouton
kind-maze-ghost = fantôme
kind-maze-dot = point
kind-maze-right = chemin vers l’est
kind-maze-left = chemin vers l’ouest
kind-maze-up = chemin vers le nord
kind-maze-down = chemin vers le sud
kind-maze-den = tanière
kind-maze-spook = fantôme apeuré
kind-maze-pill = pastille
counter-maze-power = Temps de chasse

## Descending Aliens

level-aliens-1 = Première vague
level-aliens-2 = Deux rangs
level-aliens-3 = Soucoupes
level-aliens-4 = Maigre abri
level-aliens-5 = Bombardiers
level-aliens-6 = Des deux côtés
level-aliens-7 = Sans abri
level-aliens-8 = La flotte
kind-aliens-sky = ciel
kind-aliens-wall = mur
kind-aliens-ship = vaisseau
kind-aliens-shot = tir
kind-aliens-alien = alien
kind-aliens-saucer = soucoupe
kind-aliens-bomb = bombe
kind-aliens-bunker = abri
kind-aliens-flash = éclair
kind-aliens-hot = sol brûlant

## Over the Road

level-crossing-1 = Une voie dans chaque sens
level-crossing-2 = Deux voies
level-crossing-3 = Des trous dans la haie
level-crossing-4 = Un îlot au milieu
level-crossing-5 = Heure de pointe
level-crossing-6 = Lents scarabées
level-crossing-7 = Dans tous les sens
level-crossing-8 = L’autoroute
kind-crossing-grass = herbe
kind-crossing-road = route
kind-crossing-hedge = haie
kind-crossing-goal = but
kind-crossing-east = voie vers la droite
kind-crossing-west = voie vers la gauche
kind-crossing-end = bout de la route
kind-crossing-frog = grenouille
kind-crossing-car = voiture
kind-crossing-truck = camion
kind-crossing-coin = pièce
kind-crossing-beetle = scarabée

## Gem Swap

level-gems-1 = Premières pièces
level-gems-2 = Une étagère plus longue
level-gems-3 = Un puits étroit
level-gems-4 = Terrain rocailleux
level-gems-5 = Deux puits
level-gems-6 = Quatre robinets
level-gems-7 = Étagère comble
level-gems-8 = Le trésor
kind-gems-well = puits
kind-gems-wall = mur
kind-gems-red = fond rouge
kind-gems-green = fond vert
kind-gems-blue = fond bleu
kind-gems-yellow = fond jaune
kind-gems-violet = fond violet
kind-gems-shelf = étagère
kind-gems-stone = pierre
kind-gems-ruby = rubis
kind-gems-emerald = émeraude
kind-gems-sapphire = saphir
kind-gems-amber = ambre
kind-gems-amethyst = améthyste
kind-gems-tap = pièce
kind-gems-mark = marque

## Belts

level-belts-1 = Premier trajet
level-belts-2 = Partir à temps
level-belts-3 = À la chaîne
level-belts-4 = Boucles
level-belts-5 = À contre-courant
level-belts-6 = Des caisses sur le tapis
level-belts-7 = La tour
level-belts-8 = L’usine
kind-belts-floor = sol
kind-belts-wall = mur
kind-belts-east = tapis vers la droite
kind-belts-west = tapis vers la gauche
kind-belts-south = tapis vers le bas
kind-belts-north = tapis vers le haut
kind-belts-lava = lave
kind-belts-exit = sortie
kind-belts-runner = coureur
kind-belts-crate = caisse
kind-belts-coin = pièce

## Rope and Shoulder

level-dungeon-1 = Les caisses se poussent
level-dungeon-2 = Les pierres se tirent
level-dungeon-3 = Les deux
level-dungeon-4 = Hors de la niche
level-dungeon-5 = L’un gêne l’autre
level-dungeon-6 = Derrière la pierre
level-dungeon-7 = Quatre coins
level-dungeon-8 = À travers la salle
level-dungeon-9 = Le vestibule
kind-dungeon-floor = sol
kind-dungeon-plate = marque
kind-dungeon-wall = mur
kind-dungeon-hero = héros
kind-dungeon-crate = caisse
kind-dungeon-barrel = pierre

## Stone by Stone

level-gates-1 = La première grille
level-gates-2 = La corniche
level-gates-3 = Une pour chacune
level-gates-4 = La longue descente
level-gates-5 = Sous le toit
level-gates-6 = Pierres en file
level-gates-7 = Le puits
kind-gates-space = vide
kind-gates-dirt = terre
kind-gates-wall = mur
kind-gates-red = dalle rouge
kind-gates-blue = dalle bleue
kind-gates-red-gate = grille rouge
kind-gates-blue-gate = grille bleue
kind-gates-exit = sortie
kind-gates-miner = mineur
kind-gates-boulder = pierre

## Turn the Belts

level-lever-1 = Deux issues
level-lever-2 = La colonne
level-lever-3 = Un nœud de tapis
level-lever-4 = Longues lignes
level-lever-5 = Un seul tapis
level-lever-6 = Le dépôt
level-lever-7 = Deux charges
kind-lever-floor = sol
kind-lever-wall = mur
kind-lever-lava = lave
kind-lever-exit = sortie
kind-lever-runner = coureur
kind-lever-crate = caisse
kind-lever-east = tapis vers la droite
kind-lever-west = tapis vers la gauche
kind-lever-south = tapis vers le bas
kind-lever-north = tapis vers le haut

## Hand on the Wall

level-robot-1 = Fermer le passage vers l’eau
level-robot-2 = Le lac
level-robot-3 = Une île
level-robot-4 = Le moulin
level-robot-5 = Deux bouchons
level-robot-6 = L’atelier
level-robot-7 = Ouvrir le passage
level-robot-8 = Trois portes
kind-robot-floor = sol
kind-robot-wall = mur
kind-robot-water = eau
kind-robot-home = maison
kind-robot-player = joueur
kind-robot-robot = robot
kind-robot-crate = caisse

## Bring in the Sheep

level-herd-1 = Les trois premiers
level-herd-2 = Au coin
level-herd-3 = La ronde
level-herd-4 = Deux barrières
level-herd-5 = En rond
level-herd-6 = La cour de ferme
level-herd-7 = Deux rondes
level-herd-8 = Le pré lointain
kind-herd-grass = herbe
kind-herd-fence = clôture
kind-herd-pen = enclos
kind-herd-trail = piste
kind-herd-dog = chien
kind-herd-sheep = mouton
kind-herd-slime = gelée

## Nouveau jeu : par quoi commence tout projet

counter-rooms-keys = Clés
message-rooms-four = La grille prend quatre clés.
level-rooms-1 = Jardin
level-rooms-2 = Vestibule
level-rooms-3 = Bibliothèque
level-rooms-4 = Puits
level-rooms-5 = Cour
level-rooms-6 = Cuisine
level-rooms-7 = Cave
level-rooms-8 = Crypte
level-rooms-9 = Trésor
kind-rooms-floor = sol
kind-rooms-wall = mur
kind-rooms-player = joueur
kind-rooms-key = clé
kind-rooms-crate = caisse
kind-rooms-door = porte
kind-rooms-gate = grille
kind-rooms-treasure = trésor
level-blank-1 = Un
kind-blank-grass = herbe
kind-blank-wall = mur
kind-blank-player = joueur
