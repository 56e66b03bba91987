# English. Template: its rules, its form, its tables.

keys-template = Arrow keys move the cursor; Enter or Space puts out the light there.
rules-template =
    Some cells of the board are lit. Tap a light, and it goes out. Try it here.

    @1

    # The goal

    The game is won when all lights are out. What counts is the time that it took.
example-template-1 = Put out both lights.
