// Link format of a place in an example, the part of an address after `#`:
// `example-twoPearls?v=1&rules=…&step=2&moves=…`. The page's address contains the language. Moves
// are stored in the notation of the rules, so that an old link works under newer rules, and a
// position in the save format.

import type { Game, State } from "../../dsl/index.ts";
import { joinNames } from "../../playground/sanitize.ts";
import { packText, unpackText } from "../ui/packed.ts";
import type { CoursePosition } from "./course/example-course.svelte.ts";

const format = "1";
const separator = "\n";
/** Positions that cannot be read any more, because rules that wait go on in other steps. */
const oldState = "regelwerk-state-1 ";

/** The outdated part of a link. */
export type Stale =
  | { readonly kind: "broken" }
  /** Made under other rules, but still valid. */
  | { readonly kind: "rules" }
  /** The position was saved under other rules. */
  | { readonly kind: "position" }
  /** A move that the rules no longer allow. */
  | { readonly kind: "move"; readonly notation: string };

interface OpenedPermalink {
  readonly place: CoursePosition;
  /** Version of the game that the page showed. */
  readonly version: string | undefined;
  readonly stale: Stale | undefined;
}

/** Formats a place in an example as the hash of an address. */
export async function writePermalink(
  game: Game,
  name: string,
  { start, options, step }: CoursePosition,
  version: string | undefined,
): Promise<string> {
  const parts = new URLSearchParams({ v: format, rules: game.meta.rulesHash, step: String(step) });
  if (version !== undefined) parts.set("version", version);
  if (start !== undefined) parts.set("start", await packText(game.save(start)));
  if (options !== undefined) {
    parts.set("moves", await packText(options.map((one) => game.notation(one)).join(separator)));
  }
  return `#example-${name}?${parts}`;
}

/** Reads a link; `own` is the example's own position. */
export async function readPermalink(
  game: Game,
  hash: string,
  own: State,
): Promise<OpenedPermalink> {
  const parts = new URLSearchParams(hash.slice(hash.indexOf("?") + 1));
  const version = parts.get("version") ?? undefined;
  const step = Number(parts.get("step"));
  const nowhere: CoursePosition = { start: undefined, options: undefined, step: 0 };
  const broken: OpenedPermalink = { place: nowhere, version, stale: { kind: "broken" } };
  if (parts.get("v") !== format || !Number.isInteger(step) || step < 0) return broken;
  const isSame = parts.get("rules") === game.meta.rulesHash;
  const start = await textIn(parts, "start");
  const moves = await textIn(parts, "moves");
  if (start === undefined || moves === undefined) return broken;
  let position: State | undefined;
  if (start !== "") {
    try {
      position = game.load(start);
    } catch {
      const isOld = start.startsWith(oldState) || !isSame;
      return { place: nowhere, version, stale: { kind: isOld ? "position" : "broken" } };
    }
  }
  if (!parts.has("moves")) {
    const place = { start: position, options: undefined, step };
    return { place, version, stale: isSame ? undefined : { kind: "rules" } };
  }
  const { options, stopped } = followed(game, position ?? own, moves);
  const place = { start: position, options, step: Math.min(step, options.length) };
  if (stopped !== undefined)
    return { place, version, stale: { kind: "move", notation: joinNames([stopped]) } };
  return { place, version, stale: isSame ? undefined : { kind: "rules" } };
}

/** Returns the text of a part, "" if it is missing, or `undefined` if it cannot be read. */
async function textIn(parts: URLSearchParams, key: string): Promise<string | undefined> {
  const text = parts.get(key);
  return text === null || text === "" ? "" : unpackText(text);
}

/** Returns the moves as options, up to the first illegal one. */
function followed(game: Game, start: State, moves: string) {
  const state = start.slice();
  const options: number[] = [];
  for (const notation of moves.split(separator).filter((line) => line !== "")) {
    const read = game.readNotation(state, notation);
    if ("problem" in read) return { options, stopped: notation };
    game.play(state, read.option);
    options.push(read.option);
  }
  return { options, stopped: undefined };
}
