// Suspension analysis: which rules may suspend for a decision, and which may end the game.

import { nestedIn } from "./collect-statements.ts";
import type * as ir from "./ir.ts";
import type {
  BindingKind,
  BlockKind,
  ChangeKind,
  FlowKind,
  RollKind,
  TransferKind,
} from "./kinds.ts";

/** A rule with statements: a procedure, an event, or an option. */
type Body = ir.Procedure | ir.OptionSchema;

export class Suspensions {
  private readonly suspending: ReadonlySet<Body>;
  private readonly ending: ReadonlySet<Body>;

  constructor(game: ir.Game) {
    const bodies: Body[] = [...game.procedures, ...game.moves];
    this.suspending = fixpoint(bodies, isDecision);
    this.ending = fixpoint(bodies, (stmt) => stmt.kind === "endGame");
  }

  suspends(body: Body): boolean {
    return this.suspending.has(body);
  }

  mayEnd(body: Body): boolean {
    return this.ending.has(body);
  }

  /**
   * Returns the rules in which these statements may suspend: the called procedures and the offered
   * options.
   */
  waitedFor(statements: readonly ir.Stmt[]): Body[] {
    return statements.flatMap((stmt): Body[] => {
      const done = findProcedureCall(stmt)?.procedure;
      if (done !== undefined) return this.suspends(done) ? [done] : [];
      const offered = offeredBy(stmt).filter((move) => this.suspends(move));
      return [...offered, ...this.waitedFor(nestedIn(stmt))];
    });
  }

  /** Returns whether a statement may suspend. */
  waits(stmt: ir.Stmt): boolean {
    return reaches([stmt], this.suspending, isDecision);
  }
}

/** Returns whether a statement itself is a decision. */
export function isDecision({ kind }: ir.Stmt): boolean {
  return kind === "choose" || kind === "anyOrder";
}

type ChanceStmt = Extract<ir.Stmt, { kind: RollKind | "rollLet" | "draw" | "drawLet" }>;

/** Returns whether a statement itself rolls or draws. */
export function isChance(stmt: ir.Stmt): stmt is ChanceStmt {
  switch (stmt.kind) {
    case "roll":
    case "rollLet":
    case "rollZone":
    case "rollMark":
    case "draw":
    case "drawLet":
      return true;
    default:
      stmt.kind satisfies ChangeKind | TransferKind | BindingKind | BlockKind | FlowKind;
      return false;
  }
}

/**
 * Returns the call of a procedure by a statement, or `undefined`; a gain may call the `beyond`
 * block of a counter.
 */
export function findProcedureCall(stmt: ir.Stmt): Extract<ir.Stmt, { kind: "do" }> | undefined {
  if (stmt.kind === "do") return stmt;
  if (stmt.kind !== "gain" || stmt.sign === -1) return undefined;
  const { counter, index } = stmt.counter;
  if (counter.beyond === undefined) return undefined;
  const { procedure } = counter.beyond;
  return { kind: "do", procedure, args: index === undefined ? [] : [index], span: stmt.span };
}

/** Returns the options of a choice; none for any other statement. */
export function offeredBy(stmt: ir.Stmt): readonly ir.OptionSchema[] {
  return stmt.kind === "choose" ? stmt.options.map(({ move }) => move) : [];
}

/** Returns all bodies in which such a statement may be executed, directly or in called rules. */
function fixpoint(bodies: readonly Body[], isIt: (stmt: ir.Stmt) => boolean): Set<Body> {
  const callers = new Map<Body, Body[]>();
  const open: Body[] = [];
  for (const body of bodies) {
    if (reaches(body.body, new Set(), isIt)) open.push(body);
    for (const called of calledBy(body.body)) {
      const known = callers.get(called);
      if (known === undefined) callers.set(called, [body]);
      else known.push(body);
    }
  }
  const found = new Set(open);
  for (const body of found) for (const caller of callers.get(body) ?? []) found.add(caller);
  return found;
}

/** Returns the procedures that statements call, and the options that they offer. */
function calledBy(statements: readonly ir.Stmt[]): Body[] {
  return statements.flatMap((stmt): Body[] => {
    const done = findProcedureCall(stmt)?.procedure;
    if (done !== undefined) return [done];
    return [...offeredBy(stmt), ...calledBy(nestedIn(stmt))];
  });
}

function reaches(
  statements: readonly ir.Stmt[],
  known: ReadonlySet<Body>,
  isIt: (stmt: ir.Stmt) => boolean,
): boolean {
  return statements.some((stmt) => {
    if (isIt(stmt)) return true;
    const done = findProcedureCall(stmt)?.procedure;
    if (done !== undefined) return known.has(done);
    if (offeredBy(stmt).some((move) => known.has(move))) return true;
    return reaches(nestedIn(stmt), known, isIt);
  });
}
