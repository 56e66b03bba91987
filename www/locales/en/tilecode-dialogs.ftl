# English. TileCode: rules, forms, tables and hints.

keys-tilecode = Arrow keys or { $wasd } are the four directions, Space, Enter or X is the button A, { $c } the button B. Hold a key to go on. P stops time, a full stop plays one round; + and - zoom. { $ijkl } move the view, or a cursor where tiles are touched; Enter then touches. The arrows and Space do the same, unless they are buttons.
field-level = Level
levels-done = { $done } of { $count }
level-number = Level { $level }
level-done = Level { $level }, done
level-closed = Level { $level }, closed
levels-ahead = Win any level to open the next one: { $count } that you have not won are always open.
option-pad = Pad
brief-tilecode =
    { $hand ->
        [mouse] Press the arrow keys; hold one to go on. Space and, in some games, C do
       *[finger] Swipe, or use the arrows on the screen; hold to go on. The button A and, in some games, B do
    } what else the game can do.

    { $turns ->
        [true] Nothing hurries you: things move only when you do, and Undo takes your step back.
       *[false] Time goes on by itself, in rounds: short steps, several a second. Pause stops it, and a lost level starts again.
    }
rules-tilecode =
    Every game here is a map of tiles with pictures on it, and rules that say: when it looks so, do that. You hold the buttons, and time goes on in rounds: short steps, in each of which everything may move once.

    # First Steps, Crates and Bring in the Sheep

    Walk to the flag; push every crate onto a marked spot; drive every sheep into the pen. Nothing hurries you there, and every step can be taken back.

    @1

    # Mine Rocks

    Dig through the ground and take every diamond. What has nothing below it falls, what lies on another stone rolls off: do not stand below.

    # Snake and Dots in the Maze

    You go on by yourself until a wall comes, and buttons only turn. Apples make you longer; ghosts end the game.

    # Descending Aliens

    Left and right move your ship, A or Space shoots. Nobody may land.
example-tilecode-1 = Push the crate onto the spot.

tilecode-aim-win = Win the level.
move-tilecode = { $a ->
    [U] the up arrow
    [R] the right arrow
    [D] the down arrow
    [L] the left arrow
    [A] the button A
    [UA] the up arrow, and A with it
    [RA] the right arrow, and A with it
    [DA] the down arrow, and A with it
    [LA] the left arrow, and A with it
    [B] the button B
    [AB] A and B together
    [UB] the up arrow, and B with it
    [RB] the right arrow, and B with it
    [DB] the down arrow, and B with it
    [LB] the left arrow, and B with it
    [UAB] the up arrow, with A and B
    [RAB] the right arrow, with A and B
    [DAB] the down arrow, with A and B
    [LAB] the left arrow, with A and B
    [tap] touch row { $row }, column { $column }
   *[other] go on
}
hint-tilecode = Hint: { move-tilecode }.
loss-tilecode = { $n ->
    [one] one press fewer
   *[other] { $n } presses fewer
}
lost-tilecode = after which the level could still be won
tilecode-why-wins = { $count ->
    [1] That wins the level.
   *[other] The level can be won in { $count } presses.
}
tilecode-why-since = From here the level can no longer be won. It still could { $count ->
    [1] before the last press
   *[other] { $count } presses ago
}.
tilecode-why-never = From here the level can no longer be won: undo, or begin again.
no-hint-tilecode = No way to win the level was found, though there may be one.
sure-tilecode = That is proven.
