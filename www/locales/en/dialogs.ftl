# English. Dialogs, and sentences that several games use in them.

more = More

## Commands, in the menu, on buttons and in the list of keys

keys-place = { $keys } (by their places on a QWERTY keyboard)
key-hinted = Play the hint, right after it was given
key-result = The large button of a result
key-escape = Cancel, close
key-zoom = Larger, smaller, the whole board

## Links and texts

open-help = A link, a save, a game id or a position
open-label = Paste a link, a message with a link, or a saved game
open-file = From a file
open-empty = Paste something first.
open-unknown = There is nothing in this text that Tilery can open. Paste a whole link with all that follows its #, a message with such a link, or a saved game.
open-elsewhere = PuzzleScript games, games of the original TileCode and Sokoban levels can be opened in the studio. To compare the results of several players, paste them into the league.
scan-title = Scan a QR code
scan-help = Point the camera at the code on the other screen, or take a photo of it.
scan-camera-help = Point the camera at the code on the other screen.
scan-camera = Use the camera
scan-photo = From a photo
scan-none = This browser cannot read codes. The camera of a phone often can: point it at the code, and it offers to open the link.
scan-no-camera = The camera cannot be used here. Take a photo of the code instead.
scan-no-code = There is no code in this photo that can be read. Hold the camera closer and straight.

## New game

new-game-title = New game of { $game }
presets = Suggestions
boards = Families of boards
boards-all = All
boards-difficulty = Difficulty
boards-count = { $count ->
    [one] one board
   *[other] { $count } boards
}
boards-stars = ★ { $stars }/{ $of }
board-untried = new
board-told = { $name }, difficulty { $difficulty } of { $of }, { $stars ->
    [0] { $tried ->
        [true] not solved yet
       *[false] not tried yet
    }
    [one] one star of three
   *[other] { $stars } stars of three
}
how-dealt = How it is mixed and solved
like-this-one = Like the board on the page
daily-of = { $part ->
    [puzzle] puzzle of the day
   *[deal] game of the day
}, { $day }
seed = Board number
seed-random = by chance
seed-fault = A board number is a whole number from 0 to 18446744073709551615.

## Solving for speed

solving = Solve
solving-free = at leisure
solving-inspected = for speed, with inspection
solving-time = for speed
solving-moves = in few moves
solving-help = { $way ->
    [inspected] The next boards are tries. 15 seconds to look at the board, then the first push starts the timer. Up to two seconds more cost two seconds, beyond them the solve does not count.
    [time] The next boards are tries. The first push starts the timer.
    [moves] The next boards are tries. The moves are counted, and time does not matter.
   *[other] You just play. Only the usual scores are counted.
}
solves-help = Tries on this board, and their averages
solves-title = { $board }: solves
solves-by = Tries
solve-time = Time
solve-moves = Moves
solves-empty = No tries on this board yet. In New game, choose to solve for speed or in few moves: from then on, each board is a try and is listed here.
solve-again = New try
solves-all = { $count ->
    [one] One solve
   *[other] { $count } solves
}
single = Single
average = Average
average-of = { $kind ->
    [mean] Mean of { $size }
   *[other] Average of { $size }
}
average-now = Now
average-best = Best
averages-help = Averages of 5 and 12 leave the best and the worst solve out; those of 3 and 50 are means of all. DNF: did not finish, because it was left, given up, or solved with hints, or inspection took more than 17 seconds. On blind boards, taking a move back counts as DNF too.
column-solve = Solve
replay-of-solve = Replay of solve { $n }

## Works of editors

begin = Begin
new-work-title = { $game }: start a new one
name-label = What it is called
name-help = The name is shown wherever the board is played or shared.
name-keep = Keep the name
works-help = Make your own, play and share them
works-empty = You have made nothing yet. Start a new one, or open a game in the editor.
work-of = { $params }, { $day }
work-delete = Delete { $name }
work-deleted = Deleted

## Sharing

share-what = What to share
share-sent = This is sent
share-challenge = Challenge
share-deal = Board
share-game = Game
share-position = Position
share-challenge-help = Anyone who opens the link sees your result, can watch it, and plays the same board against it.
share-name = Your name, if you like
share-deal-help = Anyone who opens the link plays the same board from its beginning.
share-game-help = Anyone who opens the link sees this game with all its moves, and can play on.
share-over-help = Anyone who opens the link sees this result, and can watch the game or play the same board.
share-position-help = Anyone who opens the link plays on from this position.
share-too-long = This game is too long for a link. Save it as a file instead.
copy-result = Copy result
share-marks = { $won } solved { $hints } no hints { $undone } nothing taken back
share-dare = { $how ->
    [won] Can you do it too?
    [unbeatable] Can you match it?
   *[other] Can you do better?
}
share-picture = A picture of your result
save-picture = Save picture
share-code = QR code
share-animation = Save as an animation
save-file = Save file

## Rules, scores, statistics

rules-title = { $game }: rules
rules-here = This board
rules-all = All the rules
brief-coming = The small tiles show what comes next.
brief-stars = Three stars for { $unit ->
    [presses] { $par ->
        [one] one press
       *[other] { $par } presses
    }
   *[moves] { $par ->
        [one] one move
       *[other] { $par } moves
    }
}, fewer if you need more. A hint costs a star, Undo costs nothing.
brief-shared = { $kind ->
    [challenge] You play the same board as the other player. The line below it says who is ahead.
   *[day] Everyone gets this board today.
}
example-again = Again
scores-title = { $game }: scores
scores-empty = No finished game yet. Your eight best results will be listed here; puzzles have stars instead.
scores-unwon = No game won yet. Your eight best results will be listed here.
table = Board
all-tables = All
column-rank = Place
column-date = Date
column-replay = Replay
undone = undo
undone-help = Moves were taken back, or taken over from somebody
hinted = hints
hinted-help = You used hints, so it comes after results without
from-position = from a position
unproven = unproven
unproven-help = From a file, without the replay that would prove it
replay-of = Replay of place { $rank }
no-replay = The replay had to make room for newer ones.
statistics-title = { $game }: statistics
statistics-empty = Finish a game to see your numbers here. Puzzles are counted by their stars.
games-played = Games
games-won = Won
time-played = Time played

## Settings

theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
animation = Animation
animation-slow = Slow
animation-normal = Normal
animation-fast = Fast
animation-none = None
language = Language
language-auto = Same as the browser
setting-marks = Marks
setting-marks-help = Shapes that tell colours apart
setting-sound = Sound
setting-vibration = Vibration
setting-leftHanded = Left-handed
setting-leftHanded-help = Buttons change sides
setting-coach = Coach
setting-coach-help = Tells you at once when a move was a bad mistake, in games where moves can be judged. A game played with the coach does not count in the scores
skin = { $game }: look
board-options = { $game }: shown on the board
shelf-to-all = The whole shelf
shelf-all-of = All of { $name }
shelf-projects = Your own games
shelf-empty = Nothing is here yet. Whatever you play or make stays here, until you remove it.
shelf-open = Open: { $name }
shelf-more = More for { $name }
shelf-running = Running
shelf-unknown = Unknown game: { $game }
shelf-over = Finished
shelf-missed = Not solved
shelf-watched = Solution watched
shelf-day = Game of the day
shelf-puzzle = Puzzle
shelf-challenge = Challenge
shelf-branch = Another line of the same game
shelf-foreign = From a file
shelf-guest = From a link
shelf-faulty = This cannot be shown.
shelf-untitled = Without a title
shelf-review = Review
shelf-watch = Watch
shelf-share = Copy a link for somebody else
shelf-rename = Rename
shelf-name = Name
shelf-remove = Remove
shelf-removed = Removed from the shelf
shelf-lasts = Everything stays here until you remove it. It is kept in this browser only.
shelf-may-go = This browser may clear what it keeps when room runs short, or after weeks without a visit. Save it all as a file now and then.
shelf-part = The browser’s database does not answer, so what it holds is not shown. What you play now is kept beside it and joins it when it answers again.
shelf-persist = Ask the browser to keep it
shelf-persisted = The browser will keep everything.
shelf-not-persisted = The browser did not agree. Save everything as a file now and then.
data-help = Everything is kept in this browser only. A file can take it elsewhere.
data-volatile = Some of it is kept only as long as this page is open. Export it to keep it.
data-aside-title = Set aside
data-aside-help = This could not be read and was set aside, so that nothing of it is lost. Each newer version of the page tries it again. You can save it as a file, or remove it.
data-aside-damaged = Damaged
data-aside-newer = From a newer version
data-aside-unknown = Waiting for a version that knows it
data-aside-size = { NUMBER($bytes) } characters
data-aside-game = The running game
data-aside-kept = Kept games
data-aside-scores = Scores
data-aside-stats = Statistics
data-aside-replay = A replay
data-aside-settings = Settings
data-aside-project = A game made in the studio
data-aside-other = Something else
data-aside-save = Save as a file
data-aside-remove = Remove
data-aside-removed = Removed
data-aside-left = A game on the shelf
data-aside-edits = The edits of a game made in the studio
data-aside-versions = Versions of a game made in the studio
data-aside-tutorial = The way through the studio’s lessons
data-aside-retry = Try again
data-aside-still = This version cannot read it either.
data-large-title = A very long link
data-large = This link unpacks to { NUMBER($kilobytes) } kB of text, much more than a game takes. Nothing of it is kept before you change something in it.
data-large-leave = Leave it
import = Import
send = To another device
send-all = Everything to another device
send-all-name = Everything
send-title = { $name }: to another device
send-help = Opened on the other device, it is merged with what is there. On neither of them is anything lost.
send-code = A code with the link, for the camera of the other device
send-no-code = This is too much for a code that a camera can read. The link takes it all.
send-too-long = This is too much for a link or a code. Save it as a file, and open the file on the other device.
offer-title = Take this in?
offer-help = This holds what somebody has kept, and nothing else. What is here stays; two states of one game are merged.
offer-run = { $game } · { $name } · { $unit ->
    [rounds] { $moves ->
        [one] one round
       *[other] { $moves } rounds
    }
   *[moves] { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
}
offer-project = Your own game: { $name }
offer-others = { $count ->
    [one] One table, statistic or setting
   *[other] { $count } tables, statistics and settings
}
offer-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
offer-whose = Is it your own, from another device? Only then its stars, days, levels, statistics and times count as yours.
offer-own = It is mine
offer-foreign = It is someone else’s
offer-leave = Leave it
offer-take = Take it in
taken-title = What was taken in
taken-nothing = Nothing new was in it.
taken-in = Taken in
taken-here = Was here already
taken-out = Left out
taken-work = { $game } · made in its editor
taken-results = { $game } · { $count ->
    [one] one result
   *[other] { $count } results
}
taken-stats = { $game } · statistics
taken-replay = { $game } · { $count ->
    [one] one replay
   *[other] { $count } replays
}
taken-progress = How far you have come
taken-settings = Settings
taken-other = Something else
import-long = The file is being read. Its results are played again to check them.
replay-long = This game is long. Its moves are being played again.
replay-stop = Stop
text-too-large = This text is too long to be one of Tilery’s. Nothing was opened.
file-too-large = This file has { $size } MB, and the page opens no more than { $most } MB. Nothing was opened.
taken-new = New here
taken-longer = Goes on from what was here
taken-beside = Lies beside what was here
taken-damaged = Damaged. It was set aside on the shelf.
taken-newer = From a newer version. It was set aside on the shelf.
taken-unknown = This version does not know it. It was set aside on the shelf.
taken-unread = This version cannot read it. It stays in the file.
taken-foreign = Someone else’s. It stays in the file.
taken-stopped = Stopped before it was read. It stays in the file.
taken-crowded = There is no more room to set it aside. It stays in the file.
taken-disproved = The replay comes to another result
taken-unchecked = This device could not check it. It stays in the file.
taken-kept = Yours stay as they are
taken-use = Use the file’s

## Tilt

field-cols = Columns
field-rows = Rows
fact-score = Best score
fact-moves = Moves

## Tilerama

option-indicators = Where a push is refused
option-highlights = Jumps and turns in use
skin-walnut = Walnut
skin-ivory = Ivory
skin-night = Night

## Mound

running-game = This game
finished-games = Finished games

## Assignments and trails

aim-find = Find the best move.
import-broken = The last import stopped early: { NUMBER($done) } of { NUMBER($total) } entries are in. Import the file again for the rest; nothing is added twice.
