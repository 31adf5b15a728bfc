// The part of a compiled game that matches need: it sets them up, plays and explains. Without examples,
// playouts and determinizations it is small enough for pages.

import { watch } from "../engine/attach-log.ts";
import { readRngCounter, seedRng } from "../engine/rng.ts";
import type { Meta } from "../meta/meta.ts";
import type { explain } from "./explain.ts";
import type { Wordings } from "./explanations/wording.ts";
import type { Log, MatchGame, Setup, State } from "./game.ts";
import { readNotation } from "./parse-notation.ts";
import { formatPlayed } from "./played-text.ts";
import { createTable, type LoadedMatch, type LoadedTable } from "./table-game.ts";

/** A game that starts matches; the wording of refusals comes with the explanations. */
type StartingGame = LoadedTable & Pick<LoadedMatch, "program">;

/** Explanations with the wording that they need. */
export interface Explainer {
  readonly explain: typeof explain;
  readonly wordings: Wordings;
}

/** Creates the part of a game that matches need. Explanations are loaded with the first move. */
export function createMatch(loaded: StartingGame, load: () => Promise<Explainer>): MatchGame {
  let loading: Promise<Explainer> | undefined;
  const explainer = () => {
    loading ??= load();
    return loading;
  };
  const game = createStart(loaded);
  return {
    ...game,
    play: (state, option, log, chance) => {
      game.play(state, option, log, chance);
      // Without a network the first refusal tries again.
      explainer().catch(() => {
        loading = undefined;
      });
    },
    explain: async (state, action, args) => {
      const { explain, wordings } = await explainer();
      return explain({ ...loaded, wordings }, state, action, args);
    },
  };
}

/** Creates what matches and complete games need besides explanations. */
export function createStart(loaded: StartingGame): Omit<MatchGame, "explain"> {
  return {
    ...createTable(loaded),
    start: (setup, log) => {
      const state = new Int32Array(loaded.meta.size);
      begin(loaded, state, setup, log);
      return state;
    },
    readNotation: (state, text) => readNotation(loaded, state, text),
    played: (option) => formatPlayed(loaded, option),
    reseed: seedRng,
    chanceMark: readRngCounter,
  };
}

/** Sets up a match in a buffer and runs it to its first decision. */
function begin(loaded: StartingGame, state: State, setup: Setup, log: Log | undefined): void {
  const { meta, program } = loaded;
  lay(loaded, state, setup);
  if (log === undefined) program.run(state);
  else watch(meta, program, log, () => program.run(state));
}

/** Sets up a match in a buffer without running it. */
export function lay({ meta, program }: StartingGame, state: State, setup: Setup): void {
  const { min, max } = meta.players;
  if (!Number.isInteger(setup.players) || setup.players < min || setup.players > max) {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    throw new RangeError(`${meta.title.en} is for ${range} players, not ${setup.players}`);
  }
  const choices = setup.options === undefined ? [] : choicesOf(meta, setup.options);
  program.init(state, setup.players, setup.seed | 0, choices);
}

function choicesOf(meta: Meta, options: Readonly<Record<string, string>>): number[] {
  for (const id of Object.keys(options)) {
    if (!meta.options.some((option) => option.id === id))
      throw new RangeError(`there is no option ${id}`);
  }
  return meta.options.map(({ id, choices }) => {
    const wanted = options[id];
    const index = wanted === undefined ? 0 : choices.findIndex((choice) => choice.id === wanted);
    if (index < 0) throw new RangeError(`option ${id} has no choice ${wanted}`);
    return index;
  });
}
