// Finds the place of a card: beside its tile, with room for all of it, over nothing that is lit.

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface CardPlace {
  readonly side: "right" | "left" | "below" | "above";
  readonly left: number;
  readonly top: number;
  /** The middle of the edge that faces the tile, for the card's pointer. */
  readonly pointer: { readonly left: number; readonly top: number };
}

interface CardRoom {
  readonly tile: Box;
  readonly card: { readonly width: number; readonly height: number };
  readonly window: { readonly width: number; readonly height: number };
  /** Boxes of what can be played now. */
  readonly lit: readonly Box[];
}

const gap = 16;
const margin = 8;

/** Returns the first side that has room and covers nothing lit; else the first with room; else the first. */
export function placeCard(room: CardRoom): CardPlace {
  const places = (["right", "left", "below", "above"] as const).map((side) => placeAt(side, room));
  const fitting = places.filter((place) => fits(place, room));
  const [first] = places;
  const found = fitting.find((place) => !room.lit.some((box) => covers(place, room, box)));
  const chosen = found ?? fitting[0] ?? first;
  if (chosen === undefined) throw new Error("A card has four sides.");
  return inside(chosen, room);
}

function placeAt(side: CardPlace["side"], { tile, card, window }: CardRoom): CardPlace {
  const middle = { x: (tile.left + tile.right) / 2, y: (tile.top + tile.bottom) / 2 };
  if (side === "right" || side === "left") {
    const left = side === "right" ? tile.right + gap : tile.left - gap - card.width;
    const top = clamp(middle.y - card.height / 2, window.height - card.height);
    const edge = side === "right" ? left : left + card.width;
    return { side, left, top, pointer: { left: edge, top: middle.y } };
  }
  const left = clamp(middle.x - card.width / 2, window.width - card.width);
  const top = side === "below" ? tile.bottom + gap : tile.top - gap - card.height;
  const edge = side === "below" ? top : top + card.height;
  return { side, left, top, pointer: { left: middle.x, top: edge } };
}

function fits({ left, top }: CardPlace, { card, window }: CardRoom): boolean {
  return (
    left >= margin &&
    top >= margin &&
    left + card.width <= window.width - margin &&
    top + card.height <= window.height - margin
  );
}

function covers({ left, top }: CardPlace, { card }: CardRoom, box: Box): boolean {
  return (
    box.left < left + card.width &&
    box.right > left &&
    box.top < top + card.height &&
    box.bottom > top
  );
}

function inside(place: CardPlace, { card, window }: CardRoom): CardPlace {
  const left = clamp(place.left, window.width - card.width);
  const top = clamp(place.top, window.height - card.height);
  return { ...place, left, top };
}

function clamp(value: number, max: number): number {
  return Math.max(margin, Math.min(value, max - margin));
}
