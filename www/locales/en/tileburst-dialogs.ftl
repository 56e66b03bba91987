# English. Tileburst: rules, forms and tables.

keys-tileburst = Arrow keys aim, Enter or Space places. T turns, M mirrors, S swaps. In the tray: tap to turn, hold to mirror, tap the next tile to swap.
way-tileburst = { $b ->
    [0] as it was drawn
    [1] turned once
    [2] turned twice
    [3] turned three times
    [m0] mirrored
    [m1] mirrored and turned once
    [m2] mirrored and turned twice
   *[m3] mirrored and turned three times
} { move-tileburst }
field-pool = Tiles
option-pool-classic = Classic
option-pool-full = All pentominoes and hexominoes
explain-tileburst-pool = { $pool ->
    [classic] On the smaller grids tiles have up to four blocks. From size 8 on some of five blocks come, from size 9 on some of six.
   *[full] As in Classic, but of five and six blocks every shape there is may come: more to find room for.
}
fact-lines = Lines
fact-groups = Groups
fact-retreats = Times stuck
fact-tiles = Tiles
fact-largest = Largest grid
chart-size-over-time = Grid size by tiles placed
chart-score-over-time = Score by tiles placed
brief-tileburst =
    Drag the tile from the tray onto empty cells. { $hand ->
        [mouse] Click it to turn it, hold it to mirror it, click
       *[finger] Tap it to turn it, hold it to mirror it, tap
    } the next tile to swap. The keys T, M and S do the same.

    A full row or column of one colour bursts, and the grid grows. When neither tile fits, the grid shrinks.
rules-tileburst =
    Lay the tile from the tray onto the grid: drag it, or { $hand ->
        [mouse] click a place and click
       *[finger] tap a place and tap
    } again. Turning, mirroring and swapping it for the next tile are free, as often as you like.

    # Lines

    A full row or column of one single colour bursts. The larger the grid, the more points it brings: 100 on 4 × 4, 250 on 5 × 5, 1,750 on 10 × 10. And the grid grows by one, up to 10 × 10. Lay the blue block into the gap.

    @1

    A full line of mixed colours stays. The dashed edges show where the grid grows, and shrinks.

    # Groups

    Blocks of one colour that hang together by their sides shine when they are enough: 6 on a grid of size 4, 7 on 5, 6 on 6, 8 on 7, 10 on 8, and 12 on 9 and 10. They score nothing yet.

    # Being stuck

    When neither tile fits anywhere, every shining block brings points: 15 on 4 × 4, 30 on 5 × 5, and 15 more for each further size. Then the row and column at the dashed edges fall with what stands on them, and the grid is one smaller. Beside the grid you see how many points that would bring now, and how many blocks it would cost. In this grid every tile will be too many.

    @2

    # The end

    Stuck at size 4, the game is over. From size 8 on tiles of five blocks come, from size 9 on tiles of six.
example-tileburst-1 = The blue block fills the row, which bursts; the grid grows to the right and down.
example-tileburst-2 = Place the last block: the shining group brings its points, and the grid shrinks.

tileburst-aim-burst = Burst { $count ->
    [one] a line
   *[other] { $count } lines
}.
tileburst-aim-grow = Make the grid grow to { $size } by { $size }.
tileburst-aim-survive = Place { $count ->
    [one] a tile
   *[other] { $count } tiles
}.

tileburst-trail-bursts = Burst a line
tileburst-trail-tight = Little room
tileburst-trail-survive = Place every tile
tileburst-trail-grow = Make the grid grow
tileburst-trail-longer = Burst a line, in more moves
tileburst-trail-many = Burst many lines
tileburst-step-place = Drag the tile onto the grid. Any empty cells will do.
tileburst-step-turn = Turn the tile until it fits.
tileburst-step-mirror = Mirror the tile: turned alone, it does not fit.
tileburst-step-line = A row or column full of one colour bursts.
tileburst-step-swap = Swap the two tiles: the other one completes the line.
tileburst-step-lines = One tile can complete two lines.
tileburst-step-growth = A burst line makes the grid grow.
tileburst-step-group = Blocks of one colour that touch begin to shine when there are enough of them.
tileburst-step-retreat = There is little room: turn the tiles and swap them.
tileburst-step-game = A game from its start: burst a line.
# Measured by the example `raters` of the crate `collection`.
sure-tileburst = At least 99 of 100 such verdicts hold in a longer search.

## Figures

figure-group-help = This many touching blocks of one colour begin to shine. Shining blocks bring points when you are stuck.
figure-cost-help = When neither tile fits, the grid shrinks, and this many blocks fall off at its edge.
figure-retreat-help = When neither tile fits, the shining blocks bring this many points.
figure-factor-help = All points are multiplied by this number. The larger the grid, the larger the number.
