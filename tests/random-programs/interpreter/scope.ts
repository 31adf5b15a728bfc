// What is known where a part of the rules is carried out.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import type { Coverage } from "./coverage.ts";
import type { Listener } from "./log.ts";
import type { Storage } from "./storage.ts";

/** What all parts of one match share. */
export interface Match {
  readonly game: ir.Game;
  readonly storage: Storage;
  readonly coverage: Coverage;
  /** Absent while nobody listens. */
  readonly log: Listener;
}

/** Who carries out a rule, and what its names stand for. */
export interface Scope {
  readonly match: Match;
  readonly you: number;
  readonly locals: ReadonlyMap<ir.Local, number>;
}

export function withLocal(scope: Scope, local: ir.Local, value: number): Scope {
  return { ...scope, locals: new Map(scope.locals).set(local, value) };
}

export function asPlayer(scope: Scope, you: number): Scope {
  return { ...scope, you };
}

/** A rule of its own: only its parameters are known in it. */
export function called(
  { match }: Scope,
  you: number,
  params: readonly ir.Local[],
  args: readonly number[],
): Scope {
  return { match, you, locals: new Map(params.map((param, i) => [param, args[i] as number])) };
}
