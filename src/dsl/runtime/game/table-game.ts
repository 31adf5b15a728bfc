// The part of a compiled game that shows, explains and plays on from positions: all that an example
// needs.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import { watch } from "../engine/attach-log.ts";
import { type ForcedOutcome, withForcedOutcomes } from "../engine/instrumented-chance.ts";
import {
  type LeanProgram,
  listOptions,
  type MatchProgram,
  type Program,
} from "../engine/program-api.ts";
import {
  maskPendingMoves,
  readSimultaneousStatus,
  rewindOtherSeats,
} from "../engine/simultaneous.ts";
import { readSeatCount } from "../engine/slots.ts";
import type { Meta } from "../meta/meta.ts";
import type { RivalMeta } from "../meta/seats.ts";
import type { Phrases, Wordings } from "./explanations/wording.ts";
import type { Decision, LedgerEntry, Log, LogEntry, State, TableGame } from "./game.ts";
import { decode, formatValue, notation } from "./notation.ts";
import { formatOption } from "./option-text.ts";
import { view } from "./view.ts";

/** Metadata, program and wording of a game that only plays on from positions. */
export interface LoadedTable {
  readonly meta: Meta;
  readonly program: LeanProgram;
  readonly wordings: Phrases;
}

/** Metadata, program and wording of a game that starts matches and explains. */
export interface LoadedMatch extends LoadedTable {
  readonly program: MatchProgram;
  readonly wordings: Wordings;
}

/** Metadata and program of a game without a screen; refusals are worded elsewhere. */
export interface LoadedPlayable extends LoadedTable {
  readonly program: Program;
}

/** Metadata, program and wording of a complete game. */
export interface LoadedGame extends LoadedMatch {
  readonly program: Program;
}

/** Creates the program of a game and pairs it with the metadata and the wording. */
export function startProgram<P extends LeanProgram, W extends Phrases>(
  meta: Meta,
  factory: () => P,
  wordings: W,
) {
  return { meta, program: factory(), wordings };
}

/** Creates the part of a game that shows positions and plays on from them. */
export function createTable(loaded: LoadedTable): TableGame {
  const { meta, program } = loaded;
  return {
    meta,
    isOver: (state) => state[0] !== 0,
    decision: (state) => decision(meta, state),
    options: (state) => listOptions(program, state),
    play: (state, option, log, chance) => play(loaded, state, option, { log, chance }),
    notation: (option) => notation(meta, option),
    decode: (option) => decode(meta, option),
    says: (option) => formatOption(loaded, option),
    formatValue: (type, value) => formatValue(meta, type, value),
    preview: (state, option) => preview(loaded, state, option),
    scores: (state, viewer) => scores(meta, state, viewer),
    ledger: (state, viewer) => ledger(meta, state, viewer),
    ranking: (state) => ranking(loaded, state),
    standing: (state) => standing(loaded, state),
    rating: (state, seat) => meta.rating[program.rating?.(state, seat) ?? -1],
    rivals: (state) => rivals(meta, state),
    view: (state, viewer) => view(loaded, state, viewer),
    covered: (state, viewer) => rewindOtherSeats(loaded, state, viewer),
  };
}

/** Returns the pending decision, or `undefined` when the game is over. */
export function decision(meta: Meta, state: State): Decision | undefined {
  if (state[0] !== 0) return undefined;
  const site = meta.sites[state[8] as number];
  if (site === undefined) return undefined;
  const actions = [...new Set(site.moves.map((move) => meta.moves[move]?.id ?? ""))];
  return {
    player: state[3] as number,
    actions,
    mayDecline: site.may,
    atOnce: readSimultaneousStatus(meta, state),
  };
}

function play(
  loaded: LoadedTable,
  state: State,
  option: number,
  { log, chance }: { log: Log | undefined; chance: readonly ForcedOutcome[] | undefined },
): void {
  const { meta, program } = loaded;
  if (!listOptions(program, state).includes(option)) {
    throw new RangeError(`${notation(meta, option)} is not an option here`);
  }
  const run = () => watch(meta, program, log, () => program.apply(state, option));
  if (chance === undefined) run();
  else withForcedOutcomes(program, chance, run);
}

function preview(loaded: LoadedTable, state: State, option: number): LogEntry[] {
  const entries: LogEntry[] = [];
  const known = rewindOtherSeats(loaded, state, state[3] as number).slice();
  play(loaded, known, option, { log: (entry) => entries.push(entry), chance: undefined });
  return entries;
}

/** Returns the points of each seat as far as a viewer may see them. */
export function scores(meta: Meta, now: State, viewer?: number): number[] {
  const state = maskPendingMoves(meta, now, viewer);
  return Array.from(state.subarray(meta.score, meta.score + readSeatCount(meta, state)));
}

/** Returns the points by seat and reason as far as a viewer may see them. */
export function ledger(meta: Meta, now: State, viewer?: number): LedgerEntry[] {
  const state = maskPendingMoves(meta, now, viewer);
  const lines: LedgerEntry[] = [];
  for (let player = 0; player < readSeatCount(meta, state); player++) {
    for (const reason of meta.reasons.keys()) {
      const points = state[meta.ledger + player * meta.reasons.length + reason] as number;
      if (points !== 0) lines.push({ player, reason, points });
    }
  }
  return lines;
}

/** Returns each seat's value for each line of the ranking. */
function standing({ meta, program }: LoadedTable, state: State): number[][] {
  return Array.from({ length: readSeatCount(meta, state) }, (_, seat) =>
    program.ranking.map((line) => Number(line(state, seat))),
  );
}

/** Sorts the seats by the lines of the ranking; tied seats share a place. */
function ranking(loaded: LoadedTable, state: State): number[][] {
  const { meta, program } = loaded;
  const keys = standing(loaded, state).map((values) =>
    values.map((value, i) => value * (meta.ranking[i] === "fewest" ? 1 : -1)),
  );
  const compare = (a: number, b: number) => {
    for (const i of program.ranking.keys()) {
      const difference = (keys[a]?.[i] ?? 0) - (keys[b]?.[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const places: number[][] = [];
  for (const seat of [...keys.keys()].sort(compare)) {
    const last = places.at(-1);
    if (last?.[0] !== undefined && compare(last[0], seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** Returns the active rivals. Their seats follow those of the players, in order of declaration. */
export function rivals(meta: Meta, state: State): RivalMeta[] {
  return meta.rivals.filter(({ slot }) => (state[slot] as number) < readSeatCount(meta, state));
}
