# English. The first boards of games for new players.

welcome = First board
welcome-astray = That was another way. Undo it and follow the finger.
welcome-skip = Skip this
tilt-welcome = { $n ->
    [1] Swipe left: the two 2s meet and become one.
   *[other] Now swipe up: the 4s meet.
}
tilerama-welcome = { $n ->
    [1] Two pieces are out of place. Push this one along.
   *[other] One more push, and the picture is whole.
}
tileburst-welcome = { $n ->
    [1] Drag the tile into the gap: it floats above a finger.
   *[other] And the next one beside it: a full line of one colour bursts.
}
mound-welcome = { $n ->
    [1] Tap this brick: it drops beside its colour.
   *[other] Three that touch are gone. Once more, on the next colour.
}
