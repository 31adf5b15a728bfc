// Pieces that a player has received with a move, from the visible contents before and after it.

import type { MatchGame, TableView, ValueType } from "../../dsl/index.ts";
import type { ElementCount, MoveStep } from "./log-facts.ts";

type SeatView = TableView["players"][number];

interface ReceivedPieces {
  readonly kind: "received";
  readonly seat: number;
  readonly type: ValueType;
  readonly elements: ElementCount[];
}

/** Returns the pieces that a player has more of than before and that the move does not name. */
export function findReceived(
  game: MatchGame,
  { before, after, player, option }: MoveStep,
): ReceivedPieces[] {
  if (game.meta.zones.length + game.meta.grids.length === 0) return [];
  const [had, has] = [before, after].map((state) =>
    countHeld(game, game.view(state, -1).players[player]),
  );
  const named = namedBy(game, option);
  const found = new Map<string, ReceivedPieces>();
  for (const [key, { type, value, count }] of has ?? []) {
    const more = count - (had?.get(key)?.count ?? 0);
    if (more <= 0 || named.has(key)) continue;
    const group = `${type.kind} ${"of" in type ? type.of : ""}`;
    const fact = found.get(group) ?? { kind: "received", seat: player, type, elements: [] };
    fact.elements.push({ value, count: more });
    found.set(group, fact);
  }
  return [...found.values()];
}

/** Returns the keys of the elements that an option names. */
function namedBy(game: MatchGame, option: number): ReadonlySet<string> {
  if (game.notation(option) === "decline") return new Set();
  const { move, args } = game.decode(option);
  const params = game.meta.moves[move]?.params ?? [];
  return new Set(params.map(({ type }, index) => elementKey(type, args[index] ?? 0)));
}

function elementKey(type: ValueType, value: number): string {
  return `${type.kind} ${"of" in type ? type.of : ""} ${value}`;
}

/** Counts the pieces and named elements in a seat's visible zones and grids, except rolled ones. */
function countHeld({ meta }: MatchGame, holdings: SeatView | undefined) {
  const held = new Map<string, { type: ValueType; value: number; count: number }>();
  const add = (type: ValueType | undefined, value: number, count: number) => {
    if (type === undefined || (type.kind !== "kind" && type.kind !== "enum")) return;
    const key = elementKey(type, value);
    held.set(key, { type, value, count: (held.get(key)?.count ?? 0) + count });
  };
  const rolled = new Set(
    meta.log.chance.flatMap(({ zone, how }) => (how === "roll" ? [zone] : [])),
  );
  for (const { id, items } of holdings?.zones ?? []) {
    const zone = meta.zones[id];
    if (zone?.hidden || rolled.has(id)) continue;
    for (const { value, count } of items) add(zone?.element, value, count);
  }
  for (const { id, cells } of holdings?.grids ?? []) {
    for (const value of cells) if (value >= 0) add(meta.grids[id]?.element, value, 1);
  }
  return held;
}
