# English. The first boards of games for new players.

welcome = First puzzle
welcome-astray = Not quite. Undo, and do as the finger shows.
astray-tileburst = Not quite. { $hand ->
    [mouse] Undo, and drop the tile where the finger shows.
   *[finger] The tile floats above your finger: watch the tile. Undo, and try again.
}
welcome-skip = Skip this
tilt-welcome = { $n ->
    [1] { $hand ->
        [mouse] Press the left arrow key: the two 2s meet and become one.
       *[finger] Swipe left: the two 2s meet and become one.
    }
   *[other] { $hand ->
        [mouse] Now the up arrow key: the 4s meet.
       *[finger] Now swipe up: the 4s meet.
    }
}
tilerama-welcome = { $n ->
    [1] Two pieces are out of place. { $hand ->
        [mouse] Drag this one into the gap. With keys: go to it with the arrows, press Enter, then an arrow.
       *[finger] Push this one into the gap.
    }
   *[other] One more push, and the picture is whole.
}
tileburst-welcome = { $n ->
    [1] { $hand ->
        [mouse] Drag the tile into the gap.
       *[finger] Drag the tile into the gap: it floats above your finger.
    }
   *[other] And the next one beside it: a full line of one colour bursts.
}
mound-welcome = { $n ->
    [1] { $hand ->
        [mouse] Click this brick: it drops beside its colour.
       *[finger] Tap this brick: it drops beside its colour.
    }
   *[other] Three of one colour that touch disappear. Now the same with the other colour.
}
