//! Golden films.

use tilery_kit::recorded;
use tilery_template::Template;

#[test]
fn the_film_of_lights_going_out_is_unchanged() {
    recorded::golden::<Template>("out", "template:2x2@**/.*", &["r1c1", "r2c2", "r1c2"]);
}
