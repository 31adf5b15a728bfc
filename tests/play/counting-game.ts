// A small game written by hand: players take 1 to 3 sticks from a pile; each stick is a point. Who
// takes 3 must then `keep` them or `give` one away. With `dice rolled`, a die of 1 to 2 sticks is
// added now and then. Whoever empties the pile ends the game.

import type { DecodedOption, DisplayText, Game, Log, Meta, State } from "../../src/dsl/index.ts";

const slots = {
  player: 0,
  pile: 1,
  asked: 2,
  rolls: 3,
  chance: 4,
  players: 5,
  score: 6,
  ledger: 10,
};
const [kept, given] = [0, 1];
const noun = {
  de: { article: "der", one: "Stab", many: "Stäbe" },
  en: { one: "stick", many: "sticks" },
};
const source = { file: 0, start: 0, end: 4, line: 1 };
const text = (de: string, en: string): DisplayText => ({ de, en });

const move = (id: string, base: number, count: number): Meta["moves"][number] => ({
  id,
  free: false,
  name: text(id, id),
  says: undefined,
  predicate: text(`${id}t`, `${id}s`),
  params:
    count === 1
      ? []
      : [
          {
            id: "number",
            type: { kind: "number", from: 1, to: 3 },
            from: 1,
            count,
            among: { kind: "values" },
            source: undefined,
          },
        ],
  unlock: undefined,
  base,
  count,
  source,
});

const meta: Meta = {
  log: { headings: [], chance: [] },
  id: "counting",
  title: text("Zählen", "Counting"),
  players: { min: 2, max: 4 },
  points: noun,
  credits: [],
  rulesHash: "00000000c0ffee00",
  sources: [{ path: "counting.regel", text: "game" }],
  options: [
    {
      id: "dice",
      noun: undefined,
      slot: slots.rolls,
      from: 0,
      choices: [
        { id: "none", text: text("ohne", "none") },
        { id: "rolled", text: text("mit", "rolled") },
      ],
    },
  ],
  rivals: [],
  seats: slots.players,
  size: 18,
  enums: [],
  kinds: [],
  shapes: [],
  boards: [],
  counters: [{ id: "pile", noun, members: undefined, perPlayer: false, at: place(slots.pile) }],
  marks: [],
  zones: [],
  grids: [],
  tracks: [],
  dice: [],
  moves: [move("take", 0, 3), move("keep", 3, 1), move("give", 4, 1)],
  needs: [],
  tables: [],
  reasons: [
    { id: "kept", text: text("behalten", "kept"), source },
    { id: "given", text: text("geschenkt", "given"), source },
  ],
  values: [],
  ledger: slots.ledger,
  score: slots.score,
  once: undefined,
  closing: {
    frame: 0,
    procedure: 0,
    step: 0,
    counters: [],
    marks: [],
    zones: [],
    grids: [],
    tracks: [],
    positions: [],
  },
  looks: {},
  examples: [],
  documents: [],
  cites: [],
  questions: [],
  variants: [],
  chosen: [],
  ranking: ["most"],
  rankingCriteria: [],
  rating: [],
  sites: [],
  spans: [],
  rules: [],
};

function place(base: number): Meta["counters"][number]["at"] {
  return { bases: [base], playerStride: 0, index: undefined, indexFrom: 0 };
}

const at = (state: State, slot: number) => state[slot] as number;

function roll(state: State, sides: number, log?: Log): number {
  state[slots.chance] = (Math.imul(at(state, slots.chance), 1103515245) + 12345) | 0;
  const value = 1 + ((at(state, slots.chance) >>> 16) % sides);
  const type = { kind: "number", from: 1, to: sides } as const;
  log?.({
    kind: "chance",
    how: "roll",
    type,
    value,
    text: `roll ${value}`,
    at: 0,
    isCertain: false,
  });
  return value;
}

function score(state: State, player: number, reason: number, amount: number, log?: Log) {
  state[slots.score + player] = at(state, slots.score + player) + amount;
  const slot = slots.ledger + player * 2 + reason;
  state[slot] = at(state, slot) + amount;
  log?.({ kind: "score", player, reason, amount, from: [], at: 0 });
}

function options(state: State): number[] {
  if (at(state, slots.asked) === 1) return [3, 4];
  return [0, 1, 2].filter((code) => code < at(state, slots.pile));
}

function advance(state: State, option: number, log?: Log) {
  const player = at(state, slots.player);
  if (option < 3) {
    state[slots.pile] = at(state, slots.pile) - option - 1;
    score(state, player, kept, option + 1, log);
    if (option === 2) {
      state[slots.asked] = 1;
      return;
    }
  }
  if (option === 4) {
    score(state, player, kept, -1, log);
    score(state, nextPlayer(state), given, 1, log);
  }
  state[slots.asked] = 0;
  state[slots.player] = nextPlayer(state);
  if (at(state, slots.rolls) === 1 && at(state, slots.pile) % 2 === 1) {
    state[slots.pile] = at(state, slots.pile) + roll(state, 2, log) - 1;
  }
}

const nextPlayer = (state: State) => (at(state, slots.player) + 1) % at(state, slots.players);
const isOver = (state: State) => at(state, slots.pile) === 0 && at(state, slots.asked) === 0;
const perPlayer = (state: State) =>
  Array.from({ length: at(state, slots.players) }, (_, seat) => seat);
const scores = (state: State) => perPlayer(state).map((seat) => at(state, slots.score + seat));

function ranking(state: State): number[][] {
  const points = scores(state);
  const values = [...new Set(points)].sort((a, b) => b - a);
  return values.map((value) => perPlayer(state).filter((seat) => points[seat] === value));
}

function decode(option: number): DecodedOption {
  return option < 3 ? { move: 0, args: [option + 1] } : { move: option - 2, args: [] };
}

function notation(option: number): string {
  return option < 3 ? `take(number: ${option + 1})` : option === 3 ? "keep" : "give";
}

const unused = (): never => {
  throw new Error("The counting game has none of this.");
};

/** A pile of `sticks` at the start; 10 if not given. */
export function countingGame(sticks = 10): Game {
  const game: Game = {
    meta,
    played: () => meta.moves[0]?.predicate ?? unused(),
    start(setup, log) {
      if (setup.players < 2 || setup.players > 4) throw new RangeError("2 to 4 players");
      const state = new Int32Array(meta.size);
      state[slots.players] = setup.players;
      state[slots.pile] = sticks;
      state[slots.chance] = setup.seed;
      if (setup.options?.dice === "rolled") {
        state[slots.rolls] = 1;
        state[slots.pile] = sticks + roll(state, 6, log);
      }
      return state;
    },
    randomGame: (state, setup, random, limit) => {
      state.set(game.start(setup));
      return game.playout(state, random, limit);
    },
    isOver,
    rivals: () => [],
    rating: () => undefined,
    decision: (state) =>
      isOver(state)
        ? undefined
        : {
            player: at(state, slots.player),
            actions: at(state, slots.asked) === 1 ? ["keep", "give"] : ["take"],
            mayDecline: false,
            atOnce: undefined,
          },
    options: (state) => (isOver(state) ? [] : options(state)),
    play(state, option, log) {
      if (isOver(state) || !options(state).includes(option)) throw new RangeError("illegal");
      advance(state, option, log);
    },
    playUnchecked: (state, option) => advance(state, option),
    playout(state, random, limit = 100_000) {
      for (let decisions = 0; decisions < limit; decisions++) {
        if (isOver(state)) return decisions;
        const legal = options(state);
        advance(state, legal[random.below(legal.length)] as number);
      }
      throw new RangeError("endless");
    },
    notation,
    readNotation(state, written) {
      const option = options(state).find((code) => notation(code) === written);
      if (option !== undefined) return { option };
      return {
        problem: text(`\`${written}\` geht hier nicht.`, `\`${written}\` is not possible.`),
      };
    },
    decider: (state) => (isOver(state) ? -1 : at(state, slots.player)),
    choicePoint: (state) => at(state, slots.asked),
    chanceMark: (state) => at(state, slots.chance),
    reseed: (state, seed) => {
      state[slots.chance] = seed;
    },
    decode,
    encode: (index, args) => (index === 0 ? (args[0] ?? 1) - 1 : index + 2),
    says: (option) => text(`${notation(option)} spielen`, `play ${notation(option)}`),
    formatValue: (_, value) => text(String(value), String(value)),
    explain: unused,
    covered: (state) => state,
    withFacts: (state) => state,
    scores,
    ledger: (state) =>
      perPlayer(state)
        .flatMap((player) =>
          [kept, given].map((reason) => ({
            player,
            reason,
            points: at(state, slots.ledger + player * 2 + reason),
          })),
        )
        .filter(({ points }) => points !== 0),
    ranking,
    valueOf: unused,
    save: (state) => state.join(" "),
    load: (saved) => Int32Array.from(saved.split(" ").map(Number)),
    view: unused,
    sample(state, _, seed) {
      const copy = state.slice();
      copy[slots.chance] = seed;
      return copy;
    },
    runExample: unused,
    exampleStart: unused,
    isMet: unused,
    close: unused,
    endedNow: (state) => state.slice(),
    preview: unused,
    standing: unused,
  };
  return game;
}
