# English. Template: what is said while it is played.

game-template = Template
figure-lights = Lights
about-template = Put out all the lights.
how-template = Tap a light: it goes out. Put out all of them.
hint-template = Hint: put out the light in row { $row }, column { $column }
template-lit = a light
template-dark = dark
template-went-out = The light in row { $row }, column { $column } is out.
template-is-dark = It is dark in row { $row }, column { $column }.
template-all-out = All lights are out.
