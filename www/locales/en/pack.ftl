# English. Packs: several games in one link, file or page.

pack = Pack of games
pack-by = by { $author }
pack-games = { $n ->
    [one] one game
   *[other] { $n } games
}
pack-all = All games
pack-play = Play { $title }
pack-untitled = Untitled game
pack-new = { $count ->
    [one] one level
   *[other] { $count } levels
}
pack-reached = level { $level } of { $count } reached
pack-won = ★ won
pack-bad = Game { $n } cannot be opened: { $fault }
pack-no-game = it is not a game that Tilery knows.
pack-again = Open the link or the file of the pack again to see its games.

pack-none = This is not a pack of games. Nothing was opened.
pack-newer = This pack was made by a newer version of Tilery. Reload the page to update, then open it again.
pack-large = This pack has more than { $most } kB of text. Nothing was opened.
pack-many = This pack has more than { $most } games. Nothing was opened.
pack-line = This pack is damaged in line { $line }. Nothing was opened.
pack-empty = There is no game in this pack.
