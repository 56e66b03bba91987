//! Games in the original's stored form. `vectors.txt` has 200 programs of our own, and what the original's
//! engine made of each: the rounds as buttons and a hash of what is seen after them (`seen`). `original` is the
//! source's last commit, `published` the app where it does otherwise. No game of the original is among them.

mod agree;
mod carriers;
mod habits;
mod vectors;
