# English. TileCode: what is said while it is played.

game-tilecode = TileCode
about-tilecode = Small games made of tiles, pictures and rules.
editor-studio = Make your own game
editor-studio-about = Draw the pictures, build the maps, say the rules: everything by touch, and no reading needed.
how-tilecode = It is played by touch, by swipes or by keys, as its rules have it.
params-steps = First Steps
params-steps-n = First Steps
how-tilecode-steps = Walk to the flag. Each level has something new.
how-tilecode-steps-1 = Walk to the flag with the arrows, or by swipes.
how-tilecode-steps-2 = Coins are worth ten each.
how-tilecode-steps-3 = Push the crates out of the way.
how-tilecode-steps-4 = A crate in the water makes a bridge.
how-tilecode-steps-5 = Push the key into the door.
how-tilecode-steps-6 = Mind the ghosts.
how-tilecode-steps-7 = A crate into the water, the key into the door.
how-tilecode-steps-8 = Each crate fills one tile of water.
how-tilecode-steps-9 = Ghosts turn at hedges: wait until they have passed.
params-crates = Crates
params-crates-n = Crates
how-tilecode-crates = Push every crate onto a marked spot.
params-rocks = Mine Rocks
params-rocks-n = Mine Rocks
how-tilecode-rocks = Dig, and take every diamond. Do not stand below loose stones.
how-tilecode-rocks-1 = Dig, and take every diamond.
how-tilecode-rocks-3 = Push the stones into the pits.
how-tilecode-rocks-4 = Stones roll off each other.
how-tilecode-rocks-8 = Keep away from beetles: a stone that falls on one makes a diamond of it.
params-snake = Snake
params-snake-n = Snake
how-tilecode-snake = Eat until the basket at the edge is full. Hedges, the basket and your own tail end the game.
params-maze = Dots in the Maze
params-maze-n = Dots in the Maze
how-tilecode-maze-1 = Take every dot, and mind the ghosts. Hold an arrow early to turn at the next corner.
how-tilecode-maze = Take every dot. Ghosts follow your tracks; after a pill it is they who are hunted, as long as there is power.
params-aliens = Descending Aliens
params-aliens-n = Descending Aliens
how-tilecode-aliens = Shoot every alien before one lands. A shoots: move before you shoot again. Keep away from bombs.
params-crossing = Over the Road
params-crossing-n = Over the Road
how-tilecode-crossing = Bring the frog through the traffic to the sand at the top.
params-gems = Gem Swap
params-gems-n = Gem Swap
how-tilecode-gems = Touch a gem: it and the one on its right change places. Three in a row put a coin on the shelf below: fill it before sparks fill the bricks.
params-belts = Belts
params-belts-n = Belts
how-tilecode-belts = Ride the belts to the way out. Coins count, lava burns.
params-dungeon = Rope and Shoulder
params-dungeon-n = Rope and Shoulder
how-tilecode-dungeon = Push crates, pull stones: each onto a mark.
how-tilecode-dungeon-1 = Push both crates onto the marks.
how-tilecode-dungeon-2 = A stone behind you comes along: pull both onto the marks.
params-robot = Hand on the Wall
params-robot-n = Hand on the Wall
how-tilecode-robot = Push crates, then send the robot home with A. It keeps its right hand on the wall.
how-tilecode-robot-1 = Close both gaps to the water: a crate can stand in one, you in the other. Then press A: the robot keeps its right hand on the wall.
params-herd = Bring in the Sheep
params-herd-n = Bring in the Sheep
how-tilecode-herd-1 = Sheep run from the dog beside them. Drive them onto the sand: from the fence none comes back.
how-tilecode-herd = Sheep run from the dog beside them. Drive them all onto the sand.
how-tilecode-herd-3 = A slime goes up and down the trail: it spares neither sheep nor dog.
card-by = by { $author }
card-origin = made from “{ $title }”
card-origin-by = made from “{ $title }” by { $author }
action-pause = Pause
action-step = One round
figure-round = Round
tilecode-tile = { $background }
tilecode-sprites = { $sprites } on { $background }
tilecode-moved = { $who } { $dir ->
    [up] up
    [right] right
    [down] down
   *[left] left
} to row { $row }, column { $column }{ $count ->
    [0] {""}
   *[other] , with { $with }
}.
tilecode-gone = Gone: { $what }.
tilecode-new = New: { $what }.
tilecode-still = Nothing moves.
tilecode-score = { $points } points; score { $score }.
tilecode-bound = The game’s rules command more than a round can do: some of it is left out.
tilecode-unsettled = The rules go on and on: a turn ends after 60 rounds.
tilecode-level = Level { $level }: { $name }.
tilecode-message = { $text }
tilecode-no-tap = There is nothing to touch.
tilecode-won = You won the last level.
tilecode-lost = You lost this level.
tilecode-over = The game is over.

## First Steps

level-steps-1 = Walk to the flag
level-steps-2 = Coins are worth ten
level-steps-3 = Push the crates
level-steps-4 = A crate makes a bridge
level-steps-5 = Push the key into the door
level-steps-6 = Mind the ghosts
level-steps-7 = All of it
level-steps-8 = Two channels
level-steps-9 = Ghosts at the gate
level-steps-10 = The last step
kind-steps-grass = grass
kind-steps-hedge = hedge
kind-steps-water = water
kind-steps-player = player
kind-steps-crate = crate
kind-steps-key = key
kind-steps-door = door
kind-steps-coin = coin
kind-steps-flag = flag
kind-steps-ghost = ghost

## Crates

level-crates-1 = One
level-crates-2 = Side room
level-crates-3 = Cross
level-crates-4 = Store room
level-crates-5 = Corner seat
level-crates-6 = Attic
level-crates-7 = Bay window
level-crates-8 = Staircase
level-crates-9 = Cellar
level-crates-10 = Two doors
level-crates-11 = Kitchen
level-crates-12 = Warehouse
kind-crates-floor = floor
kind-crates-spot = mark
kind-crates-wall = wall
kind-crates-player = player
kind-crates-crate = crate

## Mine Rocks

level-rocks-1 = Dig
level-rocks-2 = Not from below
level-rocks-3 = Stones in the pits
level-rocks-4 = Round stones
level-rocks-5 = Entrance
level-rocks-6 = Two galleries
level-rocks-7 = Rolling stones
level-rocks-8 = Beetles
level-rocks-9 = The deep
kind-rocks-space = tunnel
kind-rocks-dirt = dirt
kind-rocks-wall = wall
kind-rocks-miner = miner
kind-rocks-boulder = stone
kind-rocks-diamond = diamond
kind-rocks-bug = beetle

## Snake

level-snake-1 = Six apples
level-snake-2 = The beds
level-snake-3 = The cross
level-snake-4 = Four rooms
level-snake-5 = The courtyard
level-snake-6 = Posts
level-snake-7 = The hourglass
level-snake-8 = A feast
kind-snake-sand = sand
kind-snake-hedge = hedge
kind-snake-up = tail upwards
kind-snake-right = tail to the right
kind-snake-down = tail downwards
kind-snake-left = tail to the left
kind-snake-basket = basket
kind-snake-head = head
kind-snake-tail = tail
kind-snake-apple = apple
kind-snake-full = full basket

## Dots in the Maze

level-maze-1 = A small maze
level-maze-2 = The garden
level-maze-3 = Long walls
level-maze-4 = Four ghosts
level-maze-5 = The orchard
level-maze-6 = Two halls
level-maze-7 = Ring road
level-maze-8 = The haunted house
kind-maze-path = path
kind-maze-wall = wall
kind-maze-muncher = muncher
kind-maze-ghost = ghost
kind-maze-dot = dot
kind-maze-right = eastward path
kind-maze-left = westward path
kind-maze-up = northward path
kind-maze-down = southward path
kind-maze-den = den
kind-maze-spook = scared ghost
kind-maze-pill = pill
counter-maze-power = Power

## Descending Aliens

level-aliens-1 = First wave
level-aliens-2 = Two rows
level-aliens-3 = Saucers
level-aliens-4 = Thin cover
level-aliens-5 = Bombers
level-aliens-6 = From both sides
level-aliens-7 = No cover
level-aliens-8 = The fleet
kind-aliens-sky = sky
kind-aliens-wall = wall
kind-aliens-ship = ship
kind-aliens-shot = shot
kind-aliens-alien = alien
kind-aliens-saucer = saucer
kind-aliens-bomb = bomb
kind-aliens-bunker = bunker
kind-aliens-flash = flash
kind-aliens-hot = glowing ground

## Over the Road

level-crossing-1 = One lane each way
level-crossing-2 = Two lanes
level-crossing-3 = An island between
level-crossing-4 = Gaps in the hedge
level-crossing-5 = Slow beetles
level-crossing-6 = Rush hour
level-crossing-7 = Every way at once
level-crossing-8 = The motorway
kind-crossing-grass = grass
kind-crossing-road = road
kind-crossing-hedge = hedge
kind-crossing-goal = goal
kind-crossing-east = lane to the right
kind-crossing-west = lane to the left
kind-crossing-end = end of the road
kind-crossing-frog = frog
kind-crossing-car = car
kind-crossing-truck = truck
kind-crossing-coin = coin
kind-crossing-beetle = beetle

## Gem Swap

level-gems-1 = First coins
level-gems-2 = A longer shelf
level-gems-3 = A narrow well
level-gems-4 = Rocky ground
level-gems-5 = Two wells
level-gems-6 = Four taps
level-gems-7 = A full house
level-gems-8 = The treasury
kind-gems-well = well
kind-gems-wall = wall
kind-gems-red = red ground
kind-gems-green = green ground
kind-gems-blue = blue ground
kind-gems-yellow = yellow ground
kind-gems-violet = violet ground
kind-gems-shelf = shelf
kind-gems-stone = stone
kind-gems-ruby = ruby
kind-gems-emerald = emerald
kind-gems-sapphire = sapphire
kind-gems-amber = amber
kind-gems-amethyst = amethyst
kind-gems-tap = tap
kind-gems-spark = spark

## Belts

level-belts-1 = First ride
level-belts-2 = Ride in time
level-belts-3 = Assembly line
level-belts-4 = Loops
level-belts-5 = Against the stream
level-belts-6 = Crates on the belt
level-belts-7 = The tower
level-belts-8 = The works
kind-belts-floor = floor
kind-belts-wall = wall
kind-belts-east = belt to the right
kind-belts-west = belt to the left
kind-belts-south = belt downwards
kind-belts-north = belt upwards
kind-belts-lava = lava
kind-belts-exit = way out
kind-belts-runner = runner
kind-belts-crate = crate
kind-belts-coin = coin

## Rope and Shoulder

level-dungeon-1 = Crates are pushed
level-dungeon-2 = Stones are pulled
level-dungeon-3 = Both
level-dungeon-4 = Out of the niche
level-dungeon-5 = In each other’s way
level-dungeon-6 = Behind the stone
level-dungeon-7 = Four corners
level-dungeon-8 = Across the hall
level-dungeon-9 = The vestibule
kind-dungeon-floor = floor
kind-dungeon-plate = mark
kind-dungeon-wall = wall
kind-dungeon-hero = hero
kind-dungeon-crate = crate
kind-dungeon-barrel = stone

## Hand on the Wall

level-robot-1 = Close the way to the water
level-robot-2 = The lake
level-robot-3 = Two plugs
level-robot-4 = The mill
level-robot-5 = An island
level-robot-6 = The workshop
level-robot-7 = Open the way
level-robot-8 = Three gates
kind-robot-floor = floor
kind-robot-wall = wall
kind-robot-water = water
kind-robot-home = home
kind-robot-player = player
kind-robot-robot = robot
kind-robot-crate = crate

## Bring in the Sheep

level-herd-1 = The first three
level-herd-2 = Round the corner
level-herd-3 = The patrol
level-herd-4 = Two gates
level-herd-5 = Round and round
level-herd-6 = The yard
level-herd-7 = Two patrols
level-herd-8 = The far meadow
kind-herd-grass = grass
kind-herd-fence = fence
kind-herd-pen = pen
kind-herd-trail = trail
kind-herd-dog = dog
kind-herd-sheep = sheep
kind-herd-slime = slime

## New game: what every project begins with

level-blank-1 = One
kind-blank-grass = grass
kind-blank-wall = wall
kind-blank-player = player
