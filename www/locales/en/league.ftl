# English. The league: results of several players in tables.

league = League
league-label = Messages, links or whole chats with results
league-more = Add results
league-add = Add
league-paste = Paste
league-files = From files
league-shown = This league came to you. It is only shown here; yours is as it was.
league-keep = Put it all in my league
league-own = My league
league-no-paste = The browser did not let us paste. Press and hold in the field, and paste there.
league-empty = No results yet. Paste the messages that your friends have sent: the league finds the results in them.
league-working = { $of ->
    [0] Looking for results …
   *[other] { $done } of { $of } checked
}
league-stop = Stop
league-go-on = { $n ->
    [one] Check the one that is left
   *[other] Check the { $n } that are left
}
league-outcome = { $news ->
    [0] Nothing new.
    [one] One new result.
   *[other] { $news } new results.
} { $known ->
    [0] { "" }
    [one] One was here already, or was no one’s best.
   *[other] { $known } were here already, or were no one’s best.
} { $refused ->
    [0] { "" }
    [one] One was not taken.
   *[other] { $refused } were not taken.
}
league-others = { $n ->
    [one] One link leads to a board without a result.
   *[other] { $n } links lead to boards without a result.
}

league-trail = { $game }: puzzles
league-board = { $game }, puzzle { $n }
league-sum = All together
league-list = The table as text
league-stars = { $n ->
    [one] one star
   *[other] { $n } stars
} on { $tables ->
    [one] one puzzle
   *[other] { $tables } puzzles
}
league-firsts = first in { $n } of { $tables }
league-same = the same moves as { $by }
league-proved = Checked: the game was played again, move by move
league-watch = Watch { $by }
league-watch-own = Watch your game
league-beat = Beat { $by }
league-match = Match { $by }

league-send = Send it on
league-text = Results in Tilery. Paste all of this into its league to see them checked.
league-copy-list = Copy the table
league-copy = Copy with games
league-clear = Empty the league
league-cleared = The league is empty.
league-send-help = The link opens this league and nothing else. Copied or saved with its games, it can be pasted into any league.
league-long-help = There are too many games for one link. Copied or saved with its games, the league can be pasted into any other.

league-refused = Not taken
league-all = Show all { $n }
league-too-long = This text is too long to be read.
league-backup = This is a file with somebody’s data, not with results.
league-game = This is a game without a name or a result. Whoever played it can send it as a challenge.
league-too-many = There are more than { $most } results. Add the others by themselves.
league-large = The game of { $by } is too long for a link.
league-heavy = The game of { $by } is too long to be checked here.
