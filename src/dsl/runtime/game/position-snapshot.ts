// Snapshots of positions as plain data: the match runs in a thread, and the page shows snapshots.
// What needs no program is computed from the state on the page.

import { RuleError } from "../engine/rule-error.ts";
import { readSeatCount } from "../engine/slots.ts";
import type { Meta } from "../meta/meta.ts";
import type { Phrases } from "./explanations/wording.ts";
import type { DisplayGame, Explanation, LogEntry, State, TableGame, TableView } from "./game.ts";
import { decode, formatValue, notation } from "./notation.ts";
import { formatOption } from "./option-text.ts";
import { decision, ledger, rivals, scores } from "./table-game.ts";

/** One position, to be sent from a thread. */
export interface PositionSnapshot {
  readonly state: State;
  readonly options: readonly number[];
  /** The preview of each option, in order. */
  readonly previews: readonly (readonly LogEntry[])[];
  /** The view of the viewer -1 (not a player), then that of each seat. */
  readonly views: readonly TableView[];
  readonly ranking: readonly (readonly number[])[];
  readonly standing: readonly (readonly number[])[];
  /** Index into `Meta.rating` for each seat. */
  readonly ratings: readonly number[];
}

/** Maximum number of options with a preview. */
const previewed = 200;

/** Takes a snapshot of a position. */
export function snapshotPosition(game: TableGame, state: State): PositionSnapshot {
  const { meta } = game;
  const options = game.options(state);
  const seats = Array.from({ length: readSeatCount(meta, state) }, (_, seat) => seat);
  const ratingOf = (seat: number) => {
    const rating = game.rating(state, seat);
    return rating === undefined ? -1 : meta.rating.indexOf(rating);
  };
  return {
    state: state.slice(),
    options,
    previews: options.slice(0, previewed).map((option) => previewOf(game, state, option)),
    views: [-1, ...seats].map((viewer) => game.view(state, viewer)),
    ranking: game.ranking(state),
    standing: game.standing(state),
    ratings: seats.map(ratingOf),
  };
}

/** Returns an empty preview if the rules fail; the error appears when the option is played. */
function previewOf(game: TableGame, state: State, option: number): readonly LogEntry[] {
  try {
    return game.preview(state, option);
  } catch (error) {
    if (error instanceof RuleError) return [];
    throw error;
  }
}

/** A game that shows positions from snapshots. */
export interface SnapshotGame extends DisplayGame {
  /** Registers a snapshot; the returned state is its key. */
  show(picture: PositionSnapshot): State;
  readonly explain: AsyncExplain;
}

/** Asks the thread that runs the match for an explanation. */
type AsyncExplain = (
  state: State,
  action: string,
  args: Readonly<Record<string, number>>,
) => Promise<Explanation>;

/** Creates a game that shows registered snapshots; other states throw a RangeError. */
export function createSnapshotGame(
  meta: Meta,
  wordings: Phrases,
  explain: AsyncExplain,
): SnapshotGame {
  const pictures = new WeakMap<State, PositionSnapshot>();
  const at = (state: State) => {
    const picture = pictures.get(state);
    if (picture === undefined) throw new RangeError("There is no picture of this position.");
    return picture;
  };
  return {
    meta,
    runsElsewhere: true,
    show(picture) {
      pictures.set(picture.state, picture);
      return picture.state;
    },
    isOver: (state) => state[0] !== 0,
    decision: (state) => decision(meta, state),
    options: (state) => at(state).options,
    notation: (option) => notation(meta, option),
    decode: (option) => decode(meta, option),
    says: (option) => formatOption({ meta, wordings }, option),
    formatValue: (type, value) => formatValue(meta, type, value),
    explain,
    preview: (state, option) => at(state).previews[at(state).options.indexOf(option)] ?? [],
    rivals: (state) => rivals(meta, state),
    scores: (state, viewer) => scores(meta, state, viewer),
    ledger: (state, viewer) => ledger(meta, state, viewer),
    ranking: (state) => at(state).ranking,
    standing: (state) => at(state).standing,
    rating: (state, seat) => meta.rating[at(state).ratings[seat] ?? -1],
    view: (state, viewer = -1) => at(state).views[viewer + 1] ?? at(state).views[0] ?? nothing,
  };
}

const empty = { counters: [], marks: [], zones: [], grids: [], tracks: [] };
const nothing: TableView = { shared: empty, players: [] };
