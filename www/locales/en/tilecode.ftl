# English. TileCode: sentences used during play.

game-tilecode = TileCode
about-tilecode = Small games made of tiles, pictures and rules.
editor-studio = Make your own game
editor-studio-about = Draw the pictures, build the maps, say the rules: everything by touch.
no-advice-tilecode = No hints here: they need a game by turns in which nothing is left to chance.
# The button A on the screen, or its key.
key-act = { $hand ->
    [mouse] Space
   *[finger] A
}
how-tilecode = { $hand ->
    [mouse] Use the arrow keys or the mouse
   *[finger] Use the arrows, or swipe and tap
}: try what moves.
params-steps = First Steps
params-steps-n = First Steps
how-tilecode-steps = Walk to the flag. Each level has something new.
how-tilecode-steps-1 = Walk to the flag with { $hand ->
    [mouse] the arrow keys
   *[finger] the arrows, or by swipes
}.
how-tilecode-steps-2 = Walk to the flag. Coins are worth ten each.
how-tilecode-steps-3 = Push the crates out of the way.
how-tilecode-steps-4 = A crate in the water makes a bridge.
how-tilecode-steps-5 = Push the key into the door.
how-tilecode-steps-6 = Mind the ghosts: they go on while you stand.
how-tilecode-steps-7 = A crate into the water, the key into the door.
how-tilecode-steps-8 = Each crate fills one tile of water.
how-tilecode-steps-9 = Ghosts turn at hedges: wait until they have passed.
how-tilecode-steps-10 = A crate into each water. Keep the key dry: it opens the last door.
params-crates = Crates
params-crates-n = Crates
how-tilecode-crates = Push every crate onto a marked spot.
params-gates = Stone by Stone
params-gates-n = Stone by Stone
how-tilecode-gates = Let a stone come to rest on a plate: the gate of its colour opens. Never dig down under a stone.
how-tilecode-gates-1 = Dig, and push the stone: on a plate it opens the gate of its colour. Then walk out.
how-tilecode-gates-2 = A stone rolls off another one. Never dig down under it: it follows.
params-lever = Turn the Belts
params-lever-n = Turn the Belts
how-tilecode-lever = { key-act } turns all belts around. A crate fills the lava on the way out.
how-tilecode-lever-1 = Belts carry you and the crates. { key-act } turns them all around. Fill the lava with a crate, then walk out.
params-rocks = Mine Rocks
params-rocks-n = Mine Rocks
how-tilecode-rocks = Dig, and take every diamond. A stone that falls hits who stays: step aside.
how-tilecode-rocks-1 = Dig, and take every diamond.
how-tilecode-rocks-3 = Push the stones into the pits.
how-tilecode-rocks-4 = Stones roll off each other.
how-tilecode-rocks-8 = Keep away from beetles: a stone that falls on one makes a diamond of it.
params-snake = Snake
params-snake-n = Snake
how-tilecode-snake = Eat until the basket at the edge is full. Hedges, the basket and your own tail end the game.
params-maze = Dots in the Maze
params-maze-n = Dots in the Maze
how-tilecode-maze-1 = Take every dot, and mind the ghosts: after a large one you can eat them.
how-tilecode-maze-2 = Take every dot. Ghosts follow your tracks. Hold an arrow early to turn.
how-tilecode-maze = Take every dot. Ghosts follow your tracks; after a large dot you hunt them, until your hunting time is over.
params-aliens = Descending Aliens
params-aliens-n = Descending Aliens
how-tilecode-aliens = Shoot every alien before one lands. { key-act } shoots: then move, to shoot again. Keep away from bombs.
params-crossing = Over the Road
params-crossing-n = Over the Road
how-tilecode-crossing = Bring the frog through the traffic to the sand at the top.
how-tilecode-crossing-2 = Beetles go to the right, and rest after each step.
params-gems = Gem Swap
params-gems-n = Gem Swap
how-tilecode-gems = { $hand ->
    [mouse] Drag a gem, or click it and one beside it
   *[finger] Swipe a gem, or tap it and one beside it
}: they change places. Three in a row put a coin on the shelf. Fill it before the bricks run out, one a swap.
params-belts = Belts
params-belts-n = Belts
how-tilecode-belts = Ride the belts to the way out. Coins count, lava burns.
how-tilecode-belts-2 = Let the belt carry you, and step off in time.
how-tilecode-belts-3 = Crates ride too: wait until they are gone.
params-dungeon = Rope and Shoulder
params-dungeon-n = Rope and Shoulder
how-tilecode-dungeon = Push crates, pull stones: each onto a mark.
how-tilecode-dungeon-1 = Push both crates onto the marks.
how-tilecode-dungeon-2 = A stone behind you comes along: pull both onto the marks.
params-robot = Hand on the Wall
params-robot-n = Hand on the Wall
how-tilecode-robot = Push crates, then send the robot home with { key-act }. It keeps its right hand on the wall.
how-tilecode-robot-1 = Close both gaps to the water, one by a crate, one by yourself. Then { key-act }: the robot keeps its right hand on the wall.
how-tilecode-robot-2 = The robot looks up, and turns right wherever it can. You and crates can stand in water: only the robot sinks.
params-herd = Bring in the Sheep
params-herd-n = Bring in the Sheep
how-tilecode-herd-1 = Sheep run from the dog beside them. Drive them all onto the sand. A sheep at the fence cannot be fetched back.
how-tilecode-herd-2 = At the fence a sheep only runs along it: round the corner, onto the sand.
how-tilecode-herd = Sheep run from the dog beside them. Drive them all onto the sand.
how-tilecode-herd-3 = A slime goes up and down the trail: it spares neither sheep nor dog.
card-by = by { $author }
card-origin = made from “{ $title }”
card-origin-by = made from “{ $title }” by { $author }
action-pause = Pause
action-resume = Go on
paused = Paused.
action-step = One round
figure-round = Round
figure-rounds = Rounds
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
tilecode-bound = The rules ask for more than fits into a round: some of it is left out.
tilecode-unsettled = It goes on and on: a turn ends after 60 rounds.
tilecode-level = Level { $level }: { $name }.
tilecode-room = { $name }.
tilecode-message = { $text }
tilecode-no-tap = There is nothing to touch.
tilecode-won = You won the game.
tilecode-lost = You lost this level.
tilecode-over = The game is over.

## Crates

kind-crates-spot = mark

## Mine Rocks

kind-rocks-space = tunnel
kind-rocks-boulder = stone
kind-rocks-bug = beetle

## Snake

kind-snake-up = tail upwards
kind-snake-right = tail to the right
kind-snake-down = tail downwards
kind-snake-left = tail to the left
kind-snake-full = apple in the basket
kind-snake-last-place = last place of the basket

## Dots in the Maze

kind-maze-right = eastward path
kind-maze-left = westward path
kind-maze-up = northward path
kind-maze-down = southward path
kind-maze-spook = scared ghost
counter-maze-power = Hunting time

## Descending Aliens

kind-aliens-hot = glowing ground

## Over the Road

kind-crossing-east = lane to the right
kind-crossing-west = lane to the left
kind-crossing-end = end of the road

## Gem Swap

kind-gems-red = red ground
kind-gems-green = green ground
kind-gems-blue = blue ground
kind-gems-yellow = yellow ground
kind-gems-violet = violet ground
kind-gems-tap = coin

## Belts

kind-belts-east = belt to the right
kind-belts-west = belt to the left
kind-belts-south = belt downwards
kind-belts-north = belt upwards
counter-rooms-keys = Keys
message-rooms-four = The gate takes four keys.
kind-belts-exit = way out

## Rope and Shoulder

level-dungeon-5 = In each other’s way
kind-dungeon-plate = mark
kind-dungeon-barrel = stone
