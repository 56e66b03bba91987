# English. Tilerama: rules, forms and tables.

keys-tilerama = Arrow keys move the cursor; { $wasd } push the piece under it. Enter or Space takes a piece, and then the arrow keys push it, until Enter, Space or Escape lets go.
field-scramble = Scrambled by moves
field-limit = Limit
field-tiles = Tiles
option-tiles-shown = in sight
option-tiles-hidden = blind
option-scramble-auto = thoroughly
option-limit-none = none
option-limit-30s = 30 seconds
option-limit-60s = 1 minute
option-limit-120s = 2 minutes
option-limit-300s = 5 minutes
option-limit-600s = 10 minutes
explain-tilerama-scramble = { $scramble ->
    [auto] Mixed thoroughly: as hard as this board can be.
   *[other] Mixed by so many moves: no more are needed to solve it. The fewer, the easier.
}
explain-tilerama-limit = { $limit ->
    [none] Take as many moves, and as long, as you like.
   *[other] When they are used up, the game is lost.
}
explain-tilerama-tiles = { $tiles ->
    [hidden] Learn the board by heart: from the first push on all tiles are hidden, until it is solved or you stop. Blind games have tables of their own.
   *[other] What stands on a tile is to be seen all the time.
}
fact-slides = Slides
record-over = Nearest to par
record-moves = Fewest moves
record-slides = Fewest slides
record-time = Fastest
brief-tilerama =
    Drag a tile: it pushes those in front of it along. With keys, choose a tile with the arrows, press Enter, then push it with the arrows.

    The small picture shows how the board must look in the end.

    If a push cannot be made, a red mark shows why. It costs nothing.
rules-tilerama =
    Push the tiles until the board looks like the small board. A tile that is pushed pushes whatever lies before it, and one step of one cell is a move.

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

tilerama-aim-solve = Make the board look like the small picture.

tilerama-gaps = Into the gap
tilerama-jumps = Through joined edges
tilerama-loops = Round and round
tilerama-turns = Round the corners
tilerama-pieces = Tiles that stick together
tilerama-grade-1 = A bit of everything, part 1
tilerama-grade-2 = A bit of everything, part 2
tilerama-grade-3 = A bit of everything, part 3
tilerama-grade-4 = A bit of everything, part 4
tilerama-grade-5 = A bit of everything, part 5
tilerama-step-push = { $hand ->
    [mouse] Drag a tile into the empty cell. With keys: press an arrow, then Enter, then an arrow.
   *[finger] Push a tile into the empty cell.
}
tilerama-step-row = A push moves all tiles up to the empty cell.
tilerama-step-edge = The empty cell wanders: push tiles into it one after the other.
tilerama-step-jump = Edges with the same mark are joined: what leaves by one enters by the other.
tilerama-step-bars = A joined edge may lie on another side of the board.
tilerama-step-cycle = Where a row is joined to itself, its tiles go round without an empty cell.
tilerama-step-turn = The tiles around the marked corners go round together.
tilerama-step-compound = Tiles with the same number that are joined move as one piece.
tilerama-step-whole = A piece moves where all of its tiles find room.
tilerama-step-bar = A piece goes through joined edges, too.
tilerama-step-cross = Find the two pushes. One goes through a joined edge.
tilerama-step-square = A piece goes through joined edges when all of its tiles find room behind them.
tilerama-step-game = A real board, two pushes from the end.
# Measured by the example `raters` of the crate `collection`.
sure-tilerama = At least 99 of 100 such verdicts hold in a longer search.

## Figures

figure-slides-help = Pushing one tile several cells in the same direction is one slide, but several moves.
figure-par-help = The fewest moves that are known to solve this board.
figure-difficulty-help = How hard it is to find the solution of this board: 1 is easy, 5 is hard.
