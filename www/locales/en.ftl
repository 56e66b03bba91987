# English. Every sentence that a player reads; one file a language.

app-name = Tilery
menu = Menu
close = Close
to-list = All games
to-game = Back to { $game }
actions = Actions
figures = Score
play = Play
continue = Continue
deal = Deal
stop = Stop
pause = Pause
play-on = Play
more = More
open = Open
link = Link
follow = Follow

## Commands, in the menu, on buttons and in the list of keys

command-new = New game
command-undo = Undo
command-redo = Redo
command-hint = Hint
command-autoplay = Autoplay
command-solution = Solution
command-restart = Back to the start
command-again = Try this level again
command-history = History
command-edit = Open in the editor
command-name = Name
command-works = Made by you
command-finish = Stop and count the score
command-return = Back to your own game
to-own = Back to it
command-shelf = Shelf
command-share = Share
command-rules = Rules
command-scores = Scores
command-statistics = Statistics
command-settings = Settings
command-update = New version
command-keys = Keys
finish-title = Stop here?
finish-help = The game ends with the result that it has now. Undo goes on with it.
finish-now = Stop the game
finish-not = Go on playing
nothing-to-finish = No move has been played yet, so there is nothing to stop.
key-hinted = Play the hint, right after it was given
key-escape = Cancel, close

## Notices

new-game-dealt = New game
link-opened = This game came by a link. Yours is kept as you left it.
link-opened-at = This game came by a link, { $moves ->
    [one] one move
   *[other] { $moves } moves
} into it. You can play on.
link-settled = Your earlier game is kept.
moved-elsewhere = This game went on in another tab.
no-hint = There is no hint here.
hint-found = Hint: { $move }
copied = Copied
copy-fault = The browser did not let us copy. Select the text and copy it by hand.
imported = { $count ->
    [0] The file held nothing that could be taken in
    [one] One value taken in
   *[other] { $count } values taken in
}
import-disproved = { $count ->
    [one] One result stayed out: its replay comes to another one.
   *[other] { $count } results stayed out: their replays come to other ones.
}
import-settings = Your settings stay as they are.
import-settings-use = Use the file’s
import-fault = This file is not an export of Tilery.
came-back = { $count ->
    [one] Something that was set aside is back where it belongs.
   *[other] { $count } things that were set aside are back where they belong.
}
start-fault = The game could not be loaded. Check the connection and try again.
trouble-refused = This browser keeps nothing for this page. You can play; scores and games go with the page unless you export them.
trouble-full = The browser has no room left. What is new is kept only as long as this page is open.
trouble-damaged = Something that was stored could not be read. It was set aside, and everything else works.
trouble-newer = Something was stored by a newer version of this page. It was set aside; reload the page to update.

## Links and texts

link-broken = This link is damaged: part of it is missing or was changed. Nothing was opened.
link-too-large = This link is too large. Nothing was opened.
link-unknown = This address ends in something that this version of Tilery cannot open. Nothing was opened.
link-unsupported = This browser cannot unpack such links. Nothing was opened.
link-newer = This was made by a newer version of Tilery (notation { $version }). Reload the page to update, then open it again.
text-fault = This cannot be opened: { $fault }
text-fault-at = line { $line }, column { $column }: expected { $expected }, found { $found }
open-title = Open a game
open-help = A link, a save, a game id or a position
open-label = Paste a link, a save, a game id or a position
open-file = From a file
open-empty = Paste something first.

## New game

new-game-title = New game of { $game }
presets = Suggestions
same-deal = Same deal
daily-deal = Daily deal
daily-of = daily deal of { $day }
seed = Deal number
seed-random = by chance
seed-fault = A deal number is a whole number from 0 to 18446744073709551615.

## What is made in an editor

begin = Begin
new-work-title = { $game }: begin anew
name-label = What it is called
name-help = The name goes along wherever the board is played or shared.
name-keep = Keep the name
works-help = Make your own, play and share them
works-empty = Nothing is made here yet. Begin anew, or open a game in the editor.
params-own = Your own
work-of = { $params }, { $day }
work-delete = Delete { $name }
work-deleted = Deleted

## The game is over

over-won = You won
over-choose = Options
over-lost = Game over
over-guest = Somebody’s result
over-replay = Replay
guest-help = Checked by playing its moves again. It enters none of your tables.
replay-help = It stands in its table already.
watch = Watch
own-game = Your own game
stopped = You stopped here.
stopped-there = The player stopped here.
time-is-up = The time is up.
rank = { $rank ->
    [1] The best result yet on { $params }!
   *[other] Place { $rank } on { $params }
}
rank-first = The first result on { $params }
rank-hinted = Place { $rank } on { $params }, with hints
rank-none = Not among the eight best on { $params } this time
not-entered-guest = Only looked at: no score was entered.
not-entered-position = A game from a position has no place in the tables.
not-entered-autoplay = Autoplay had a part in this game: no score was entered.
not-entered-empty = No move was made: no score was entered.
not-entered-zero = No points were made: no score was entered.
share-result = Share result
look-back = Look back
rating = Weighing the moves: { $done } of { $length }
rated-best = Move { $n }, { $move }: the best there was
rated-loss = Move { $n }, { $move }: { $best } was better
rated-not = Move { $n }, { $move }: it was not weighed.
all-moves = All
rated-all = { $best } of { $rated } moves were the best there was. The line falls where a move cost something.
no-rating = These moves cannot be weighed.
move-number = Move

## Autoplay

autoplay-speed = Speed
solution-at = Move { $at } of { $length }
step-back = One move back
step-on = One move on
pace = { $pace } moves/s
pace-fastest = fastest

## Sharing

share-what = What to share
share-deal = Deal
share-game = Game
share-position = Position
share-deal-help = Whoever opens the link plays the same deal from its beginning.
share-game-help = Whoever opens the link sees this game with all its moves, and can play on.
share-over-help = Whoever opens the link sees this result, and can watch the game or play the same deal.
share-position-help = Whoever opens the link plays on from this position.
share-too-long = This game is too long for a link. Save it as a file instead.
copy-link = Copy link
copy-result = Copy result
result-line = Result
save-file = Save file

## Rules, scores, statistics

rules-title = { $game }: rules
example = Try it
example-again = Again
scores-title = { $game }: scores
scores-empty = No game is finished here yet. The eight best results will stand in this table.
scores-unwon = No game is won here yet. The eight best results will stand in this table.
table = Board
all-tables = All
column-rank = Place
column-date = Date
column-replay = Replay
undone = undo
undone-help = Moves were taken back, or taken over from somebody
hinted = hints
hinted-help = Hints were asked for
replay-of = Replay of place { $rank }
no-replay = The replay had to make room for newer ones.
statistics-title = { $game }: statistics
statistics-empty = Finish a game, and its figures will stand here.
games-played = Games
games-won = Won
time-played = Time played

## Settings

theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
animation = Animation
animation-slow = Slow
animation-normal = Normal
animation-fast = Fast
animation-none = None
language = Language
language-auto = As the browser
marks = Marks
marks-help = Shapes that tell colours apart
sound = Sound
vibration = Vibration
left-handed = Left-handed
left-handed-help = Buttons change sides
skin = { $game }: look
board-options = { $game }: shown on the board
shelf-games = Games
shelf-all = All games
shelf-empty = Nothing is here yet. Whatever you play stays here, until you remove it.
shelf-more = Show more
shelf-running = Running
shelf-over = Finished
shelf-day = Deal of the day
shelf-branch = Another line of the same game
shelf-guest = From a link
shelf-unreadable = This version cannot open it
shelf-watch = Watch: { $name }
shelf-share = Copy a link: { $name }
shelf-rename = Rename: { $name }
shelf-rename-done = Take the name
shelf-name = Name
shelf-remove = Remove: { $name }
shelf-removed = Removed from the shelf
shelf-lasts = Everything stays here until you remove it. It is kept in this browser only.
shelf-may-go = This browser may clear what it keeps when room runs short, or after weeks without a visit. Save it all as a file now and then.
shelf-persist = Ask the browser to keep it
shelf-persisted = The browser will keep everything.
shelf-not-persisted = The browser did not agree. Save everything as a file now and then.
data = Your data
data-help = Everything is kept in this browser only. A file can take it elsewhere.
data-volatile = Some of it is kept only as long as this page is open. Export it to keep it.
data-aside = { $count ->
    [one] One thing set aside
   *[other] { $count } things set aside
}
data-aside-title = Set aside
data-aside-help = This could not be read and was set aside, so that nothing of it is lost. Each newer version of the page tries it again. You can save it as a file, or remove it.
data-aside-none = Nothing is set aside.
data-aside-damaged = Damaged
data-aside-newer = From a newer version
data-aside-unknown = Waiting for a version that knows it
data-aside-size = { NUMBER($bytes) } characters
data-aside-game = The running game
data-aside-kept = Kept games
data-aside-scores = Scores
data-aside-stats = Statistics
data-aside-replay = A replay
data-aside-settings = Settings
data-aside-project = A game made in the studio
data-aside-other = Something else
data-aside-save = Save as a file
data-aside-remove = Remove
data-aside-removed = Removed
data-large-title = A very long link
data-large = This link unpacks to { NUMBER($kilobytes) } kB of text, much more than a game takes. Nothing of it is kept before you change something in it.
data-large-leave = Leave it
export = Export
import = Import

## Figures

figure-score = Score
figure-best-tile = Top tile
figure-goal = Goal
figure-moves = Moves
figure-time = Time
figure-time-left = Left

## Tilt

game-tilt = Tilt
about-tilt = Slide all tiles at once; equal tiles become one.
how-tilt = Swipe, or press an arrow key: all tiles slide, and equal tiles that meet become one.
keys-tilt = Arrow keys, W A S D or H J K L tilt the board. Shift+H gives a hint, since H tilts.
move-tilt = { $move ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
hint-tilt = Hint: tilt { $move ->
    [up] up
    [right] to the right
    [down] down
   *[left] to the left
}
field-cols = Columns
field-rows = Rows
field-goal = Goal
option-goal-auto = By size
fact-best-tile = Best tile
fact-score = Best score
fact-moves = Moves
tilt-empty = empty
tilt-tile = { NUMBER($value, useGrouping: 0) }
tilt-merged = { $count ->
    [one] Two tiles became { NUMBER($value, useGrouping: 0) }.
   *[other] { $count } pairs became one tile each, the largest { NUMBER($value, useGrouping: 0) }.
}
tilt-slid = The tiles slid.
tilt-spawned = A { NUMBER($value, useGrouping: 0) } appeared in row { $row }, column { $column }.
tilt-score = Score { $score }.
tilt-stuck = Nothing moves { $dir ->
    [up] up
    [right] to the right
    [down] down
   *[left] to the left
}.
tilt-full = No tilt moves anything any more.
tilt-goal = The goal is reached. You can play on.
rules-tilt =
    Swipe or press an arrow key, and the whole board tilts: every tile slides as far as it goes.

    # Two become one

    Two equal tiles that meet become one tile of double value, and that value is added to your score. Tilt this board to the left.

    @1

    A tile that has just been made does not merge again in the same tilt. When more than two equal tiles stand in a row, those in front merge first.

    @2

    # After every tilt

    A new tile appears in an empty cell, chosen by chance: nine times out of ten a 2, otherwise a 4. A tilt that moves nothing is not a move, and nothing appears.

    # The goal

    Make a tile of the goal’s value. On a 4 × 4 board that is 2048. Then play on for as many points as you can: the game is over when no tilt moves anything.
example-tilt-1 = Tilt left: 2 and 2 become 4, and the 4 below stays where it is.
example-tilt-2 = Three twos in a row: which of them merge depends on where you tilt.

## Tilerama

hint-tilerama = Hint: push row { $row }, column { $column } { $b ->
    [up] up
    [right] to the right
    [down] down
   *[left] to the left
}
game-tilerama = Tilerama
about-tilerama = Slide tiles on boards of any shape, through jumps and round turns.
how-tilerama = Drag a tile: it pushes the others along. Make the board look like the small picture.
keys-tilerama = Arrow keys move the cursor; W A S D push the piece under it. Enter or Space takes a piece, and then the arrow keys push it, until Enter, Space or Escape lets go.
no-hint-tilerama = No way to the objective was found. It may be too far, or there may be none.
field-scramble = Scrambled by moves
field-limit = Limit
option-scramble-auto = thoroughly
option-limit-none = none
option-limit-30s = 30 seconds
option-limit-60s = 1 minute
option-limit-120s = 2 minutes
option-limit-300s = 5 minutes
option-limit-600s = 10 minutes
option-indicators = Where a push is refused
option-highlights = Jumps and turns in use
skin-walnut = Walnut
skin-ivory = Ivory
skin-night = Night
figure-slides = Slides
figure-left = Left
fact-slides = Slides
record-moves = Fewest moves
record-slides = Fewest slides
record-time = Fastest
tilerama-tile = { $tile }{ $goal ->
    [any] {""}
    [empty] , to be empty
   *[other] , to be { $goal }
}
tilerama-piece = { $tile }, in a piece of { $size }{ $goal ->
    [any] {""}
    [empty] , to be empty
   *[other] , to be { $goal }
}
tilerama-empty = empty{ $goal ->
    [any] {""}
    [empty] , as it is to be
   *[other] , to be { $goal }
}
tilerama-pushed = { $tile } goes { $dir ->
    [up] up
    [right] right
    [down] down
   *[left] left
} to row { $row }, column { $column }{ $count ->
    [one] .
   *[other] ; { $count } tiles move.
}
tilerama-blocked = Blocked in row { $row }, column { $column }, { $side ->
    [up] at the top
    [right] on the right
    [down] at the bottom
   *[left] on the left
}.
tilerama-collision = Two tiles would collide in row { $row }, column { $column }.
tilerama-multi-direction = The tile in row { $row }, column { $column } would go in two directions.
tilerama-nothing = That moves nothing: the jump leads back to the same cell.
tilerama-no-tile = No tile stands in row { $row }, column { $column }.
tilerama-is-over = The game is over. Take a move back to go on.
tilerama-solved = The picture is whole.
tilerama-out-of-moves = No moves are left.
tilerama-stuck = Nothing can be pushed.
rules-tilerama =
    Push the tiles until the board looks like the small board beside it. A tile that is pushed pushes whatever lies before it, and one step of one cell is a move.

    @1

    # Jumps

    Bars at the border come in pairs. What leaves through one comes in beside the other, so a full row with a pair of bars turns like a ring.

    @2

    # Turns

    A point at a corner turns a tile that runs into it: it goes on along the other side.

    @3

    # Pieces

    Tiles that are grown together move together and keep their shape. They cannot pass a jump or a turn.

    @4

    # When a push is refused

    A red bar: the way is closed there, or a grown-together piece cannot pass. A square: two tiles would come to one empty space. A cross: a tile would go in two directions at once. A refused push costs nothing.
example-tilerama-1 = Push 1 to the right.
example-tilerama-2 = Push any tile to the left.
example-tilerama-3 = Push any tile around.
example-tilerama-4 = Bring the pair to the bottom.

## Tilerama's workshop

game-workshop = Workshop
about-workshop = Boards of your own for Tilerama.
how-workshop = Choose a tool and draw. Then set the objective, scramble, and play.
keys-workshop = Arrow keys move the cursor over the board and the tray, Enter or Space uses the tool. Digits and capital letters put that tile, Delete empties. T tiles, E empty, B outside, J join, G jump, C turn, S size, O objective.
action-check = Check
action-scramble = Scramble
action-objective = Set objective
action-play = Play
figure-faults = Faults
workshop-cell = Row { $row }, column { $column }: { $what ->
    [tile] tile { $tile }
    [space] empty
    [any] anything
   *[hole] outside
}{ $wrong ->
    [yes] , wrong
   *[no] {""}
}
workshop-edge = Row { $row }, column { $column }, { $side ->
    [up] top
    [right] right
    [down] bottom
   *[left] left
}: { $state ->
    [jump] jump { $letter }
    [first] first border of a jump
   *[closed] closed
}{ $wrong ->
    [yes] , wrong
   *[no] {""}
}
workshop-corner = Corner above row { $row }, left of column { $column }: { $turn ->
    [yes] turn
   *[no] none
}{ $wrong ->
    [yes] , wrong
   *[no] {""}
}
workshop-seam = Row { $row }, column { $column }, { $dir ->
    [right] with its right neighbour
   *[down] with its neighbour below
}: { $joined ->
    [yes] joined
   *[no] apart
}{ $wrong ->
    [yes] , wrong
   *[no] {""}
}
workshop-tool = { $tool ->
    [tile] Tiles
    [space] Empty spaces
    [hole] Outside
    [any] Anything will do
    [join] Joints
    [jump] Jumps
    [turn] Turns
    [size] Size
    [goal] Objective
    [number] Symbols in order
   *[more] Other symbols
}{ $chosen ->
    [yes] , chosen
   *[no] {""}
}
workshop-symbol = Tile { $tile }{ $chosen ->
    [yes] , chosen
   *[no] {""}
}
workshop-size = { $grows ->
    [yes] { $side ->
        [up] A row more at the top
        [right] A column more on the right
        [down] A row more at the bottom
       *[left] A column more on the left
    }
   *[no] { $side ->
        [up] A row less at the top
        [right] A column less on the right
        [down] A row less at the bottom
       *[left] A column less on the left
    }
}
workshop-chosen = { $tool ->
    [tile] Tiles: tap a cell or draw over several.
    [space] Empty spaces: tap or draw.
    [hole] Cells outside the board: tap or draw.
    [any] Cells of the objective that do not count: tap or draw.
    [join] Joints: draw from tile to tile, or tap between two.
    [jump] Jumps: tap two borders. Tap a bar to take its pair away.
    [turn] Turns: tap a corner.
    [size] Size: add or take rows and columns.
    [goal] This is the objective. What you draw here has to be reached.
    [start] This is the board that play begins with.
    [number] Each tile gets the next symbol.
   *[symbol] Every tile is { $tile } now.
}
workshop-first-bar = Now tap the other border of the jump.
workshop-done = { $what ->
    [tile] Tile { $tile } in row { $row }, column { $column }
    [space] Empty in row { $row }, column { $column }
    [any] Anything will do in row { $row }, column { $column }
    [hole] Row { $row }, column { $column } is outside
    [join] Joined in row { $row }, column { $column }
    [unjoin] Parted in row { $row }, column { $column }
    [jump] Jump from row { $row }, column { $column }
    [unjump] The jump in row { $row }, column { $column } is gone
    [turn] Turn above row { $row }, left of column { $column }
   *[unturn] The turn above row { $row }, left of column { $column } is gone
}{ $count ->
    [one] .
   *[other] , and so on: { $count } cells.
}
workshop-resized = { $rows } rows, { $columns } columns.
workshop-copied = This pattern is the objective now.
workshop-scrambled = Scrambled by { $count } moves.
workshop-restored = The tiles are where the objective wants them.
workshop-named = Name: { $name }
workshop-sound = Nothing is wrong: the board can be played.
workshop-same = That changes nothing.
workshop-outside = That cell is outside the board.
workshop-miss = { $tool ->
    [join] A joint needs a tile on both sides.
    [jump] A jump needs a border of the board.
   *[turn] A turn needs a corner with two closed sides.
}
workshop-taken = A bar stands there already.
workshop-too-many = There are as many jumps as letters.
workshop-too-large = The board is as large as it can be.
workshop-too-small = The board is as small as it can be.
workshop-no-border = The bar in row { $row }, column { $column } stands on no border of the board.
workshop-claimed = In row { $row }, column { $column }, a turn needs the edge that a bar stands on.
workshop-no-corner = Above row { $row }, left of column { $column }, no cell has two closed sides for a turn.
workshop-no-tiles = There is no tile yet. Draw some.
workshop-no-objective = There is no objective yet. Press “Set objective” to make it this pattern.
workshop-missing = { $tile ->
    [none] The objective wants more empty spaces than there are, in row { $row }, column { $column }.
   *[other] The objective wants more tiles { $tile } than there are, in row { $row }, column { $column }.
}
workshop-shape = The objective has a piece that the board has not, in row { $row }, column { $column }.
workshop-solved = The board looks like the objective already. Scramble it.
workshop-stuck = Nothing can be pushed on this board.
rules-workshop =
    Make boards of your own. Choose a tool in the tray, then tap cells or draw over them. Everything can be taken back, and everything is kept.

    # Draw the board

    Tiles get symbols in order, or the one that you choose; equal symbols are tiles that may change places. Empty spaces let tiles move; cells outside make any shape. The size tool adds and takes rows and columns.

    # Jumps, turns and pieces

    With the jump tool, tap two borders: what leaves through one comes in at the other. With the turn tool, tap a corner of the board. With the joint tool, draw from tile to tile: they are one piece from then on.

    # The objective

    “Set objective” makes the present pattern what has to be reached. The target in the tray shows the objective in large: change it there, and let cells be anything.

    # Check, scramble and play

    “Check” marks what is wrong and says it. “Scramble” pushes the tiles about by moves that can be taken back, so that there is a way home. “Play” opens the board in the game; from there, its menu leads back here, and a link shares it. The menu gives the board a name, which goes along.

## Mound

game-mound = Mound
about-mound = Clear the mound by pushing in bricks from its four sides.
how-mound = Tap a brick on one of the four sides, or slide along them and let go: it flies in. Three or more of one colour make a block.
keys-mound = Arrow keys move along the bricks on the sides, 1 to 8 choose along a side, Page Up, Page Down, Home and End lead to the four sides, Enter plays.
hint-mound = Hint: { $a ->
    [drop] drop into column { $b }
    [lift] lift column { $b }
    [throw] throw from the { $b ->
        [left] left
       *[right] right
    } in row { $c }
   *[knock] knock from the { $b ->
        [left] left
       *[right] right
    } in row { $c }
}
about-app = One of five tile games of Tilery. Free software; it keeps everything in this browser and asks no server.
params-classic-n-n-n = Classic { $n1 }–{ $n2 }, { $n3 }
params-knockout-n-n-n = Knockout { $n1 }–{ $n2 }, { $n3 }
params-mixed-n-n-n = Mixed { $n1 }–{ $n2 }, { $n3 }
field-type = Type
option-type-classic = Classic
option-type-knockout = Knockout
option-type-mixed = Mixed
field-min = Colours, from
field-max = Colours, up to
field-q = Levels per colour
figure-level = Level
figure-blocks = Blocks
fact-level = Best level
running-game = This game
finished-games = Finished games
chart-blocks-by-size = Blocks by size
chart-moves-by-kind = Moves by kind
chart-points-by-level = Points and bonus by level
series-points = points
series-bonus = bonus
bar-drop = Drop
bar-lift = Lift
bar-throw = Throw
bar-knock = Knock
mound-colour = { $colour ->
    [a] red
    [b] blue
    [c] yellow
    [d] green
    [e] pink
    [f] white
    [g] violet
    [h] turquoise
    [i] orange
   *[j] grey
}
mound-second = { $second ->
    [a] red
    [b] blue
    [c] yellow
    [d] green
    [e] pink
    [f] white
    [g] violet
    [h] turquoise
    [i] orange
   *[j] grey
}
mound-third = { $third ->
    [a] red
    [b] blue
    [c] yellow
    [d] green
    [e] pink
    [f] white
    [g] violet
    [h] turquoise
    [i] orange
   *[j] grey
}
mound-side = { $side ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
}
mound-empty = empty
mound-brick = { mound-colour }
mound-line = { mound-colour }, { $line ->
    [inner] inner line
   *[outer] outer line
} { mound-side } { $number }: { $move ->
    [drop] drop
    [lift] lift
    [throw] throw
   *[knock] knock
}
mound-next = Next bricks: { mound-colour }, { mound-second }, { mound-third }. Take back the last move of this level
mound-name = About Mound
mound-figures = Score { $score }, level { $level }, { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
} of 64 used. Statistics
mound-control = { $control ->
    [stop] Stop
    [settings] Settings
    [scores] Scores
   *[rules] Rules
}
mound-dropped = { mound-colour } dropped to row { $row }, column { $column }.
mound-lifted = { mound-colour } lifted column { $column }.
mound-thrown = { mound-colour } came to rest in row { $row }, column { $column }.
mound-knocked = { $pushed ->
    [0] { mound-colour } came to rest in row { $row }, column { $column }.
    [one] { mound-colour } pushed one brick and rests in row { $row }, column { $column }.
   *[other] { mound-colour } pushed { $pushed } bricks and rests in row { $row }, column { $column }.
}
mound-block = Block of { $size }, { mound-colour }: { $points ->
    [one] one point
   *[other] { $points } points
}.
mound-score = Score { $score }.
mound-level = Level { $level }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}.
mound-over = The game is over.
mound-no-throws = Bricks from the sides knock in this game.
mound-no-knocks = Bricks from the sides are thrown in this game.
mound-column-full = Column { $number } is full.
mound-entry-taken = A brick stands right at the entrance.
mound-no-room = These bricks reach the far wall and cannot be pushed.
mound-level-begins = This level has only just begun: there is nothing to take back. The arrow above the board goes back further.
mound-used-up = All 64 blocks of this level are used.
mound-covered = Every cell is covered.
rules-mound =
    Bricks wait on all four sides of the board, in two lines. Push them in from the inner lines; the outer brick then steps in, and the stack’s next brick takes its place. Clear the board.

    # Four ways in

    From above, a brick drops onto its column. From below, it lifts the whole column by one. Tap the brick above the third column.

    @1

    From the left and right, a brick is thrown along its row until it meets a brick or the far wall, and then it falls. In Knockout it knocks instead: when it meets a brick it goes one cell further and pushes the bricks in front of it by one, unless they reach the far wall. In Mixed, the inner brick throws and the outer one behind it knocks: it is the inner brick that moves either way.

    @2

    # Blocks

    Three or more bricks of one colour that touch by their sides are a block, and go. All blocks go at once, then bricks fall, and again. Three bricks are 1 point, four 2, five 4, six 7, seven 11, and so on. Bricks on the sides do not count.

    # Levels

    An empty board leads to the next level: with a bonus of 128 if you used fewer than 16 blocks, of 64 if fewer than 32. Whoever has used 64 blocks and still has bricks on the board has lost, and so has whoever covers all 64 cells. Colours are added from level to level, and then begin again with larger mounds.

    # By hand

    Slide along the bricks of a side to choose: you see where the brick will rest, what it pushes and which bricks go. Let go to play, slide off to cancel, or swipe a brick inwards. The corner with the next bricks takes back the last move of this level.
example-mound-1 = Three red bricks in a row make a block.
example-mound-2 = Tap the outer brick on the left of the lowest row: it knocks.
## Tileburst

game-tileburst = Tileburst
about-tileburst = Lines of one colour make the grid grow; being stuck makes it shrink.
how-tileburst = Drag the tile onto the grid, or tap where it goes and tap again. Full lines of one colour burst.
keys-tileburst = Arrow keys aim, Enter or Space places. T turns, M mirrors, S swaps. In the tray: tap to turn, hold to mirror, tap the next tile to swap.
hint-tileburst = { $a ->
    [swap] Hint: take the other tile first.
   *[other] Hint: lay the tile { $b ->
        [0] as it was drawn
        [1] turned once
        [2] turned twice
        [3] turned three times
        [m0] mirrored
        [m1] mirrored and turned once
        [m2] mirrored and turned twice
       *[m3] mirrored and turned three times
    }, its upper left corner in row { $row }, column { $column }.
}
field-pool = Tiles
option-pool-classic = Classic
option-pool-full = All pentominoes and hexominoes
action-rotate = Turn
action-mirror = Mirror
action-swap = Swap
figure-size = Size
figure-retreat = Retreat
fact-lines = Lines
fact-groups = Groups
fact-retreats = Retreats
fact-tiles = Tiles
fact-largest = Largest grid
chart-size-over-time = Grid size by tiles placed
chart-score-over-time = Score by tiles placed
tileburst-empty = empty
tileburst-block = { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
}
tileburst-valid = { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
}, valid
tileburst-aim = { $fits ->
    [yes] The tile fits here{ $points ->
        [0] {""}
       *[other] , lines for { $points } points
    }{ $blocks ->
        [0] {""}
       *[other] , { $blocks } blocks become valid
    }. Press again to place it.
   *[no] The tile does not fit here.
}
tileburst-current = Tile to place: { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
}, { $cells ->
    [one] one block
   *[other] { $cells } blocks
}, rows { $rows }. Press to turn it.
tileburst-next = Next tile: { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[violet] violet
}, { $cells ->
    [one] one block
   *[other] { $cells } blocks
}, rows { $rows }. Press to swap.
tileburst-worth = A retreat would bring { $worth } points now.
tileburst-outside = The tile would lie outside the grid.
tileburst-taken = There is a block already.
tileburst-stuck = Neither tile fits on the smallest grid any more.
tileburst-swapped = Swapped.
tileburst-placed = Placed in row { $row }, column { $column }.
tileburst-cleared = { $count ->
    [one] A line burst
   *[other] { $count } lines burst
}: { $points } points.
tileburst-grew = The grid grows to { $size } by { $size }.
tileburst-validated = { $blocks } blocks are valid now. A retreat would bring { $worth } points.
tileburst-retreated = Neither tile fits: retreat. { $blocks ->
    [0] No block was valid.
   *[other] { $blocks } valid blocks bring { $points } points.
}
tileburst-shrank = The border falls{ $blocks ->
    [0] {""}
   *[other] , and { $blocks } blocks with it
}. The grid is { $size } by { $size }.
tileburst-score = Score { $score }.
rules-tileburst =
    Lay the tile from the tray onto the grid: drag it, or tap a place and tap again. Turning, mirroring and swapping it for the next tile are free, as often as you like.

    # Lines

    A full row or column of one single colour bursts. It brings its length × 25 × (size − 3) points, and the grid grows by one, up to 10 × 10. Lay the blue block into the gap.

    @1

    A full line of mixed colours stays. The faint stripes show where the grid will grow, or shrink, next.

    # Groups

    Blocks of one colour that hang together by their sides shine when they are enough: 6 on a grid of size 4, 7 on 5, 6 on 6, 8 on 7, 10 on 8, and 12 on 9 and 10. They are valid, and score nothing yet.

    # The retreat

    When neither tile fits anywhere, all valid blocks are cashed for 15 × (size − 3) points each. Then the striped border falls with what stands on it, and the grid is one smaller. The shield shows what a retreat would bring now. In this grid every tile will be too many.

    @2

    # The end

    Stuck at size 4, the game is over. From size 8 on tiles of five blocks come, from size 9 on tiles of six.
example-tileburst-1 = The blue block fills the row, which bursts; the grid grows to the right and down.
example-tileburst-2 = Place the last block: the shining group is cashed, and the grid shrinks.

## TileCode

game-tilecode = TileCode
about-tilecode = Small games made of tiles, pictures and rules.
how-tilecode = Swipe and hold, use the pad or press an arrow key. Time waits for your first button.
keys-tilecode = Arrow keys or W A S D are the four directions, Space, Enter or X is the button A. Hold a key to go on. P stops time, a full stop plays one round; + and - zoom, I J K L move the view.
params-steps = First Steps
params-steps-n = First Steps
how-tilecode-steps = Walk to the flag. Each level has something new.
how-tilecode-steps-1 = Walk to the flag.
how-tilecode-steps-2 = Coins are worth ten each.
how-tilecode-steps-3 = Push the crates out of the way.
how-tilecode-steps-4 = A crate in the water makes a bridge.
how-tilecode-steps-5 = Push the key into the door.
how-tilecode-steps-6 = Mind the ghosts.
params-crates = Crates
params-crates-n = Crates
how-tilecode-crates = Push every crate onto a marked spot.
params-rocks = Mine Rocks
params-rocks-n = Mine Rocks
how-tilecode-rocks = Dig, and take every diamond. Do not stand below loose stones.
how-tilecode-rocks-1 = Dig, and take every diamond.
how-tilecode-rocks-3 = Push the stone into the pit.
how-tilecode-rocks-4 = Stones roll off each other.
params-snake = Snake
params-snake-n = Snake
how-tilecode-snake = Eat until the basket is full. Hedges and your own tail end the game.
params-maze = Dots in the Maze
params-maze-n = Dots in the Maze
how-tilecode-maze = Take every dot and keep away from the ghosts.
params-aliens = Descending Aliens
params-aliens-n = Descending Aliens
how-tilecode-aliens = Shoot every alien before one lands. A shoots.
params-crossing = Over the Road
params-crossing-n = Over the Road
how-tilecode-crossing = Bring the frog through the traffic to the gap in the hedge.
params-gems = Gem Swap
params-gems-n = Gem Swap
how-tilecode-gems = A swaps the framed gem with the one on its right. Three in a row bring a coin: fill the shelf before the spark is up.
params-belts = Belts
params-belts-n = Belts
how-tilecode-belts = Ride the belts to the way out. Coins count, lava burns.
params-dungeon = Rope and Shoulder
params-dungeon-n = Rope and Shoulder
how-tilecode-dungeon = Push crates, pull stones: each onto a mark.
how-tilecode-dungeon-1 = Push the crate onto the mark.
how-tilecode-dungeon-2 = A stone behind you comes along: pull it onto the mark.
params-robot = Hand on the Wall
params-robot-n = Hand on the Wall
how-tilecode-robot = The robot keeps its right hand on the wall. Push crates so that it comes home.
how-tilecode-robot-1 = The robot keeps its right hand on the wall. Push the crate out of its way.
how-tilecode-robot-2 = Close the gap before the robot falls into the water.
params-herd = Bring in the Sheep
params-herd-n = Bring in the Sheep
how-tilecode-herd = Sheep run from the dog beside them. Drive them all onto the sand.
action-pause = Pause
action-step = One round
field-level = Level
option-pad = Pad
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
tilecode-level = Level { $level }: { $name }.
tilecode-won = You won the last level.
tilecode-lost = You lost this round.
tilecode-over = The game is over.
rules-tilecode =
    Every game here is a map of tiles with pictures on it, and rules that say: when it looks so, do that. You hold the buttons, and time goes on in short rounds.

    # First Steps, Crates and Bring in the Sheep

    Walk to the flag; push every crate onto a marked spot; drive every sheep into the pen. Nothing hurries you there, and every step can be taken back.

    @1

    # Mine Rocks

    Dig through the ground and take every diamond. What has nothing below it falls, what lies on another stone rolls off: do not stand below.

    # Snake and Dots in the Maze

    You go on by yourself until a wall comes, and buttons only turn. Apples make you longer; ghosts end the game.

    # Descending Aliens

    Left and right move your ship, A shoots. Nobody may land.
example-tilecode-1 = Push the crate onto the spot.

## Editors

editor-open = Open the studio
editor-studio = Make your own game
editor-studio-about = Draw the pictures, build the maps, say the rules: everything by touch, and no reading needed.
