// Creates an example from a match: a minimal position before its last move, the move, and the
// points scored. The example has been run and passes.

import {
  type Compiled,
  type DisplayText,
  type ExampleFact,
  type ExampleMeta,
  type ExampleStep,
  type ForcedOutcome,
  formatCount,
  type Game,
  type LogEntry,
  loadGame,
  type Meta,
  RuleError,
  type State,
} from "../../dsl/index.ts";
import { diffFacts, type Turn } from "./diff-facts.ts";
import { minimizeFacts } from "./minimize-facts.ts";
import type { ExampleDraft } from "./print-example.ts";

/** A match up to its current position. */
export interface Past {
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  readonly moves: readonly {
    /** The state before the move. */
    readonly before: State;
    readonly player: number;
    readonly option: number;
    readonly entries: readonly LogEntry[];
  }[];
}

/**
 * Maximum number of moves in an example; more than one is needed if the position cannot be given.
 */
const maxMoves = 6;

/** Maximum number of rules that an example proves: the action and fired rules. */
const maxProved = 4;

/** Names of the seats, as in the other examples. */
const people = ["Anna", "Benno", "Carla", "Dario", "Emma", "Felix", "Greta", "Hanno"];

/**
 * Creates an example of the last move. Returns `undefined` if there is no move, or if no position
 * up to `maxMoves` moves before can be given.
 */
export function createExample(compiled: Compiled, past: Past): ExampleDraft | undefined {
  // Setup options are given only if needed: without them the game may begin with other decisions.
  return withOptions(compiled, { ...past, options: {} }) ?? withOptions(compiled, past);
}

function withOptions(compiled: Compiled, past: Past): ExampleDraft | undefined {
  const trial = new Trial(compiled, past);
  for (let count = 1; count <= Math.min(maxMoves, past.moves.length); count++) {
    const first = past.moves.at(-count);
    if (first === undefined) break;
    const seats = [first.player, 0].filter((seat, at, all) => all.indexOf(seat) === at);
    for (const begins of seats) {
      const turn: Turn = (seat) =>
        seat < past.players ? (seat - begins + past.players) % past.players : seat;
      const found = trial.found(count, turn);
      if (found !== undefined) return trial.written(found, turn);
    }
  }
  return undefined;
}

interface Found {
  readonly facts: readonly ExampleFact[];
  readonly steps: readonly ExampleStep[];
  readonly chance: readonly string[];
}

/** Runs candidate examples as data, without compiling them. */
class Trial {
  readonly #meta: Meta;
  readonly #past: Past;
  readonly #examples: ExampleMeta[] = [];
  readonly #game: Game;

  constructor({ meta, js }: Compiled, past: Past) {
    this.#meta = meta;
    this.#past = past;
    this.#game = loadGame({ meta: { ...meta, examples: this.#examples }, js });
  }

  /** Returns the last moves from a minimal position, or `undefined` if the example fails. */
  found(count: number, turn: Turn): Found | undefined {
    const moves = this.#past.moves.slice(-count);
    const rolled = moves.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.kind === "chance" ? [entry] : [])),
    );
    const fixed = rolled.map(({ type, value }): ForcedOutcome => {
      return { value, of: type.kind === "enum" ? type.of : -1 };
    });
    const before = moves[0]?.before;
    if (before === undefined) return undefined;
    const facts = diffFacts(this.#game, this.#blank(), before, turn);
    // Forced outcomes are given only if the points depend on them.
    for (const results of fixed.length === 0 ? [[]] : [[], fixed]) {
      const steps = this.#steps(moves, results, turn);
      const holds = (some: readonly ExampleFact[]) => this.#holds(some, steps);
      if (!holds(facts)) continue;
      const chance = results.length === 0 ? [] : rolled.map(({ text }) => text);
      return { facts: minimizeFacts(facts, holds), steps, chance };
    }
    return undefined;
  }

  written({ facts, steps, chance }: Found, turn: Turn): ExampleDraft {
    const { moves } = this.#past;
    const { option = 0, player = 0, entries = [] } = moves.at(-1) ?? {};
    const names = this.#names();
    const seats = [...names, ...this.#meta.rivals.map(({ id }) => id)];
    const fired = entries.flatMap((entry) =>
      entry.kind === "rule" ? [entry.rule.replace(/\..*/, "")] : [],
    );
    const action = this.#actionOf(option);
    const proves = [action, ...new Set(fired)].slice(0, maxProved);
    const points = entries.reduce(
      (sum, entry) =>
        entry.kind === "score" && entry.player === player ? sum + entry.amount : sum,
      0,
    );
    const example = this.#example(facts, steps, {
      id: this.#freeId(action, points),
      proves: [...new Set(proves)].filter((name) => name !== "decline"),
      text: this.#says(names[turn(player)] ?? "", option, points),
    });
    return { example, seats, chance };
  }

  /** Returns the initial state of an example without given facts. */
  #blank(): State {
    this.#examples[0] = this.#example([], []);
    return this.#game.exampleStart(trialId).state;
  }

  #holds(facts: readonly ExampleFact[], steps: readonly ExampleStep[]): boolean {
    this.#examples[0] = this.#example(facts, steps);
    try {
      return this.#game.runExample(trialId).passed;
    } catch (error) {
      if (error instanceof RuleError || error instanceof RangeError) return false;
      throw error;
    }
  }

  #example(
    facts: readonly ExampleFact[],
    steps: readonly ExampleStep[],
    head: Pick<ExampleMeta, "id" | "proves" | "text"> = trialHead,
  ): ExampleMeta {
    const options = Object.entries(this.#past.options).flatMap(([id, choice]) => {
      const at = this.#meta.options.findIndex((one) => one.id === id);
      const chosen = this.#meta.options[at]?.choices.findIndex((one) => one.id === choice) ?? -1;
      return chosen < 0 ? [] : [[at, chosen] as const];
    });
    const names = this.#names();
    return { ...head, after: undefined, own: true, names, options, facts, steps, source: nowhere };
  }

  #names(): string[] {
    return Array.from(
      { length: this.#past.players },
      (_, seat) => people[seat] ?? `Player${seat + 1}`,
    );
  }

  /** Returns the steps: forced outcomes, moves, and the results of the last move. */
  #steps(moves: Past["moves"], results: readonly ForcedOutcome[], turn: Turn): ExampleStep[] {
    const plays = moves.map(({ player, option }): ExampleStep => {
      return { kind: "play", player: turn(player), move: this.#moveOf(option, turn), ...at };
    });
    const chance: ExampleStep[] = results.length === 0 ? [] : [{ kind: "chance", results, ...at }];
    const last = moves.at(-1);
    return last === undefined ? [] : [...chance, ...plays, ...this.#outcomes(last, turn)];
  }

  #moveOf(option: number, turn: Turn) {
    if (option === 0) return undefined;
    const { move, args } = this.#game.decode(option);
    const { id, params } = this.#meta.moves[move] ?? { id: "", params: [] };
    const value = (index: number) => {
      const [one = 0, type] = [args[index], params[index]?.type];
      return type?.kind === "player" ? turn(one) : one;
    };
    const named = params.map((param, index) => [param.id, value(index)] as const);
    return { action: id, args: Object.fromEntries(named) };
  }

  #outcomes({ before, player, option, entries }: Past["moves"][number], turn: Turn) {
    const sums = new Map<string, { player: number; reason: number; amount: number }>();
    for (const entry of entries) {
      if (entry.kind !== "score") continue;
      const key = `${entry.player} ${entry.reason}`;
      const amount = (sums.get(key)?.amount ?? 0) + entry.amount;
      sums.set(key, { player: turn(entry.player), reason: entry.reason, amount });
    }
    const scores = [...sums.values()].map(
      (one): ExampleStep => ({ kind: "scores", ...one, ...at }),
    );
    const nothing: ExampleStep = {
      kind: "scores",
      player: turn(player),
      amount: 0,
      reason: undefined,
      ...at,
    };
    const state = before.slice();
    this.#game.playUnchecked(state, option);
    const winners = this.#game.isOver(state) ? (this.#game.ranking(state)[0] ?? []) : [];
    const wins: ExampleStep[] =
      winners.length === 0 ? [] : [{ kind: "wins", players: winners.map(turn), ...at }];
    return [...(scores.length === 0 ? [nothing] : scores), ...wins];
  }

  #actionOf(option: number): string {
    return this.#game.notation(option).replace(/\(.*/, "");
  }

  #freeId(action: string, points: number): string {
    const taken = new Set(this.#meta.examples.map(({ id }) => id));
    const id = points > 0 ? `${action}Brings${points}` : `${action}IsAllowed`;
    if (!taken.has(id)) return id;
    let number = 2;
    while (taken.has(`${id}No${number}`)) number += 1;
    return `${id}No${number}`;
  }

  #says(name: string, option: number, points: number): DisplayText {
    const says = this.#game.says(option);
    const brought = formatCount(this.#meta.points, points);
    return points === 0
      ? {
          de: `${name}: ${says.de}. Das ist erlaubt und bringt keine Punkte.`,
          en: `${name}: ${says.en}. That is allowed and brings no points.`,
        }
      : {
          de: `${name}: ${says.de}. Das bringt ${brought.de}.`,
          en: `${name}: ${says.en}. That brings ${brought.en}.`,
        };
  }
}

const nowhere = { file: 0, start: 0, end: 0, line: 0 };
const at = { source: nowhere };
const trialId = "trial";
const trialHead = { id: trialId, proves: [], text: { de: "", en: "" } };
