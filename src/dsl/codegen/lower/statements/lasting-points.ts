// Lasting points that always count: the ledger is updated before each decision and at the end. The
// points already booked for each `worth` are in the state.

import type * as ir from "../../../ir/ir.ts";
import { createOwnRef } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { Routine } from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";
import { Env } from "../env.ts";
import { inState, Lowering, loadSlot } from "../lowering.ts";
import { bookPoints } from "./gains.ts";

/** Whether lasting points always count. */
export function booksWorthAlways(game: ir.Game): boolean {
  return game.counting?.how === "always";
}

/** Updates all lasting points; a no-op in games whose lasting points wait for an event. */
export function bookWorthRoutine(gen: CodegenContext): Routine {
  const { game } = gen;
  return gen.routineFor(game, "settle", () => {
    const c = new Lowering(gen, new Env(b.value(0)));
    const settle = b.routine("settle", [], undefined, () =>
      booksWorthAlways(game)
        ? b.countUp("you", 0, loadSlot(gen.slots.seats), (you) =>
            game.worths.map((worth) => settleOne(c.withYou(b.value(you)), worth)),
          )
        : undefined,
    );
    gen.define(settle, settle.name);
    return settle;
  });
}

/**
 * Updates points before options are computed, which may depend on them. Points may reveal what others
 * have, so simultaneous decisions are completed first.
 */
export function bookWorth(gen: CodegenContext): CodeSteps {
  if (!booksWorthAlways(gen.game)) return undefined;
  const settle = b.call(bookWorthRoutine(gen));
  const { deciding } = gen.slots;
  return deciding === undefined ? settle : b.if(b.equal(loadSlot(deciding), 0), settle);
}

function settleOne(c: Lowering, worth: ir.Worth): CodeSteps {
  const { id, index, pieces, zone, amount, reason } = worth;
  const count: ir.Expr = {
    kind: "howMany",
    zone: createOwnRef(zone),
    what: pieces,
    type: { kind: "number", from: 0, to: 2 ** 31 - 1 },
  };
  const { worths } = c.slots;
  const member = worths.members > 1 ? { member: index } : {};
  const booked = b.address(inState(worths), 0, { seat: c.you, ...member });
  const at = c.span(worth.span);
  return b.once("count", c.lower(count), (number) =>
    b.once("now", b.select(b.equal(number, 0), 0, b.multiply(number, c.lower(amount))), (now) =>
      b.once("more", b.subtract(now, b.load(booked)), (more) =>
        b.if(b.notEqual(more, 0), [
          c.gen.count(worth.span, id),
          b.store(booked, now),
          bookPoints(c, more, reason),
          {
            kind: "log",
            entry: "rule",
            args: [c.you, c.gen.rule(id), at].map(b.value),
            lookups: [],
          },
          {
            kind: "log",
            entry: "score",
            args: [c.you, reason.index, more, at].map(b.value),
            lookups: [],
          },
        ]),
      ),
    ),
  );
}
