### Sentences of the studio, fetched with it. Each part keeps to a block of its own.

### core

### make

studio-back = Back
studio-places = Places of the project
studio-tab-home = Home
studio-tab-map = Map
studio-tab-picture = Pictures
studio-tab-rules = Rules
studio-tab-play = Play
studio-place-play = Play
studio-place-map = Map
studio-place-picture = Picture
studio-place-rules = Rules
studio-place-levels = Levels
studio-place-settings = Settings
studio-place-text = Text
studio-place-versions = Versions
studio-place-share = Share
studio-place-tutorial = Learn it
studio-untitled = Without a title
studio-refused = That does not work: { $why }
studio-undone = Undone.
studio-redone = Done again.
studio-changed-elsewhere = This game was changed in another tab.
studio-project-gone = This game is not here any more.
studio-try-again = Try again
studio-key-undo = undo, redo
studio-key-tabs = home, map, pictures, rules, play
studio-key-play = play
studio-key-back = back
studio-key-help = all keys

## Projects
studio-own = Your games
studio-none = None yet. Make a new one, or open a copy of one of those below and change it.
studio-new = New game
studio-new-title = My game
studio-learn = Show me how
studio-tutorial-title = My first game
studio-import = Open a file
studio-shipped = Games to play and to change
studio-open = Open
studio-open-copy = Open a copy
studio-open-copy-of = { $title }: open a copy
studio-play-it = Play { $title }
studio-faults =
    { $count ->
        [one] one fault
       *[other] { $count } faults
    }
studio-more = More for { $title }
studio-rename = Rename
studio-title = Title
studio-duplicate = Duplicate
studio-duplicated = There is a copy now: { $title }.
studio-copy-of = { $title } (copy)
studio-export = Save as a file
studio-delete = Delete
studio-deleted = { $title } was deleted.
studio-binned = Deleted games ({ $count })
studio-restore = Get it back
studio-remove = Delete { $title } for good
studio-remove-sure = It cannot be got back then, nor any of its versions.
studio-remove-yes = Delete for good
studio-keep = Keep it

## Home
studio-play = Play
studio-does-not-run = It cannot be played before its faults are mended.
studio-parts = Parts of the project
studio-sprites = Sprites
studio-backgrounds = Backgrounds
studio-add = Add
studio-add-sprite = Add a sprite
studio-add-background = Add a background
studio-added = { $name } was added.
studio-its-rules = Its rules
studio-its-settings = Name, letter, order
studio-findings = What the checker found
studio-all-findings = Show all { $count }
studio-finding = { $id }
studio-warning = Warning:
studio-error = Fault:
studio-sizes = How much room is left
studio-size-backgrounds = Backgrounds
studio-size-sprites = Sprites
studio-size-levels = Levels
studio-size-rules = Rules
studio-size-bytes = Size of the text
studio-size-placed = Sprites on the maps
studio-of = { $used } of { $most }

## Map
studio-level = Level
studio-level-n = Level { $n }
studio-no-level-yet = There is no level yet.
studio-level-add = New level
studio-resize = Size of the map
studio-zoom-in = Larger
studio-zoom-out = Smaller
studio-fit = All of it
studio-tools = Tools
studio-tool-pen = Pen
studio-tool-line = Line
studio-tool-frame = Rectangle
studio-tool-box = Filled rectangle
studio-tool-bucket = Fill
studio-tool-eraser = Eraser
studio-tool-select = Select
studio-tool-hand = Move the map
studio-tool-pipette = Pick a colour
studio-palette = What to put down
studio-selection = Selection
studio-copy = Copy
studio-cut = Cut
studio-paste = Paste
studio-fill-selection = Fill the selection
studio-clear = Clear
studio-unselect = Done
studio-paste-where = Touch where it goes.
studio-copied = Copied, { $rows } by { $cols }.
studio-picked = { $name } is taken up.
studio-map-of = Map of { $name }
studio-unknown = unknown
studio-tile = Row { $row }, column { $col }: { $ground }
studio-tile-with = Row { $row }, column { $col }: { $sprites } on { $ground }
studio-side-top = Above
studio-side-left = Left
studio-side-right = Right
studio-side-bottom = Below
studio-fewer = { $side }: one less
studio-further = { $side }: one more
studio-size = { $rows } × { $cols }
studio-resize-help = Rows above and below, columns left and right: what goes is lost, but can be undone.
studio-cancel = Cancel
studio-apply = Apply
studio-key-cursor = move the cursor, with Ctrl by eight
studio-key-use = use the tool, begin and end a line or a rectangle
studio-key-along = draw along
studio-key-tools = tools
studio-key-kinds = next sprite or background
studio-key-pick = take up what stands there
studio-key-zoom = larger, smaller, all of it
studio-key-clip = copy, cut, paste
studio-key-levels = level before, level after

## Picture
studio-kinds = Sprites and backgrounds
studio-no-picture = Pick a sprite or a background above.
studio-gallery = From the gallery
studio-kind-settings = Name and more
studio-colours = Colours
studio-colour-none = transparent
studio-colour-black = black
studio-colour-slate = slate
studio-colour-grey = grey
studio-colour-white = white
studio-colour-brown = brown
studio-colour-tan = tan
studio-colour-skin = cream
studio-colour-red = red
studio-colour-orange = orange
studio-colour-yellow = yellow
studio-colour-green = green
studio-colour-lime = lime
studio-colour-blue = blue
studio-colour-sky = sky blue
studio-colour-violet = violet
studio-mirror = Draw both halves
studio-changes = The whole picture
studio-change-flip-h = Mirror left to right
studio-change-flip-v = Mirror top to bottom
studio-change-turn = Turn
studio-change-left = Shift left
studio-change-up = Shift up
studio-change-down = Shift down
studio-change-right = Shift right
studio-picture-of = Picture of { $name }
studio-pixel = Row { $row }, column { $col }: { $colour }
studio-key-colours = next colour
studio-key-turns = mirror, mirror, turn
studio-key-shifts = shift

## Kinds
studio-name = Name
studio-letter = Letter on the map
studio-order = Order
studio-order-sprite = The first one is the player: the view follows it, and it is drawn above the others.
studio-earlier = Earlier
studio-later = Later
studio-removed = { $name } was removed.

## Levels and settings
studio-level-edit = Draw { $name }
studio-level-name = Name of level { $n }
studio-level-play = Play { $name }
studio-level-up = { $name }: up
studio-level-down = { $name }: down
studio-level-copy = Duplicate { $name }
studio-level-resize = Size of { $name }
studio-level-remove = Delete { $name }
studio-pace = Speed
studio-pace-is = { $rounds } rounds a second

## Text
studio-text-label = The game as text
studio-text-first = The first line has to be “tilecode 1”. What you typed is kept here until it is.
studio-no-findings = Nothing to complain about.
studio-finding-count =
    { $count ->
        [one] One finding
       *[other] { $count } findings
    }
studio-line = Line { $line }
studio-text-copy = Copy the text
studio-text-replace = Replace by a file

## Versions
studio-versions-help = Every edit is kept at once. Now and then a version is set aside here, and always before something replaces everything.
studio-version-keep = Keep this version
studio-version-kept = This version is kept.
studio-no-versions = No earlier version yet.
studio-version-size =
    { $levels ->
        [one] one level
       *[other] { $levels } levels
    }, { $rules ->
        [one] one rule
       *[other] { $rules } rules
    }
studio-version-back = Go back to it
studio-version-restored = The game is as it was then.
studio-version-now = As it is now

## Share
studio-share-link = Link to the game
studio-share-link-help = Whoever opens it can play at once, and make a copy to change.
studio-share-replay = Link to your last play
studio-share-replay-help = Shows what you did, round by round.
studio-share-page = One page to keep
studio-share-page-help = A single HTML file that plays anywhere, without a network.
studio-share-animation = Animation
studio-share-animation-help = Your last play as a moving picture (GIF).
studio-share-picture = Picture
studio-share-picture-help = The first level as an image (PNG).
studio-share-file = File
studio-share-file-help = Everything, with its kept plays, to open in the studio again.
studio-share-no-play = Play your game once: then there is a replay and an animation to share.
studio-share-too-long = This is too long for a link. Share it as a file or as a page.
studio-share-fault = That could not be made.

### rules

### watch
