// Moves in examples, as records write them.

import type * as ir from "../ir/ir.ts";
import { NUMBER, PLAYER } from "../ir/types.ts";
import { nearest } from "../source/nearest.ts";
import type * as ast from "../syntax/ast.ts";
import type { Context } from "./context.ts";
import { type Cast, known, seatOf } from "./example-parts.ts";

/** The name of an action that is open to somebody, or of declining. */
export function checkChosen(ctx: Context, name: ast.Name): string {
  if (name.text !== "decline") formsOf(ctx, name);
  return name.text;
}

/** All forms of an action as an option. */
function formsOf(ctx: Context, name: ast.Name): ir.Move[] {
  const forms = [...ctx.moves.values()].filter(({ id }) => id === name.text);
  return ctx.resolve(name, "action", "action") === undefined ? [] : forms;
}

/** `build(where: b2)` */
export function checkNotation(ctx: Context, cast: Cast, move: ast.Notation): ir.Notation {
  const args = new Map<string, number>();
  const forms = formsOf(ctx, move.action);
  const picks = forms.flatMap((form) => form.picks);
  for (const { name, value } of move.args) {
    const pick = picks.find((local) => local.name === name.text);
    if (pick === undefined) {
      if (forms.length > 0) {
        ctx.report("unknown-name", name.span, {
          name: name.text,
          nearest: nearest(
            name.text,
            picks.map((p) => p.name),
          ),
        });
      }
      continue;
    }
    args.set(name.text, notationValue(ctx, cast, value, pick.type));
  }
  return { action: move.action.text, args };
}

function notationValue(ctx: Context, cast: Cast, value: ast.Expr, type: ir.Type): number {
  if (type === PLAYER || type.kind === "player") {
    return value.kind === "ref" ? seatOf(ctx, cast, value.name) : known(ctx, value, type);
  }
  return known(ctx, value, type.kind === "number" ? NUMBER : type);
}
