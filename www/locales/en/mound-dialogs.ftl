# English. Mound: rules, forms and tables.

keys-mound = Arrow keys move along the bricks on the sides, 1 to 8 choose along a side, Page Up, Page Down, Home and End lead to the four sides, Enter plays.
field-type = Type
option-type-classic = Classic
option-type-knockout = Knockout
option-type-mixed = Mixed
field-min = Colours, from
field-max = Colours, up to
field-q = Levels per colour
explain-mound = { $span ->
    [fixed] Every level has { $max } colours, and the mounds grow.
   *[range] It begins with { $min } colours. Every { $q } levels one more comes, up to { $max }; then it begins again with { $min } and larger mounds.
} The more colours, the fewer blocks, and the harder it is.
explain-mound-type = { $type ->
    [classic] Bricks from the left and right are thrown: they fly until they meet another brick or the far wall, and then fall.
    [knockout] Bricks from the left and right knock: they push the bricks that they meet by one cell.
   *[mixed] Bricks of the inner line are thrown, those of the outer line knock: most to choose from, and most to think about.
}
fact-level = Best level
chart-blocks-by-size = Blocks by size
chart-moves-by-kind = Moves by kind
chart-points-by-level = Points and bonus by level
series-points = points
series-bonus = bonus
bar-drop = Drop
bar-lift = Lift
bar-throw = Throw
bar-knock = Knock
brief-mound =
    { $hand ->
        [mouse] Click
       *[finger] Tap
    } a brick at the edge to push it in. From above, it falls. From below, it pushes its column up. From the side, it flies along its row, or pushes the bricks it meets by one cell.

    Three or more bricks of one colour that touch disappear. Clear the board.
rules-mound =
    Bricks wait on all four sides of the board, in two lines. Push them in from the inner lines; the outer brick then steps in, and the stack’s next brick takes its place. Clear the board.

    # Four ways in

    From above, a brick drops onto its column. From below, it lifts the whole column by one. { $hand ->
        [mouse] Click
       *[finger] Tap
    } the brick above the third column.

    @1

    From the left and right, a brick is thrown along its row until it meets a brick or the far wall, and then it falls. In Knockout it knocks instead: when it meets a brick it goes one cell further and pushes the bricks in front of it by one, unless they reach the far wall. In Mixed, the inner brick throws and the outer one behind it knocks: it is the inner brick that moves either way.

    @2

    # Blocks

    Three or more bricks of one colour that touch by their sides are a block, and go. All blocks go at once, then bricks fall, and again. Three bricks are 1 point, four 2, five 4, six 7, seven 11, and so on. Bricks on the sides do not count.

    # Levels

    An empty board leads to the next level: with a bonus of 128 if you used fewer than 16 blocks, of 64 if fewer than 32. You lose when you have used 64 blocks and bricks are still on the board, or when all 64 cells are covered. Colours are added from level to level, and then begin again with larger mounds.

    # By hand

    Slide along the bricks of a side to choose: you see where the brick will rest, what it pushes and which bricks go. Let go to play, slide off to cancel, or swipe a brick inwards. The corner with the next bricks takes back the last move of this level.
example-mound-1 = Three red bricks in a row make a block.
example-mound-2 = Choose the outer brick on the left of the lowest row: it knocks.

mound-aim-clear = { $count ->
    [one] Clear the board.
   *[other] Clear { $count } levels.
}
mound-aim-block = Make a block of { $count } bricks or more.

mound-ramp-three = Three colours
mound-ramp-four = Four colours
mound-ramp-five = Five colours
mound-ramp-many = Eight colours
mound-blocks = Make a large block
mound-exact = Every move counts
mound-scenarios = A whole level
mound-step-drop = { $hand ->
    [mouse] Click
   *[finger] Tap
} a brick above the board: it drops onto its column.
mound-step-lift = A brick from below lifts its column by one.
mound-step-throw = A brick from the side flies along its row to the first brick, then falls.
mound-step-knock = A brick that knocks pushes the bricks it meets by one.
mound-step-block = Three bricks of one colour that touch by their sides are a block, and go.
mound-step-chain = What falls may make another block: find the brick that starts a chain.
mound-step-empty = A colour goes only in blocks of three bricks or more: leave no brick behind.
mound-step-game = A small game to begin with: three colours, a few bricks.
# Measured by the example `raters` of the crate `collection`.
sure-mound = At least 99 of 100 such verdicts hold in a longer search.

## Figures

figure-blocks-help = The blocks of three bricks or more that you have made on this level. If bricks are left after 64 of them, the game is over.
figure-bonus-help = What you get if you clear the board now. With 16 blocks it drops to 64, with 32 to nothing.
