// What would be after a procedure: the numbers that it may change are kept, it is carried out, the expression
// is evaluated, and the numbers are put back.

import type * as ir from "../../ir/ir.ts";
import type { AfterExpr } from "../../ir/outlook.ts";
import { seatsOf } from "../../ir/types.ts";
import { b, type CodeSteps } from "../code/build.ts";
import {
  type Address,
  ANY_INT,
  type CodeBlock,
  type CodeValue,
  type Region,
  type Routine,
  type StateSlot,
} from "../code/code.ts";
import { calledRoutines, effectsOfRoutine } from "../code/effects.ts";
import { mapCode } from "../code/map.ts";
import { visitCode } from "../code/visit.ts";
import type { CodegenContext } from "../context.ts";
import { eachMember, loopUnlessOnce } from "./each-member.ts";
import type { Lowering } from "./lowering.ts";
import { procedureRoutine } from "./procedures.ts";
import { typeOfExpr } from "./ranges.ts";

/** `keep` and `putBack` copy what a procedure may change; `carryOut` is the procedure without a log. */
interface Outlook {
  readonly keep: Routine;
  readonly carryOut: Routine;
  readonly putBack: Routine;
}

/** The outlooks of a program. Their routines are written when those of all procedures are. */
export class Outlooks {
  private readonly gen: CodegenContext;
  private readonly known = new Map<ir.Procedure, Outlook>();
  private readonly silent = new Map<Routine, Routine>();
  private areProceduresKnown = false;

  constructor(gen: CodegenContext) {
    this.gen = gen;
  }

  after(procedure: ir.Procedure): Outlook {
    const known = this.known.get(procedure);
    if (known !== undefined) return known;
    const { index } = procedure;
    const { params } = procedureRoutine(this.gen, procedure);
    const made = {
      keep: this.defined(`keep_${index}`, []),
      carryOut: this.defined(`try_${index}`, params),
      putBack: this.defined(`back_${index}`, []),
    };
    this.known.set(procedure, made);
    if (this.areProceduresKnown) this.write(procedure, made);
    return made;
  }

  /** Writes the routines; later ones are written at once. */
  finish(): void {
    this.areProceduresKnown = true;
    for (const [procedure, outlook] of this.known) this.write(procedure, outlook);
  }

  private defined(name: string, params: Routine["params"]): Routine {
    const routine: Routine = { name, params, result: undefined, body: [] };
    this.gen.define(routine, name);
    return routine;
  }

  private write(procedure: ir.Procedure, { keep, carryOut, putBack }: Outlook): void {
    carryOut.body = this.silentBody(procedureRoutine(this.gen, procedure));
    const slots = [...effectsOfRoutine(carryOut).writes].flatMap((region) =>
      region.kind === "state" ? [region.slot] : [],
    );
    const seats = seatsOf(this.gen.game);
    const rooms = slots.map(
      (slot) => (slot.owner === "seat" ? seats : 1) * slot.members * slot.length,
    );
    const length = rooms.reduce((sum, room) => sum + room, 0);
    const kept: Region = { kind: "scratch", name: keep.name, length, range: ANY_INT };
    let next = 0;
    const copies = slots.map((slot, i) => {
      const from = next;
      next += rooms[i] ?? 0;
      return { slot, from };
    });
    keep.body = b.block(
      copies.map(({ slot, from }) =>
        eachNumber(slot, seats, (address, at) =>
          b.store(b.address(kept, b.add(at, from)), b.load(address)),
        ),
      ),
    );
    putBack.body = b.block(
      copies.map(({ slot, from }) =>
        eachNumber(slot, seats, (address, at) =>
          b.store(address, b.load(b.address(kept, b.add(at, from)))),
        ),
      ),
    );
    for (const routine of [keep, carryOut, putBack]) this.gen.add(routine);
  }

  /** The routine without log entries, its own and those of routines that it calls; itself if there are none. */
  private withoutLog(routine: Routine): Routine {
    const known = this.silent.get(routine);
    if (known !== undefined) return known;
    if (!calledRoutines([routine]).some(logs)) return routine;
    const copy = this.defined(`${routine.name}_silent${this.silent.size}`, routine.params);
    this.silent.set(routine, copy);
    copy.body = this.silentBody(routine);
    this.gen.add(copy);
    return copy;
  }

  private silentBody({ body }: Routine): CodeBlock {
    return mapCode(body, {
      step: (step) => {
        if (step.kind === "log") return [];
        return [step.kind === "call" ? { ...step, of: this.withoutLog(step.of) } : step];
      },
    });
  }
}

function logs({ body }: Routine): boolean {
  let isLogged = false;
  visitCode(body, {
    step: ({ kind }) => {
      isLogged ||= kind === "log";
    },
  });
  return isLogged;
}

/** Steps for each number of a slot, with its place among all of them. */
function eachNumber(
  slot: StateSlot,
  seats: number,
  steps: (address: Address, at: CodeValue) => CodeSteps,
): CodeSteps {
  const region: Region = { kind: "state", slot };
  return eachMember(slot, seats, (which, nth) =>
    loopUnlessOnce(slot.length, (at) =>
      steps(b.address(region, at, which), b.add(b.multiply(nth, slot.length), at)),
    ),
  );
}

/** `E after p(args)` */
export function lowerAfter(c: Lowering, { procedure, args, then }: AfterExpr): CodeValue {
  const { keep, carryOut, putBack } = c.gen.outlooks.after(procedure);
  const result = typeOfExpr(then.body);
  return c.helper(
    "after",
    result,
    (inner) => {
      const found = b.variable("found", result);
      return [
        b.call(keep),
        b.call(carryOut, inner.you, ...args.map((arg) => inner.lower(arg))),
        b.let(found, inner.lower(then.body)),
        b.call(putBack),
        b.return(found),
      ];
    },
    putBack,
  );
}
