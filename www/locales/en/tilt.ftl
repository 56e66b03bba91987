# English. Tilt: sentences used during play.

figure-best-tile = Top tile
figure-goal = Tile to make
value-goal = { NUMBER($value, useGrouping: 0) }
params-nxn-n = { $n1 } × { $n2 }, to reach { NUMBER($n3, useGrouping: 0) }
game-tilt = Tilt
about-tilt = Slide all tiles at once; equal tiles become one.
how-tilt = { $hand ->
    [mouse] Press an arrow key
   *[finger] Swipe
}: all tiles slide, and equal tiles that meet become one.
move-tilt = { $move ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
hint-tilt = Hint: slide all tiles { $move ->
    [up] up
    [right] to the right
    [down] down
   *[left] to the left
}.
tilt-why-only = It is the only move.
tilt-why-corner = It keeps the { $value } in its corner.
tilt-why-merges = It makes { $count ->
    [one] a tile of { $value }
   *[other] { $count } merges, up to { $value }
}.
tilt-empty = empty
tilt-tile = { NUMBER($value, useGrouping: 0) }
tilt-merged = { $count ->
    [one] Two tiles became { NUMBER($value, useGrouping: 0) }.
   *[other] { $count } pairs became one tile each, the largest { NUMBER($value, useGrouping: 0) }.
}
tilt-slid = The tiles slid.
tilt-coming = Next: { NUMBER($value, useGrouping: 0) }
tilt-spawned = A { NUMBER($value, useGrouping: 0) } appeared in row { $row }, column { $column }.
tilt-score = Score { $score }.
tilt-stuck = Nothing moves { $dir ->
    [up] up
    [right] to the right
    [down] down
   *[left] to the left
}.
tilt-full = No move is left.
tilt-goal = The goal is reached. You can play on.
