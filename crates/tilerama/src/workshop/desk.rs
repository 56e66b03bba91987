//! The layout of the editor: the board, the tray with tools and their choices, and the small picture of the
//! other pattern. Also the targets of each tool.

use tilery_kit::{Dir, Layout, Point, Rect};

use super::draft::{DoubledAt, Draft, Layer, SYMBOLS};
use super::edit::{corners, edges, places};
use super::input::Ui;
use crate::draw::{GAP, RIM, RIM_WITH_BARS, bar_rect, point_rect};
use crate::push::Symbol;
use crate::zone::Corner;

/// The number of items in a row of the tray.
const PER_ROW: u16 = 8;
/// The number of symbols shown at once, beside the items for unique symbols and for the next page.
const SYMBOLS_SHOWN: usize = 6;
/// The tray is as long as the side of the board next to it, but at least this share of the other side.
const SLENDER: f32 = 0.7;
/// The size of the small picture's cells in portrait.
const SMALL: f32 = 0.34;
/// The reach of a tool for edges and corners, in cells.
const REACH: f32 = 0.6;
/// The margin of an item of the tray, as a share of the item's size.
const MARGIN: f32 = 0.05;

/// The effect of a touch on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tool {
    /// Puts tiles.
    #[default]
    Tile,
    /// Makes empty spaces.
    Space,
    /// Removes cells from the tiles zone; in the objective, allows any content.
    Nothing,
    /// Joins tiles.
    Join,
    /// Sets the bars of jumps.
    Jump,
    /// Sets turns.
    Turn,
    /// Adds and removes rows and columns.
    Size,
}

impl Tool {
    /// All tools, in the order of the tray.
    pub const ALL: [Self; 7] =
        [Self::Tile, Self::Space, Self::Nothing, Self::Join, Self::Jump, Self::Turn, Self::Size];

    /// The name of the tool in sentences.
    pub fn name(self, layer: Layer) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Space => "space",
            Self::Nothing if layer == Layer::Goal => "any",
            Self::Nothing => "hole",
            Self::Join => "join",
            Self::Jump => "jump",
            Self::Turn => "turn",
            Self::Size => "size",
        }
    }

    /// True if the tool applies to cells.
    pub fn paints(self) -> bool {
        matches!(self, Self::Tile | Self::Space | Self::Nothing)
    }
}

/// An item of the tray.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    Tool(Tool),
    /// Switches to the other pattern.
    Layer,
    /// Chooses tiles with unique symbols.
    Number,
    /// Chooses tiles with this symbol.
    Symbol(Symbol),
    /// Shows the next page of symbols.
    More,
    /// Adds (if true) or removes a row or column at a side.
    Size(Dir, bool),
}

/// The layout of the editor.
#[derive(Debug)]
pub struct Desk {
    pub frame: Rect,
    /// The small picture's frame.
    pub small: Rect,
    /// The scale of the small picture's cells.
    pub scale: f32,
    /// The tray's items.
    pub slots: Vec<(Slot, Rect)>,
    /// The visible rectangle.
    pub view: Rect,
}

/// The items of the tray.
pub fn slots(ui: &Ui) -> Vec<Slot> {
    let mut slots: Vec<Slot> = Tool::ALL.map(Slot::Tool).to_vec();
    slots.push(Slot::Layer);
    match ui.tool {
        Tool::Tile => {
            if ui.layer == Layer::Start {
                slots.push(Slot::Number);
            }
            let first = usize::from(ui.page) * SYMBOLS_SHOWN;
            slots.extend(
                SYMBOLS.iter().skip(first).take(SYMBOLS_SHOWN).map(|&symbol| Slot::Symbol(symbol.into())),
            );
            slots.push(Slot::More);
        }
        Tool::Size => {
            slots.extend(
                [true, false].into_iter().flat_map(|grows| Dir::ALL.map(|side| Slot::Size(side, grows))),
            );
        }
        _ => {}
    }
    slots
}

/// The number of pages of symbols.
pub fn pages() -> u8 {
    SYMBOLS.len().div_ceil(SYMBOLS_SHOWN) as u8
}

pub fn page_of(symbol: Symbol) -> u8 {
    SYMBOLS.iter().position(|&known| Symbol::from(known) == symbol).map_or(0, |at| (at / SYMBOLS_SHOWN) as u8)
}

impl Desk {
    pub fn new(draft: &Draft, ui: &Ui, layout: Layout) -> Self {
        let (rows, cols) = (f32::from(draft.zone().rows()), f32::from(draft.zone().cols()));
        let frame = Rect::new(0.0, 0.0, cols, rows).grown(RIM_WITH_BARS);
        let middle = frame.centre();
        let (small_w, small_h) = (cols + 2.0 * RIM, rows + 2.0 * RIM);
        let (corner, side, per_row, small, scale, view);
        match layout {
            Layout::Portrait => {
                let breadth = frame.w.max(frame.h * SLENDER);
                side = breadth / f32::from(PER_ROW);
                per_row = PER_ROW;
                corner = Point { x: middle.x - breadth / 2.0, y: frame.y + frame.h + GAP };
                scale = SMALL;
                let y = corner.y + 2.0 * side + GAP;
                small = Rect::new(middle.x - small_w * scale / 2.0, y, small_w * scale, small_h * scale);
                view = Rect::new(corner.x, frame.y, breadth, small.y + small.h - frame.y);
            }
            Layout::Landscape => {
                let height = frame.h.max(frame.w * SLENDER);
                side = height / f32::from(PER_ROW);
                per_row = PER_ROW / 2;
                let (x, y) = (frame.x + frame.w + GAP, middle.y - height / 2.0);
                let room = height / 2.0 - GAP;
                scale = (room / small_h).min(height / 2.0 / small_w);
                let left = x + (height / 2.0 - small_w * scale) / 2.0;
                small = Rect::new(left, y + (room - small_h * scale) / 2.0, small_w * scale, small_h * scale);
                corner = Point { x, y: y + height / 2.0 };
                view = Rect::new(frame.x, y, x + height / 2.0 - frame.x, height);
            }
        }
        let slots = (0u16..).zip(slots(ui)).map(|(n, slot)| {
            let (x, y) = (corner.x + f32::from(n % per_row) * side, corner.y + f32::from(n / per_row) * side);
            (slot, Rect::new(x, y, side, side).grown(-MARGIN * side))
        });
        Self { frame, small, scale, slots: slots.collect(), view }
    }

    pub fn slot_at(&self, at: Point) -> Option<Slot> {
        self.slots.iter().find(|(_, rect)| rect.holds(at)).map(|&(slot, _)| slot)
    }
}

/// The targets of the chosen tool, as places of the doubled grid in reading order.
pub fn targets(draft: &Draft, ui: &Ui) -> Vec<DoubledAt> {
    let zone = draft.zone();
    let is_border = |place| draft.edge_at(place).is_some_and(|edge| zone.is_border(edge));
    let mut found = match ui.tool {
        Tool::Tile | Tool::Space | Tool::Nothing => {
            places(draft, |line, column| line % 2 == 1 && column % 2 == 1)
        }
        Tool::Join | Tool::Jump => edges(draft),
        Tool::Turn => {
            return corners(draft).into_iter().map(|Corner { row, col }| (row * 2, col * 2)).collect();
        }
        Tool::Size => Vec::new(),
    };
    found.retain(|&place| match ui.tool {
        Tool::Join => draft.seam_at(ui.layer, place).is_some(),
        Tool::Jump => is_border(place) || draft.jump_at(place).is_some(),
        // The objective has no cells outside the zone.
        _ => ui.layer == Layer::Start || zone.holds(place.0 / 2 * zone.cols() + place.1 / 2),
    });
    found
}

/// The nearest target of the tool within reach of a point.
pub fn target_at(draft: &Draft, ui: &Ui, at: Point) -> Option<DoubledAt> {
    let mut best: Option<(f32, DoubledAt)> = None;
    for place in targets(draft, ui) {
        let (x, y) = (f32::from(place.1) / 2.0 - at.x, f32::from(place.0) / 2.0 - at.y);
        let far = x * x + y * y;
        if far < REACH * REACH && best.is_none_or(|(least, _)| far < least) {
            best = Some((far, place));
        }
    }
    best.map(|(_, place)| place)
}

pub fn rect_of(draft: &Draft, place: DoubledAt) -> Rect {
    let (x, y) = (f32::from(place.1) / 2.0, f32::from(place.0) / 2.0);
    match (place.0 % 2, place.1 % 2) {
        (1, 1) => Rect::new(x - 0.5, y - 0.5, 1.0, 1.0),
        (0, 0) => point_rect(Corner { row: place.0 / 2, col: place.1 / 2 }),
        _ => match draft.edge_at(place).filter(|&edge| draft.zone().is_border(edge)) {
            Some(edge) => bar_rect(draft.zone(), edge),
            None => Rect::new(x - 0.17, y - 0.17, 0.34, 0.34),
        },
    }
}
