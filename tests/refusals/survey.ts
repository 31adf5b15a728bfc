// Counts what refused attempts are told in random games: at every third decision, three attempts for
// each action that is offered, mostly with things that lie on the table.

import type { Explanation, Game, MoveMeta, ParamMeta, State } from "../../src/dsl/index.ts";
import { deriveSeed, type Random, seededRandom } from "../../src/play/random.ts";
import type { Sort } from "../support/games/playouts.ts";

export interface Refusal {
  /** The need or the parameter. */
  readonly need: string;
  readonly text: { readonly de: string; readonly en: string };
  readonly count: number;
}

export interface Survey {
  readonly attempts: number;
  readonly refused: number;
  /** Refusals without any reason. */
  readonly unexplained: readonly string[];
  readonly refusals: readonly Refusal[];
}

type Note = (action: string, explanation: Explanation, unlock: string | undefined) => void;

const EVERY = 3;
const ATTEMPTS = 3;

export function surveyRefusals(sorts: readonly Sort[], games: number, seed: number): Survey {
  const found = new Map<string, Refusal>();
  const unexplained: string[] = [];
  let attempts = 0;
  let refused = 0;
  const note: Note = (action, { legal, reason }, unlock) => {
    // What is not offered is attempted in records and typed moves only.
    if (!legal && unlock !== undefined && reason?.need === unlock) return;
    attempts += 1;
    if (legal) return;
    refused += 1;
    if (reason === undefined) {
      unexplained.push(action);
      return;
    }
    const key = `${reason.need}|${reason.text.de}|${reason.text.en}`;
    const count = (found.get(key)?.count ?? 0) + 1;
    found.set(key, { need: reason.need, text: reason.text, count });
  };
  for (let i = 0; i < games; i++) {
    const sort = sorts[i % sorts.length] as Sort; // Never empty.
    playGame(sort, deriveSeed(seed, i), note);
  }
  const refusals = [...found.values()].sort((a, b) => b.count - a.count);
  return { attempts, refused, unexplained, refusals };
}

function playGame({ game, players, options }: Sort, seed: number, note: Note): void {
  const random = seededRandom(seed);
  const state = game.start({ players, seed, options });
  for (let ply = 0; !game.isOver(state); ply++) {
    const legal = game.options(state);
    if (ply % EVERY === 0) attempt(game, state, random, note);
    game.playUnchecked(state, legal[random.below(legal.length)] ?? 0);
  }
}

function attempt(game: Game, state: State, random: Random, note: Note): void {
  for (const action of game.decision(state)?.actions ?? []) {
    const move = game.meta.moves.find(({ id }) => id === action);
    if (move === undefined) continue;
    for (let i = 0; i < ATTEMPTS; i++) {
      const args = argumentsOf(game, state, move, random);
      note(action, game.explain(state, action, args), move.unlock);
    }
  }
}

function argumentsOf(
  game: Game,
  state: State,
  { params }: MoveMeta,
  random: Random,
): Record<string, number> {
  const args: Record<string, number> = {};
  for (const param of params) {
    const lying = itemsFor(game, state, param);
    const [item] =
      random.below(4) > 0 && lying.length > 0 ? [lying[random.below(lying.length)]] : [];
    args[param.id] = item?.value ?? param.from + random.below(param.count);
    const { source } = param;
    if (item?.index !== undefined && source?.indexParam !== undefined && random.below(4) > 0)
      args[source.indexParam] = item.index;
  }
  return args;
}

/** What lies in the zones from which a parameter is picked. */
function itemsFor(game: Game, state: State, { source }: ParamMeta) {
  if (source?.kind !== "zone") return [];
  const { player = -1 } = game.decision(state) ?? {};
  const view = game.view(state, player);
  const zones = [...view.shared.zones, ...(view.players[player]?.zones ?? [])];
  return zones
    .filter(({ id }) => id === source.id)
    .flatMap(({ index, items }) => items.map(({ value }) => ({ index, value })));
}

/** Prints what was counted, the most frequent first. */
export function printSurvey({ attempts, refused, refusals, unexplained }: Survey): string {
  const share = (count: number) => `${((100 * count) / refused).toFixed(1).padStart(5)} %`;
  return [
    `${attempts} attempts, ${refused} refused, ${unexplained.length} without a reason`,
    ...refusals.map(({ need, text, count }) => `${share(count)}  ${need}: ${text.de} | ${text.en}`),
  ].join("\n");
}
