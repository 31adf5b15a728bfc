// What a random rule may speak of where it stands.

import type { AnyKind } from "./kinds.ts";

/** A name, or anything else that stands for a value there. */
export interface Known {
  readonly text: string;
  readonly kind: AnyKind;
}

export interface Scope {
  readonly known: readonly Known[];
  /** Whether somebody may be asked. */
  readonly mayAsk: boolean;
  /** Whether all decide at the same time: only what is one's own changes, and others are not looked at. */
  readonly isOnce: boolean;
  /** Whether what is written is for the set-up: only the number of players and options are known. */
  readonly isSetUp: boolean;
  /** What is gone through at the moment must not change. */
  readonly frozen: readonly string[];
  /** Rules declared so far: later ones would lead to themselves. */
  readonly mayDo: boolean;
}

export const OUTSIDE: Scope = {
  known: [],
  mayAsk: false,
  isOnce: false,
  isSetUp: false,
  frozen: [],
  mayDo: true,
};

export function knowing(scope: Scope, ...known: readonly Known[]): Scope {
  return { ...scope, known: [...scope.known, ...known] };
}

/** For what is worked out before the game begins. */
export const SET_UP: Scope = { ...OUTSIDE, isSetUp: true };
