# English. Workshop: rules, forms and tables.

keys-workshop = Arrow keys move the cursor over the board and the tray, Enter or Space uses the tool. Digits and capital letters put that tile, Delete empties. T tiles, E empty, B outside, J join, G jump, C turn, S size, O objective.
rules-workshop =
    Make boards of your own. Choose a tool in the tray, then tap cells or draw over them. Everything can be taken back, and everything is kept.

    # Draw the board

    Tiles get symbols in order, or the one that you choose; equal symbols are tiles that may change places. Empty spaces let tiles move; cells outside make any shape. The size tool adds and takes rows and columns.

    # Jumps, turns and pieces

    With the jump tool, tap two borders: what leaves through one comes in at the other. With the turn tool, tap a corner of the board. With the joint tool, draw from tile to tile: they are one piece from then on.

    # The objective

    “Set objective” makes the present pattern what has to be reached. The target in the tray shows the objective in large: change it there, and let cells be anything.

    # Check, scramble and play

    “Check” marks what is wrong and says it. “Scramble” pushes the tiles about by moves that can be taken back, so that there is a way home. “Play” opens the board in the game; from there, its menu leads back here, and a link shares it. The menu gives the board a name, which goes along.
