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
studio-does-not-run = It cannot be played before the faults below are mended.
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

### rules

### watch
