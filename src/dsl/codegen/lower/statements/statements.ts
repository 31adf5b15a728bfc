// Statements as steps of the code tree.

import type * as ir from "../../../ir/ir.ts";
import { endTaken } from "../../../ir/same-expr.ts";
import { findProcedureCall, type Suspensions } from "../../../ir/suspension.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { CodeValue } from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";
import type { SuspendingRules } from "../../frames/suspending-rules.ts";
import { limitRoutines } from "../../library/limits.ts";
import { trackRoutines } from "../../library/tracks.ts";
import { zoneRoutines } from "../../library/zones.ts";
import { markAddress, zoneAddress } from "../addresses.ts";
import { SEATS, variableFor } from "../env.ts";
import { lowerZoneSize } from "../expressions/contents.ts";
import { loopOverBinder } from "../expressions/domains.ts";
import { lowerRemember } from "../histories.ts";
import { inState, type Lowering, loadSlot } from "../lowering.ts";
import { prepare } from "../operands.ts";
import { procedureRoutine } from "../procedures.ts";
import { drawInto, lowerChance, lowerRollMark, lowerRollZone, rollInto } from "./chance.ts";
import { lowerAnyOrder, lowerAtOnce, lowerChoose } from "./decisions.ts";
import { lowerGain, lowerScore, lowerSetCounter, unlessNone } from "./gains.ts";
import { add, moveAll, remove, removeAll, repeated, takeEnd } from "./transfers.ts";

/** What surrounds statements. */
interface Surroundings {
  readonly sus: Suspensions;
  /** Leaves the function around them when the game is over. */
  readonly leave: CodeSteps;
  /** The suspending rules, inside one of them; a rule without them never suspends. */
  readonly waiting?: SuspendingRules;
}

type Of<Kind> = Extract<ir.Stmt, { kind: Kind }>;

/** The statements of a block. */
export function lowerBlock(
  c: Lowering,
  statements: readonly ir.Stmt[],
  around: Surroundings,
): CodeSteps {
  const [stmt, ...rest] = statements;
  if (stmt === undefined) return undefined;
  const counted = c.gen.count(stmt.span);
  if (stmt.kind !== "let" && stmt.kind !== "rollLet" && stmt.kind !== "drawLet")
    return [counted, lowerStmt(c, stmt, around), lowerBlock(c, rest, around)];
  const name = variableFor(stmt.local);
  const inner = c.with(stmt.local, b.value(name));
  return [counted, lowerBinding(c, stmt, name), lowerBlock(inner, rest, around)];
}

/** Declares a name for what a statement binds. */
function lowerBinding(
  c: Lowering,
  stmt: Of<"let" | "rollLet" | "drawLet">,
  name: ReturnType<typeof variableFor>,
): CodeSteps {
  const at = c.span(stmt.span);
  switch (stmt.kind) {
    case "let":
      return b.let(name, c.lower(stmt.value));
    case "rollLet":
      return rollInto(c, name, stmt.faces, at);
    case "drawLet":
      return drawInto(c, name, stmt.zone, at);
    default:
      return stmt satisfies never;
  }
}

type Plain = Exclude<ir.Stmt, { kind: "let" | "rollLet" | "drawLet" }>;

function lowerStmt(c: Lowering, stmt: Plain, around: Surroundings): CodeSteps {
  const { lets, stmt: prepared } = prepare(stmt);
  return withLets(c, lets, (inner) => lowerPrepared(inner, prepared, around));
}

/** Steps behind names for operands. */
export function withLets(
  c: Lowering,
  lets: readonly Of<"let">[],
  steps: (inner: Lowering) => CodeSteps,
): CodeSteps {
  const [first, ...rest] = lets;
  if (first === undefined) return steps(c);
  return b.once(first.local.name, c.lower(first.value), (atom) =>
    withLets(c.with(first.local, atom), rest, steps),
  );
}

/** A statement whose operands are fixed (operands.ts). */
function lowerPrepared(c: Lowering, stmt: Plain, around: Surroundings): CodeSteps {
  const block = (statements: readonly ir.Stmt[], inner = c) =>
    lowerBlock(inner, statements, around);
  const at = c.span(stmt.span);
  switch (stmt.kind) {
    case "gain":
      return gainAndMore(c, stmt, around);
    case "score":
      return lowerScore(c, stmt);
    case "setCounter":
      return lowerSetCounter(c, stmt);
    case "setMark":
      return b.store(markAddress(c, stmt.mark), c.stored(stmt.value));
    case "add":
      return add(c, stmt.to, { what: c.lower(stmt.what), element: stmt.what, at });
    case "remove":
      if (stmt.from.kind === "zone" && endTaken(stmt.what, stmt.from) === "last")
        return takeEnd(c, stmt.from, "last", () => undefined);
      return b.once("what", c.lower(stmt.what), (what) =>
        remove(c, stmt.from, { what, element: stmt.what, at }),
      );
    case "move": {
      const transfer = { what: c.lower(stmt.what), element: stmt.what, at };
      return [remove(c, stmt.from, transfer), add(c, stmt.to, transfer)];
    }
    case "removeAll":
      return removeAll(c, stmt, at);
    case "moveAll":
      return moveAll(c, stmt, at);
    case "moveEnd": {
      const element = { type: stmt.from.zone.element };
      return b.if(
        b.greater(lowerZoneSize(c, stmt.from), 0),
        takeEnd(c, stmt.from, stmt.end, (what) => add(c, stmt.to, { what, element, at })),
      );
    }
    case "sort":
      return b.call(zoneRoutines.rowSort, zoneAddress(c, stmt.row));
    case "remember":
      return lowerRemember(c.gen, stmt.history, c.you);
    case "draw":
      return lowerDraw(c, stmt, at);
    case "roll": {
      const element = { type: stmt.into.zone.element };
      return repeated(
        c.lower(stmt.count),
        lowerChance(
          (into) => rollInto(c, into, stmt.faces, at),
          (what) => add(c, stmt.into, { what, element, at }),
        ),
      );
    }
    case "rollZone":
      return lowerRollZone(c, stmt, at);
    case "rollMark":
      return lowerRollMark(c, stmt, at);
    case "advance": {
      const track = b.address(inState(c.slots.tracks[stmt.track.index]), 0);
      const seats = loadSlot(c.slots.seats);
      const [player, by] = [c.lower(stmt.player), c.lower(stmt.by)];
      return b.call(trackRoutines.trackAdvance, track, seats, player, by, stmt.track.to);
    }
    case "if":
      return b.if(c.lower(stmt.condition), block(stmt.then), block(stmt.else));
    case "forEach":
      return loopOverBinder(c, stmt.binder, (inner) => [
        b.call(limitRoutines.tick, at),
        lowerRound(inner, stmt, (within) => block(stmt.body, within), around),
      ]);
    case "forPlayer":
      return lowerForPlayer(c, stmt, block);
    case "eachPlayer":
      if (stmt.how === "once" && around.waiting && around.sus.waits(stmt))
        return lowerAtOnce(c, stmt, around.waiting, (inner) => block(stmt.body, inner));
      return lowerEachPlayer(c, stmt, (you) => block(stmt.body, c.withYou(you)));
    case "times":
      return repeated(c.lower(stmt.count), [b.call(limitRoutines.tick, at), block(stmt.body)]);
    case "until":
      return lowerUntil(c, stmt, at, block(stmt.body), around);
    case "do":
      return lowerDo(c, stmt, at, around);
    case "rule":
      return [logRule(c.gen, c.you, stmt.id, at), block(stmt.body)];
    case "endGame":
      return [b.store(b.address(inState(c.slots.header.over), 0), 1), around.leave];
    case "choose": {
      const mayEnd = stmt.options.some(({ move }) => around.sus.mayEnd(move));
      const leave = mayEnd ? leaveIfOver(c, around) : undefined;
      return lowerChoose(c, stmt, waitingIn(around), leave, b.block(block(stmt.else ?? [])));
    }
    case "anyOrder":
      return lowerAnyOrder(c, stmt, waitingIn(around), (inner) => block(stmt.body, inner));
    default:
      return stmt satisfies never;
  }
}

/**
 * One round of a loop. Where it may suspend, its mark is what counts the rounds: a position
 * that is laid there, as by examples, says in its marks how far the game is.
 */
function lowerRound(
  c: Lowering,
  stmt: Of<"forEach">,
  body: (inner: Lowering) => CodeSteps,
  { sus, waiting }: Surroundings,
): CodeSteps {
  const { mark, binder } = stmt;
  if (mark === undefined) return body(c);
  const [address, local] = [markAddress(c, mark), c.lookup(binder.local)];
  const store = b.store(address, c.storedLocal(binder.local));
  if (waiting === undefined || !sus.waits(stmt)) return [store, body(c)];
  const reached = c.lower({ kind: "mark", mark, type: mark.mark.type });
  return [
    store,
    body(c.with(binder.local, reached)),
    local.kind === "get" ? b.set(local.of, c.loaded(b.load(address))) : undefined,
  ];
}

function waitingIn({ waiting }: Surroundings): SuspendingRules {
  if (waiting === undefined) throw new Error("a choice in a rule that does not wait");
  return waiting;
}

/** Tells that a rule has fired. */
export function logRule(gen: CodegenContext, you: CodeValue, id: string, at: number): CodeSteps {
  const args = [you, gen.rule(id), at].map(b.value);
  return { kind: "log", entry: "rule", args, lookups: [] };
}

function leaveIfOver(c: Lowering, { leave }: Surroundings): CodeSteps {
  return b.if(b.notEqual(loadSlot(c.slots.header.over), 0), leave);
}

/** As many as there are, at most so many. */
function lowerDraw(c: Lowering, { from, to, count }: Of<"draw">, at: number): CodeSteps {
  const element = { type: from.zone.element };
  return b.countUp("i", 0, c.lower(count), (_, label) => [
    b.if(b.lessOrEqual(lowerZoneSize(c, from), 0), b.break(label)),
    lowerChance(
      (into) => drawInto(c, into, from, at),
      (what) => add(c, to, { what, element, at }),
    ),
  ]);
}

/** Not at all for a rival who does not play. */
function lowerForPlayer(
  c: Lowering,
  { player, body }: Of<"forPlayer">,
  block: (statements: readonly ir.Stmt[], inner: Lowering) => CodeSteps,
): CodeSteps {
  return b.once("p", c.lower(player), (you) => {
    const steps = block(body, c.withYou(you));
    if (c.gen.game.rivals.length === 0) return steps;
    return b.if(b.less(you, loadSlot(c.slots.seats)), steps);
  });
}

/** In a loop that may suspend, a round that changes nothing and has no decision is the last. */
function lowerUntil(
  c: Lowering,
  stmt: Of<"until">,
  at: number,
  body: CodeSteps,
  { sus, waiting }: Surroundings,
): CodeSteps {
  const isIdle = b.variable("idle", "flag");
  return b.loop("until", (label) => [
    b.call(limitRoutines.tick, at),
    b.if(c.lower(stmt.condition), b.break(label)),
    waiting && sus.waits(stmt)
      ? [b.callInto(isIdle, limitRoutines.idle, waiting.depth, at), b.if(isIdle, b.break(label))]
      : undefined,
    body,
  ]);
}

function lowerDo(c: Lowering, stmt: Of<"do">, at: number, around: Surroundings): CodeSteps {
  const { sus, waiting } = around;
  const { procedure } = stmt;
  const args = stmt.args.map((arg) => c.lower(arg));
  const call =
    waiting && sus.suspends(procedure)
      ? b.call(waiting.routineOf(procedure), c.you, ...args, at)
      : b.call(procedureRoutine(c.gen, procedure), c.you, ...args);
  return [call, sus.mayEnd(procedure) ? leaveIfOver(c, around) : undefined];
}

/** A gain, and what it leads to beyond the limit of its counter. */
function gainAndMore(c: Lowering, stmt: Of<"gain">, around: Surroundings): CodeSteps {
  const tested = unlessNone(stmt);
  if (tested !== undefined) return lowerBlock(c, [tested], around);
  const beyond = findProcedureCall(stmt);
  return [lowerGain(c, stmt), beyond && lowerDo(c, beyond, c.span(beyond.span), around)];
}

/** Seats in order, from some player on, or the player who is foremost on a track among those whose turn has not been. */
function lowerEachPlayer(
  c: Lowering,
  { from, track }: Of<"eachPlayer">,
  body: (you: CodeValue) => CodeSteps,
): CodeSteps {
  const players = loadSlot(c.slots.players);
  const you = b.variable("p", "int", SEATS);
  if (from !== undefined) {
    return b.once("first", c.lower(from), (first) =>
      b.countUp("i", 0, players, (i) => [
        b.let(you, b.op("remainder", b.add(first, i), players)),
        body(b.value(you)),
      ]),
    );
  }
  if (track === undefined) return b.countUp("p", 0, players, (p) => body(b.value(p)));
  const done = b.variable("done");
  const address = b.address(inState(c.slots.tracks[track.index]), 0);
  const seats = loadSlot(c.slots.seats);
  return [
    b.let(done, noTurns(c)),
    b.countUp("i", 0, players, () => [
      b.let(you, b.callPure(trackRoutines.trackNext, address, seats, done)),
      b.set(done, b.bitOr(done, b.shiftLeft(1, you))),
      body(b.value(you)),
    ]),
  ];
}

/** No player has had a turn yet; rivals never have one. */
function noTurns(c: Lowering): CodeValue {
  if (c.gen.game.rivals.length === 0) return b.value(0);
  return b.shiftLeft(-1, loadSlot(c.slots.players));
}
