// A pair of games: options matched by notation, positions compared slot by slot.

import type { Game, State } from "../../dsl/index.ts";
import { type Alignment, createAlignment, hasSameSlots } from "./alignment.ts";
import type { Sight } from "./snapshot.ts";

/** An option that both games offer, with its code in each. */
export interface CommonOption {
  readonly notation: string;
  readonly a: number;
  readonly b: number;
}

/** An option that only one of the games offers. */
export interface UnmatchedOption {
  readonly notation: string;
  readonly code: number;
}

/** Comparison of the options of two decisions; each list in the order of its game. */
export interface ComparedOptions {
  readonly common: readonly CommonOption[];
  readonly onlyA: readonly UnmatchedOption[];
  readonly onlyB: readonly UnmatchedOption[];
}

const pairings = new WeakMap<Game, WeakMap<Game, GamePair>>();

/** Returns the pair of two games; cached. */
export function getGamePair(a: Game, b: Game): GamePair {
  const ofA = pairings.get(a) ?? new WeakMap<Game, GamePair>();
  pairings.set(a, ofA);
  const pairing = ofA.get(b) ?? new GamePair(a, b);
  ofA.set(b, pairing);
  return pairing;
}

/** What two games have in common, computed once. */
export class GamePair {
  readonly a: Game;
  readonly b: Game;
  /** Whether every code denotes the same option in both games. */
  readonly sameCodes: boolean;
  readonly #notationsA = new Map<number, string>();
  readonly #notationsB = new Map<number, string>();
  readonly #alignments = new Map<string, Alignment>();

  constructor(a: Game, b: Game) {
    this.a = a;
    this.b = b;
    this.sameCodes = codesOf(a) === codesOf(b);
  }

  /** Returns the notation of an option code of A. */
  notationA(code: number): string {
    return remembered(this.#notationsA, code, this.a);
  }

  /** Returns the notation of an option code of B. */
  notationB(code: number): string {
    return remembered(this.#notationsB, code, this.b);
  }

  /** Tests whether two decisions offer the same options, in any order. */
  sameOptions(codesA: readonly number[], codesB: readonly number[]): boolean {
    if (codesA.length !== codesB.length) return false;
    if (this.sameCodes && codesA.every((code, i) => code === codesB[i])) return true;
    const inB = new Set(codesB.map((code) => this.notationB(code)));
    return codesA.every((code) => inB.has(this.notationA(code)));
  }

  /** Compares the options of two decisions by notation. */
  compareOptions(codesA: readonly number[], codesB: readonly number[]): ComparedOptions {
    const inB = new Map(codesB.map((code) => [this.notationB(code), code]));
    const common: CommonOption[] = [];
    const onlyA: UnmatchedOption[] = [];
    for (const a of codesA) {
      const notation = this.notationA(a);
      const b = inB.get(notation);
      inB.delete(notation);
      if (b === undefined) onlyA.push({ notation, code: a });
      else common.push({ notation, a, b });
    }
    const onlyB = [...inB].map(([notation, code]) => ({ notation, code }));
    return { common, onlyA, onlyB };
  }

  /** Tests whether positions are equal slot by slot; see `hasSameSlots` of `alignment.ts`. */
  sameSlots(stateA: State, stateB: State, seats: number, sight: Sight): boolean {
    const key = `${seats} ${sight}`;
    const alignment = this.#alignments.get(key) ?? createAlignment(this.a, this.b, seats, sight);
    this.#alignments.set(key, alignment);
    return hasSameSlots(alignment, stateA, stateB);
  }
}

function remembered(known: Map<number, string>, code: number, game: Game): string {
  const found = known.get(code);
  if (found !== undefined) return found;
  const notation = game.notation(code);
  known.set(code, notation);
  return notation;
}

/** Serializes all metadata that determines the meaning of option codes. */
function codesOf({ meta }: Game): string {
  const moves = meta.moves.map(({ id, free, base, count, params }) => {
    return [id, free, base, count, params.map((param) => [param.id, param.type, param.from])];
  });
  const enums = meta.enums.map(({ members }) => members.map(({ id }) => id));
  const kinds = meta.kinds.map(({ id }) => id);
  const boards = meta.boards.map(({ id }) => id);
  const grids = meta.grids.map(({ shape }) => meta.shapes[shape]?.cells.map(({ name }) => name));
  return JSON.stringify([moves, enums, kinds, boards, grids]);
}
