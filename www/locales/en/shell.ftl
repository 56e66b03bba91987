# English. The sentences of a first visit: the frame around every board, its commands, notices.

app-name = Tilery
menu = Menu
menu-more = More
sound-offer = Turn sound on
zoom = Zoom
close = Close
to-list = All games
to-game = Back to { $game }
actions = Actions
figures = Score
best-results = Best results
play = Play
open = Open
how-to-play = How to play
link = Link
follow = Follow

## Commands, in the menu, on buttons and in the list of keys

command-new = New game
command-undo = Undo
command-redo = Redo
command-trail = Puzzles
first-steps = First steps
command-hint = Hint
command-autoplay = Autoplay
command-solution = Solution
command-restart = Back to the start
command-again = Try this level again
command-skip = Go on to the next level
command-history = History
command-edit = Open in the editor
command-remix = Change this game
command-name = Name
command-works = Made by you
command-finish = Stop and count the score
command-return = Back to your game
to-own = Back to it
command-shelf = Shelf
command-share = Share
command-league = League
command-rules = Rules
command-scores = Scores
command-statistics = Statistics
command-settings = Settings
command-update = New version
command-keys = Keys

## Notices

new-game-dealt = New game
link-opened = { $how ->
    [link] This game came by a link. Yours is kept as you left it.
   *[text] Your own game is kept as you left it.
}
link-opened-at = This game came by a link, already begun. You can play on.
link-settled = Your earlier game is kept.
moved-elsewhere = This game went on in another tab.
hint-costs = A hint costs a star.
hint-search = Looking for a way …
back-there = Go back there
no-hint = There is no hint here.
hint-found = Hint: { $move }.
copied = Copied
copy-fault = The browser did not let us copy. Select the text and copy it by hand.
import-fault = This file is not an export of Tilery.
came-back = { $count ->
    [one] Something that was set aside is back where it belongs.
   *[other] { $count } things that were set aside are back where they belong.
}
start-fault = This could not be loaded. Check the connection and try again.
host-policy = The host forbids what this needs. Its Content-Security-Policy must allow { $needs }.
host-silent = Still waiting for the server. It opens as soon as it is loaded.
host-newer = This page is an older version, and the server no longer has its files. Reload it.
offline-ready = Tilery is kept on this device now, and opens without a connection.
try-again = Try again
trouble-refused = This browser keeps nothing for this page. You can play, but scores and games are lost when you close it, unless you export them.
trouble-full = The browser has no room left. New things are kept only while this page is open.
trouble-damaged = Something that was stored could not be read. It was set aside, and everything else works.
trouble-newer = Something was stored by a newer version of this page. It was set aside; reload the page to update.

## Links and texts

link-broken = This link is damaged: part of it is missing or was changed. Nothing was opened.
link-too-large = This link is too large. Nothing was opened.
link-unknown = This address ends in something that this version of Tilery cannot open. Nothing was opened.
link-unsupported = This browser cannot unpack such links. Nothing was opened.
link-newer = This was made by a newer version of Tilery (notation { $version }). Reload the page to update, then open it again.
text-fault = This cannot be opened: { $fault }
text-fault-where = line { $line }, column { $column } cannot be read
open-title = Open a game

## New game

same-deal = Same board
daily-deal = Game of the day

## The game is over

stopped = You stopped here.
time-is-up = The time is up.
aim-met = The goal is reached.
aim-lost = The goal is out of reach.
share-result = Share result

## Sharing

copy-link = Copy link
result-line = Result

## Rules, scores, statistics

example = Try it

## Settings

shelf-unreadable = This version cannot open it
left-unreadable = The game that you left is of another version, which this one cannot open. It is kept on the shelf.
data = Your data
export = Export

## Figures

figures-others = More figures
figure-score = Score
figure-moves = Moves
figure-time = Time
figure-time-left = Time left
figure-left = Moves left
figure-best = Best
figure-of = { $value } of { $of }

## Mound

figure-level = Level
