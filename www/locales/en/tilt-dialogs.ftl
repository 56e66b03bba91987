# English. Tilt: rules, forms and tables.

keys-tilt = Arrow keys, { $wasd } or H J K L tilt the board. Shift+H gives a hint, since H tilts.
field-goal = Goal
option-goal-auto = By size
explain-tilt = On { $cols } × { $rows } cells. The more cells, the larger the tiles that can be made, and the longer the game.
explain-tilt-goal = { $goal ->
    [auto] The more cells, the higher the goal: 2048 on 4 × 4.
   *[other] Make this tile, and you have won.
} After that the game goes on for as many points as you can.
fact-best-tile = Best tile
brief-tilt =
    { $hand ->
        [mouse] Press an arrow key.
       *[finger] Swipe in one of the four directions.
    } Every tile slides as far as it can.

    Two equal tiles that meet become one of twice the value. After each move a new tile appears.

    The game is over when no tile can move.
rules-tilt =
    { $hand ->
        [mouse] Press an arrow key
       *[finger] Swipe
    }, and the whole board tilts: every tile slides as far as it goes.

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

tilt-aim-reach = Make a tile of { NUMBER($value, useGrouping: 0) }.
tilt-aim-tiles = Leave at most { $count } tiles on the board.
tilt-aim-survive = Make { $count ->
    [one] one move
   *[other] { $count } moves
} before you get stuck.

tilt-merges = Merge in a few moves
tilt-rescue = Do not get stuck
tilt-small = Small boards
tilt-wide = Wide boards
tilt-large = Make a large tile
tilt-step-slide = { $hand ->
    [mouse] An arrow key
   *[finger] A swipe
} slides every tile as far as it goes. Then a new tile appears.
tilt-step-merge = Two equal tiles that meet become one of twice the value.
tilt-step-pairs = One move merges all pairs, but no tile twice.
tilt-step-chain = When tiles lie in order, one merge makes the next one possible.
tilt-step-spawn = The small tiles show which will appear next: count on them.
tilt-step-corner = Keep the largest tile in its corner, and bring the others to it.
tilt-step-empty = Find the move that empties the most cells.
# Measured by the example `raters` of the crate `collection`.
sure-tilt = Nine of ten such verdicts hold in a longer search.
