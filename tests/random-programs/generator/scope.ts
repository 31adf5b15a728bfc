// What a random rule may speak of where it stands.

import type { Label } from "../constructs/labels.ts";
import type { AnyKind } from "./kinds.ts";

/** A name, or anything else that stands for a value there. */
export interface Known {
  readonly text: string;
  readonly kind: AnyKind;
}

export interface Scope {
  /** The construct in which it stands. */
  readonly inside: Label;
  readonly known: readonly Known[];
  /** Whether somebody may be asked. */
  readonly mayAsk: boolean;
  /** Whether all decide at the same time: only what is one's own changes, and others are not looked at. */
  readonly isOnce: boolean;
  /** Whether what is written is for the set-up: only the number of players and options are known. */
  readonly isSetUp: boolean;
  /** What is gone through at the moment must not change. */
  readonly frozen: readonly string[];
  /** Whether ranges must have ends that are known, as in picks. */
  readonly isLimited?: boolean;
  /** Whether it is counted all the time: then it does not depend on the score, nor on what may. */
  readonly isCounted?: boolean;
  /** Rules declared so far: later ones would lead to themselves. */
  readonly mayDo: boolean;
}

export const OUTSIDE: Scope = {
  inside: "flow",
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

/** The scope inside a construct. */
export function inside(scope: Scope, label: Label): Scope {
  return { ...scope, inside: label };
}

/** For what is worked out before the game begins. */
export const SET_UP: Scope = { ...OUTSIDE, isSetUp: true };
