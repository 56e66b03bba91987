# Les jeux livrés de TileCode : le nom de leurs niveaux et de ce qui s’y trouve.

## First Steps

level-steps-1 = Rejoindre le drapeau
level-steps-2 = Chaque pièce vaut dix points
level-steps-3 = Pousser les caisses
level-steps-4 = Une caisse fait un pont
level-steps-5 = Pousser la clé dans la porte
level-steps-6 = Gare aux fantômes
level-steps-7 = Tout ensemble
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

level-crates-1 = Une seule
level-crates-2 = L’annexe
level-crates-3 = La croix
level-crates-4 = La réserve
level-crates-5 = Le coin
level-crates-6 = Le grenier
level-crates-7 = La baie vitrée
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
level-rocks-3 = Une pierre dans le trou
level-rocks-4 = Pierres rondes
level-rocks-5 = L’entrée
level-rocks-6 = Deux galeries
level-rocks-7 = Pierres qui roulent
kind-rocks-space = galerie
kind-rocks-dirt = terre
kind-rocks-wall = mur
kind-rocks-miner = mineur
kind-rocks-boulder = pierre
kind-rocks-diamond = diamant

## Snake

level-snake-1 = Six pommes
level-snake-2 = Les plates-bandes
level-snake-3 = La croix
level-snake-4 = Quatre pièces
level-snake-5 = Un festin
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
kind-snake-eaten = pomme mangée

## Dots in the Maze

level-maze-1 = Un petit labyrinthe
level-maze-2 = Le jardin
level-maze-3 = De longs murs
level-maze-4 = Quatre fantômes
kind-maze-path = chemin
kind-maze-wall = mur
kind-maze-muncher = glouton
kind-maze-ghost = fantôme
kind-maze-dot = point

## Descending Aliens

level-aliens-1 = Première vague
level-aliens-2 = Deux rangs
level-aliens-3 = Soucoupes
level-aliens-4 = Bombardiers
level-aliens-5 = La flotte
kind-aliens-sky = ciel
kind-aliens-wall = mur
kind-aliens-ship = vaisseau
kind-aliens-shot = tir
kind-aliens-alien = alien
kind-aliens-saucer = soucoupe
kind-aliens-bomb = bombe

## Over the Road

level-crossing-1 = Une voie dans chaque sens
level-crossing-2 = Deux voies
level-crossing-3 = Un îlot au milieu
level-crossing-4 = Des trous dans la haie
level-crossing-5 = Heure de pointe
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

## Gem Swap

level-gems-1 = Premières pièces
level-gems-2 = Une étagère plus longue
level-gems-3 = Un puits étroit
level-gems-4 = Terrain rocailleux
level-gems-5 = Deux puits
level-gems-6 = Quatre échanges
level-gems-7 = Étagère comble
kind-gems-well = puits
kind-gems-wall = mur
kind-gems-red = fond rouge
kind-gems-green = fond vert
kind-gems-blue = fond bleu
kind-gems-yellow = fond jaune
kind-gems-violet = fond violet
kind-gems-shelf = étagère
kind-gems-frame = cadre
kind-gems-ruby = rubis
kind-gems-emerald = émeraude
kind-gems-sapphire = saphir
kind-gems-amber = ambre
kind-gems-amethyst = améthyste
kind-gems-tap = pièce
kind-gems-spark = étincelle

## Belts

level-belts-1 = Premier trajet
level-belts-2 = Partir à temps
level-belts-3 = À la chaîne
level-belts-4 = Boucles
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

level-dungeon-1 = Une caisse se pousse
level-dungeon-2 = Une pierre se tire
level-dungeon-3 = Les deux
level-dungeon-4 = Hors de la niche
level-dungeon-5 = L’un gêne l’autre
level-dungeon-6 = Derrière la pierre
level-dungeon-7 = Quatre coins
kind-dungeon-floor = sol
kind-dungeon-plate = marque
kind-dungeon-wall = mur
kind-dungeon-hero = héros
kind-dungeon-crate = caisse
kind-dungeon-barrel = pierre

## Hand on the Wall

level-robot-1 = Dégager son chemin
level-robot-2 = Fermer le passage vers l’eau
level-robot-3 = Ouvrir le passage
level-robot-4 = Deux bouchons
level-robot-5 = Une île
level-robot-6 = Le lac
kind-robot-floor = sol
kind-robot-wall = mur
kind-robot-water = eau
kind-robot-home = maison
kind-robot-player = joueur
kind-robot-robot = robot
kind-robot-crate = caisse

## Bring in the Sheep

level-herd-1 = Les deux premiers
level-herd-2 = Au coin
level-herd-3 = La ronde
level-herd-4 = Deux barrières
level-herd-5 = En rond
kind-herd-grass = herbe
kind-herd-fence = clôture
kind-herd-pen = enclos
kind-herd-trail = piste
kind-herd-dog = chien
kind-herd-sheep = mouton
kind-herd-slime = gelée

## Nouveau jeu : par quoi commence tout projet

level-blank-1 = Un
kind-blank-grass = herbe
kind-blank-wall = mur
kind-blank-player = joueur
