// Plays a program in all ways at once, and finds the first thing that is not the same.

import type { LogEntry, Meta } from "../../src/dsl/index.ts";
import { RuleError } from "../../src/dsl/runtime/engine/rule-error.ts";
import type { State } from "../../src/dsl/runtime/game/game.ts";
import { deriveSeed, type Random, seededRandom } from "../../src/play/random.ts";
import {
  type Compiler,
  type Compiling,
  type Contestants,
  contestantsOf,
  leavingOut,
} from "./contestants.ts";
import type { Option } from "./interpreter/asking.ts";
import { type Coverage, count } from "./interpreter/coverage.ts";
import { Stopped, type Told } from "./interpreter/log.ts";
import { begin, type Playing } from "./interpreter/play.ts";
import type { Setup } from "./interpreter/storage.ts";
import { ledgerOf, rankingOf, ratingOf, scoresOf, viewOf } from "./interpreter/view.ts";

/** What two ways of playing a program disagree about. */
export interface Difference {
  /** Which of them is not as the other: a pass, WebAssembly, the interpreter. */
  readonly who: string;
  readonly about: string;
  readonly expected: string;
  readonly found: string;
  readonly setup: Setup;
  /** The options taken up to there. */
  readonly moves: readonly string[];
}

/** So many decisions of a match are looked at. */
const MOST_DECISIONS = 40;

/** What is to be looked at. */
export interface Examining {
  readonly seed: number;
  readonly matches: number;
  readonly coverage: Coverage;
  /** What compiles it, if it is not the compiler of the sources. */
  readonly compiler?: Compiler;
  /** Whether only the whole compiler is held against the interpreter. */
  readonly isAlone?: boolean;
}

/** The first difference between the ways to play a program; `"rejected"` where it has errors. */
export function examined(
  text: string,
  { seed, matches, coverage, compiler, isAlone }: Examining,
): Difference | "rejected" | undefined {
  try {
    const all = contestantsOf(text, isAlone ? [] : leavingOut(seed), compiler);
    if (all === undefined) return "rejected";
    count(coverage.playouts, typeof all.wasm === "string" ? all.wasm : "WebAssembly");
    return differenceIn(all, seed, matches, coverage);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const setup: Setup = { players: 0, seed: 0, choices: [] };
    const found = error.stack ?? error.message;
    return { who: "compiled", about: "failure", expected: "a program", found, setup, moves: [] };
  }
}

/** Two texts from where they begin to differ. */
export function excerpts({ expected, found }: Difference): string {
  let same = 0;
  while (same < expected.length && expected[same] === found[same]) same++;
  const from = Math.max(0, same - 60);
  const cut = (text: string) => `${from > 0 ? "…" : ""}${text.slice(from, from + 300)}`;
  return `expected: ${cut(expected)}\nfound:    ${cut(found)}`;
}

/** The first difference in so many random matches. */
function differenceIn(
  all: Contestants,
  seed: number,
  matches: number,
  coverage: Coverage,
): Difference | undefined {
  const { meta } = all.whole.game;
  for (let match = 0; match < matches; match++) {
    const random = seededRandom(deriveSeed(seed, match));
    const { min, max } = meta.players;
    const setup: Setup = {
      players: min + random.below(max - min + 1),
      seed: random.below(2 ** 20),
      choices: meta.options.map(({ choices }) => random.below(choices.length)),
    };
    const found = new Match(all, setup, coverage).play(random) ?? inPlayouts(all, setup, random);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How something ended that may be stopped by the rules. */
function outcome<Result>(work: () => Result): Result | { readonly stopped: string } {
  try {
    return work();
  } catch (error) {
    if (error instanceof RuleError || error instanceof Stopped) return { stopped: error.problem };
    if (error instanceof Error) return { stopped: error.stack ?? error.message };
    throw error;
  }
}

/** One match, decision by decision. */
class Match {
  private readonly all: Contestants;
  private readonly setup: Setup;
  private readonly coverage: Coverage;
  private readonly moves: string[] = [];

  constructor(all: Contestants, setup: Setup, coverage: Coverage) {
    this.all = all;
    this.setup = setup;
    this.coverage = coverage;
  }

  play(random: Random): Difference | undefined {
    const { whole, others } = this.all;
    const { meta } = whole.game;
    const told: Told[] = [];
    const heard: LogEntry[] = [];
    const state = new Int32Array(meta.size);
    const listen = (entry: LogEntry) => heard.push(entry);
    const start = (at: Compiling) => {
      at.program.init(state, this.setup.players, this.setup.seed, this.setup.choices);
      return at.game.start(this.started(), at === whole ? listen : undefined);
    };
    const here = outcome(() => start(whole));
    const slow = outcome(() =>
      begin(this.all.ir, this.setup, this.coverage, (one) => told.push(one)),
    );
    const states = others.map((other) => outcome(() => start(other)));
    if ("stopped" in here || "stopped" in slow || states.some((one) => "stopped" in one))
      return this.sameStop([here, slow, ...states]);
    for (let made = 0; made < MOST_DECISIONS; made++) {
      const found = this.compare(here, slow, states as State[], { told, heard });
      if (found !== undefined || whole.game.isOver(here)) return found;
      const options = whole.game.options(here);
      const index = random.below(options.length);
      const code = options[index] as number;
      this.moves.push(whole.game.notation(code));
      const taken = slow.asked()?.options[index] as Option;
      const stops = [
        outcome(() => whole.game.play(here, code, listen)),
        outcome(() => slow.choose(taken)),
        ...others.map(({ game }, i) => outcome(() => game.playUnchecked(states[i] as State, code))),
      ];
      if (stops.some((one) => one !== undefined)) return this.sameStop(stops);
    }
    return undefined;
  }

  private started() {
    const { options } = this.all.whole.game.meta;
    const chosen = options.map(({ id, choices }, i) => {
      return [id, choices[this.setup.choices[i] as number]?.id as string] as const;
    });
    return { ...this.setup, options: Object.fromEntries(chosen) };
  }

  private compare(
    here: State,
    slow: Playing,
    states: readonly State[],
    { told, heard }: { readonly told: Told[]; readonly heard: LogEntry[] },
  ): Difference | undefined {
    const { whole, others } = this.all;
    const { game } = whole;
    const asked = slow.asked();
    const isOver = game.isOver(here);
    const rivals: readonly (readonly [string, unknown, unknown])[] = [
      [
        "log",
        told.splice(0).map(toldText),
        heard.splice(0).map((entry) => entryText(game.meta, entry)),
      ],
      ["end", slow.storage.isOver, isOver],
      ["who decides", asked?.player, game.decision(here)?.player],
      [
        "options",
        asked?.options.map(optionText) ?? [],
        game.options(here).map((code) => codeText(game, code)),
      ],
      ["scores", scoresOf(slow), game.scores(here)],
      ["ledger", ledgerOf(slow), game.ledger(here)],
      ["position", viewOf(slow), game.view(here)],
      ["chance", [...slow.storage.chance].slice(4), [...here.subarray(4, 8)]],
    ];
    for (const [about, expected, found] of rivals) {
      const difference = this.unlike("compiled", about, expected, found);
      if (difference !== undefined) return difference;
    }
    for (const [i, other] of others.entries()) {
      const state = states[i] as State;
      const found =
        this.unlike(other.name, "options", game.options(here), other.game.options(state)) ??
        this.unlike(other.name, "state", [...here], [...state]);
      if (found !== undefined) return found;
    }
    if (!isOver) return undefined;
    const ratings = slow.storage.isOver
      ? Array.from({ length: slow.storage.seats }, (_, seat) => ratingOf(slow, seat))
      : [];
    const { rating } = game.meta;
    // What is compared may stop the rules, as for the seat of a rival.
    const ranked = [outcome(() => rankingOf(slow)), outcome(() => game.ranking(here))];
    return (
      this.unlike("compiled", "ranking", ranked[0], ranked[1]) ??
      this.unlike(
        "compiled",
        "rating",
        ratings.map((line) => rating[line]?.id),
        ratings.map((_, seat) => game.rating(here, seat)?.id),
      )
    );
  }

  /** All are to be stopped by the same problem. */
  private sameStop(stops: readonly unknown[]): Difference | undefined {
    const [here, slow, ...others] = stops.map(problemOf);
    const names = this.all.others.map(({ name }) => name);
    return (
      this.unlike("compiled", "stop", slow, here) ??
      others
        .map((other, i) => this.unlike(names[i] ?? "", "stop", here, other))
        .find((found) => found !== undefined)
    );
  }

  private unlike(who: string, about: string, expected: unknown, found: unknown) {
    return unlike(this.setup, this.moves, { who, about, expected, found });
  }
}

function problemOf(one: unknown): string | undefined {
  return typeof one === "object" && one !== null && "stopped" in one
    ? String(one.stopped)
    : undefined;
}

function unlike(
  setup: Setup,
  moves: readonly string[],
  {
    who,
    about,
    ...both
  }: {
    readonly who: string;
    readonly about: string;
    readonly expected: unknown;
    readonly found: unknown;
  },
): Difference | undefined {
  if (isSame(both.expected, both.found)) return undefined;
  const [expected, found] = [textOf(both.expected), textOf(both.found)];
  return expected === found ? undefined : { who, about, expected, found, setup, moves: [...moves] };
}

// Random games -------------------------------------------------------------------

/** The same random game played to its end in all ways. */
function inPlayouts(all: Contestants, setup: Setup, random: Random): Difference | undefined {
  const seed = random.below(2 ** 20);
  const { whole, others, wasm } = all;
  const played = (program: Compiling["program"], playout = program.playout) => {
    const state = new Int32Array(whole.game.meta.size);
    program.init(state, setup.players, setup.seed, setup.choices);
    const draws = seededRandom(seed);
    const decisions = outcome(() => playout(state, draws, MOST_DECISIONS * 4));
    const isDone = typeof decisions === "number" && decisions >= 0;
    return { decisions, state: isDone ? [...state] : [], next: isDone ? draws.next() : 0 };
  };
  const here = played(whole.program);
  const ways = [
    ...others.map(({ name, program }) => [`a random game ${name}`, played(program)] as const),
    ...(typeof wasm === "string" ? [] : [["WebAssembly", played(whole.program, wasm)] as const]),
    ["decision by decision", played(whole.program, stepped(all))] as const,
  ];
  for (const [who, found] of ways) {
    const difference = unlike(setup, [], { who, about: "random game", expected: here, found });
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** A random game as it is played when somebody looks on. */
function stepped({ whole: { program } }: Contestants): Compiling["program"]["playout"] {
  return (state, random, limit) => {
    let made = 0;
    for (let count = program.run(state); count > 0; made++) {
      if (made === limit) return -1;
      count = program.apply(state, program.O[random.below(count)] as number);
    }
    return made;
  };
}

// Texts --------------------------------------------------------------------------

/** Whether two values have the same text; most have, and then it is not needed. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = (of: object) => Object.keys(of).filter((key) => valueAt(of, key) !== undefined);
  const names = keys(one);
  return (
    names.length === keys(other).length &&
    names.every((key) => isSame(valueAt(one, key), valueAt(other, key)))
  );
}

function valueAt(of: object, key: string): unknown {
  return (of as Readonly<Record<string, unknown>>)[key];
}

function textOf(value: unknown): string {
  if (value === undefined) return "nothing";
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function optionText(option: Option): string {
  if (option.kind === "decline") return "decline";
  return `${option.move.index}(${option.args.join(", ")})`;
}

function codeText(game: Compiling["game"], code: number): string {
  if (code === 0) return "decline";
  const { move, args } = game.decode(code);
  return `${move}(${args.join(", ")})`;
}

function toldText({ at, ...told }: Told): string {
  return `${textOf(told)} at ${at.start}-${at.end}`;
}

function entryText({ spans }: Meta, { at, ...entry }: LogEntry): string {
  const place = spans[at];
  const said =
    entry.kind === "chance" ? { kind: entry.kind, how: entry.how, value: entry.value } : entry;
  return `${textOf(said)} at ${place?.start}-${place?.end}`;
}
