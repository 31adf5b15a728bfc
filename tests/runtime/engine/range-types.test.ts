// A type with limits is a promise: what goes where it is declared lies within them, or is reported,
// or stops the game there. Every place that takes such a value is tried with numbers below, in and
// above the range, stepped, in playouts and as WebAssembly.

import { describe, expect, test } from "vitest";
import {
  type Compiled,
  compileGame,
  type Game,
  loadGame,
  RuleError,
} from "../../../src/dsl/index.ts";
import { programFrom } from "../../../src/dsl/runtime/game/compiled-program.ts";
import { seededRandom } from "../../../src/play/random.ts";
import { completed } from "../../support/check-rules.ts";
import { wasmPlayout } from "../../support/programs/wasm-playout.ts";

interface Place {
  /** Declarations, with `T` for the type. */
  readonly things?: string;
  /** Statements of the action, with `V` for the value; they note in `found` what has arrived. */
  readonly body?: string;
  /** The head of the action. */
  readonly head?: string;
  readonly flow?: string;
  /** What the report is about, if not the value itself; with `V` and `T`. */
  readonly at?: string;
  /** A number in its place may be one that the checker cannot tell to be wrong. */
  readonly isLater?: boolean;
  /** Not every range can be there. */
  readonly isFor?: (range: Range) => boolean;
}

const isFromZero = ({ from }: Range) => from >= 0;

const SEA = `shape Sea squares 2 by 1`;

/** Places that take a value of a type. */
const places: Readonly<Record<string, Place>> = {
  "a mark": { things: "mark m: T", body: "set m to V set found to m" },
  "a mark of a player": { things: "player mark m: T", body: "set your m to V set found to your m" },
  "a mark of a family": {
    things: "mark m[1..2]: T",
    body: "set m[2] to V set found to m[2]",
  },
  "a mark that may be none": {
    things: "mark m: T or none",
    body: "set m to V if m is not none { set found to m }",
    isFor: isFromZero,
  },
  "a mark that may be none, from a wider one": {
    things: "mark wide: -9..9\nmark m: T or none",
    body: "set wide to v set m to wide if m is not none { set found to m }",
    at: "wide",
    isFor: isFromZero,
    isLater: true,
  },
  "a branch": {
    things: "mark m: T",
    body: "set m to if players is 2 then V else V set found to m",
  },
  "a parameter of a definition": {
    things: "value f(x: T) = x",
    body: "set found to f(V)",
  },
  "a parameter that may be none": {
    things: "value f(x: T or none) = if x is none then 99 else x",
    body: "set found to f(V)",
    isFor: isFromZero,
  },
  "what a definition gives": {
    things: "value f(x: number): T = x",
    body: "set found to f(V)",
    at: "x",
    isLater: true,
  },
  "a parameter of a value": { things: "value f(x: T) = x", body: "set found to f(V)" },
  "what a value gives": {
    things: "value f: T = V",
    body: "set found to f",
  },
  "what an exception sets": {
    things: `family Fish piece cod : Fish { de "der Dorsch, die Dorsche" en "cod, cods" while in net { toll is V } }
      player zone net of Fish value toll: T = MIN`,
    body: "add cod to your net set found to toll",
  },
  "what an exception adds": {
    things: `family Fish piece cod : Fish { de "der Dorsch, die Dorsche" en "cod, cods" while in net { toll plus v - MIN } }
      player zone net of Fish value toll: T = MIN`,
    body: "add cod to your net set found to toll",
    at: "toll",
    isLater: true,
  },
  "a parameter of a procedure": {
    things: `to note(x: T) { de "n" en "n" set found to x }`,
    body: "do note(V)",
  },
  "a parameter of an event": {
    things: `event noted(x: T) { de "n" en "n" }\nwhen noted { set found to x }`,
    body: "announce noted(V)",
  },
  "a parameter of an action": {
    things: `action note(x: T) { de "n" en "n" set found to x }`,
    body: "choose note(V)",
  },
  "a parameter of a rule that waits": {
    things: `action rest { de "r" en "r" }
      to note(x: T) { de "n" en "n" choose rest set found to x choose rest }`,
    body: "do note(V)",
  },
  "a parameter of a cost": {
    things: "cost toll(x: T) { set found to x }",
    head: "costs toll(V)",
  },
  "a parameter of a requirement": {
    things: "requirement fit(x: T) { needs small: x < 1000 }",
    head: "needs fit(V)",
    body: "set found to V",
  },
  "a zone that counts": {
    things: "zone bag of T zone other of T",
    body: "add V to bag for each y in bag { set found to y }",
  },
  "a zone of places": {
    things: "zone bag of T, 2 places",
    body: "add V to bag for each y in bag { set found to y }",
  },
  "a row": {
    things: "zone bag of T, row of 2",
    body: "add V to bag for each y in bag { set found to y }",
  },
  "a space": {
    things: `${SEA} zone sea of T on Sea { de "das Meer, die Meere" en "sea, seas" }`,
    body: "for each s in spaces of sea { if s is empty { add V to sea[s] set found to sea[s] } }",
  },
  "a loop that drives a mark": {
    things: "mark m: T",
    body: "for each m in V..V { set found to m }",
    at: "m",
    isLater: true,
  },
  "a loop that drives a mark and waits": {
    things: `mark m: T action rest { de "r" en "r" }`,
    body: "for each m in V..V { choose rest set found to m choose rest }",
    at: "m",
    isLater: true,
  },
  "what a table gives": {
    things: "table t(-9..9): number = -9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,3,4,5,6,7,8,9\nmark m: T",
    body: "set m to t(v) set found to m",
    at: "t(v)",
    isLater: true,
  },
  "what moves from a wider zone": {
    things: "zone wide of -9..9 zone bag of T",
    body: "add v to wide move v from wide to bag for each y in bag { set found to y }",
    at: "move v from wide to bag",
    isLater: true,
  },
  "all that moves from a wider zone": {
    things: "zone wide of -9..9 zone bag of T",
    body: "add v to wide move all from wide to bag for each y in bag { set found to y }",
    at: "move all from wide to bag",
    isLater: true,
  },
  "all of one kind from a wider zone": {
    things: "zone wide of -9..9 zone bag of T",
    body: "add v to wide move all v from wide to bag for each y in bag { set found to y }",
    at: "move all v from wide to bag",
    isLater: true,
  },
  "all that moves from wider places": {
    things: "zone wide of -9..9, 2 places zone bag of T",
    body: "add v to wide move all from wide to bag for each y in bag { set found to y }",
    at: "move all from wide to bag",
    isLater: true,
  },
  "the first of a wider row": {
    things: "zone wide of -9..9, row of 2 zone bag of T",
    body: "add v to wide move first from wide to bag for each y in bag { set found to y }",
    at: "move first from wide to bag",
    isLater: true,
  },
  "what is drawn from a wider zone": {
    things: "zone wide of -9..9 zone bag of T, row of 2",
    body: "add v to wide draw 1 from wide to bag for each y in bag { set found to y }",
    at: "draw 1 from wide to bag",
    isLater: true,
  },
  "a space, from a wider one": {
    things: `${SEA} zone sea of T on Sea { de "das Meer, die Meere" en "sea, seas" }
      zone wide of -9..9`,
    body: "add v to wide for each s in spaces of sea { if size of wide > 0 and s is empty { draw 1 from wide to sea[s] if sea[s] is filled { set found to sea[s] } } }",
    at: "draw 1 from wide to sea[s]",
    isLater: true,
  },
};

interface Range {
  readonly from: number;
  readonly to: number;
}

const ranges: readonly Range[] = [
  { from: 2, to: 4 },
  { from: -3, to: 1 },
  { from: 0, to: 3 },
];

function written(place: Place, { from, to }: Range, value: number, isKnown: boolean): string {
  const { things = "", head = "", body = "", flow = "each player { choose go }" } = place;
  const written = value < 0 ? `(${value})` : String(value);
  return `
counter found { de "der Fund, die Funde" en "find, finds" starts 77 }
counter v { de "der Wert, die Werte" en "value, values" starts ${value < 0 ? `0 - ${-value}` : value} }
${things}
action go { de "gehen" en "go" ${head} ${body} }
flow { ${flow} }
`
    .replaceAll(/\bT\b/g, `${from}..${to}`)
    .replaceAll(/\bMIN\b/g, String(from))
    .replaceAll(/\bV\b/g, isKnown ? written : "v");
}

function compile(text: string) {
  return compileGame([{ path: "test.regel", text }, completed(text)], [], { playouts: true });
}

/** What a way to play leads to: the state, or which part of the rules stopped it and why. */
function outcome(compiled: Compiled, text: string, play: (state: Int32Array) => void) {
  try {
    const state = loadGame(compiled).start({ players: 2, seed: 3 });
    play(state);
    return state;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const { start, end } = compiled.meta.spans[error.at] ?? { start: 0, end: 0 };
    return `${error.problem}: ${text.slice(start, end)}`;
  }
}

function playThrough(game: Game, state: Int32Array): void {
  while (!game.isOver(state)) game.play(state, game.options(state)[0] as number);
}

describe.each(Object.entries(places))("%s", (_, place) => {
  const cases = ranges
    .filter((range) => place.isFor?.(range) ?? true)
    .flatMap((range) => {
      const steps = [-2, -1, 0, 1, 2];
      const near = steps.flatMap((step) => [range.from + step, range.to + step]);
      return [...new Set(near)].map((value) => [range, value] as const);
    });
  const isIn = ({ from, to }: Range, value: number) => value >= from && value <= to;

  test.each(cases)("%o takes %i if it has it, and stops the game if not", (range, value) => {
    const text = written(place, range, value, false);
    const { compiled, diagnostics } = compile(text);
    if (compiled === undefined)
      throw new Error(`${diagnostics.map(({ code }) => code).join()}\n${text}`);
    const game = loadGame(compiled);
    const stepped = outcome(compiled, text, (state) => playThrough(game, state));
    const program = programFrom(compiled.js);
    const wasm = wasmPlayout(compiled);
    const straight = outcome(compiled, text, (state) =>
      program.playout(state, seededRandom(1), 100),
    );
    const translated = outcome(compiled, text, (state) => wasm(state, seededRandom(1), 100));

    expect(straight).toEqual(stepped);
    expect(translated).toEqual(stepped);
    if (!isIn(range, value)) {
      const at = (place.at ?? "V").replaceAll("V", "v");
      expect(stepped, text).toBe(`out-of-range: ${at}`);
      return;
    }
    if (typeof stepped === "string") throw new Error(`${stepped}\n${text}`);
    const counters = game.view(stepped).shared.counters;
    expect(counters[0]?.value, text).toBe(value);
  });

  if (place.isLater === true) return;
  test.each(cases)("%o with %i is reported if never", (range, value) => {
    const text = written(place, range, value, true);
    const { compiled, diagnostics } = compile(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(diagnostics.map(() => "value-outside"));
    expect(compiled !== undefined, text).toBe(isIn(range, value));
    for (const { span } of diagnostics)
      expect(text.slice(span.start, span.end)).toBe(value < 0 ? `(${value})` : String(value));
  });
});
