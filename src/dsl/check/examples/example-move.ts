// Checks moves in examples, in the notation of records.

import type * as ir from "../../ir/ir.ts";
import { NUMBER } from "../../ir/types.ts";
import { findNearest } from "../../source/nearest.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { NEXT } from "../statements/any-order.ts";
import { checkConstant, type ExampleContext } from "./example-context.ts";

/** Resolves the name of an action that a player may choose, or of declining. */
export function checkChosen(ctx: Context, name: ast.Name): string {
  if (name.text !== "decline") formsOf(ctx, name);
  return name.text;
}

/** Returns all option schemas of an action, or of picking the next item. */
function formsOf(ctx: Context, name: ast.Name): ir.OptionSchema[] {
  const forms = [...ctx.moves.values()].filter(({ id }) => id === name.text);
  if (name.text === NEXT && forms.length > 0) return forms;
  return ctx.resolve(name, "action", "action") === undefined ? [] : forms;
}

/** `build(where: b2)` */
export function checkNotation(ctx: Context, cast: ExampleContext, move: ast.Notation): ir.Notation {
  const args = new Map<string, number>();
  const forms = formsOf(ctx, move.action);
  const picks = forms.flatMap((form) => form.picks);
  for (const { name, value } of move.args) {
    const named = picks.filter((local) => local.name === name.text);
    const types = named.map(({ type }) => type);
    for (const local of named) ctx.mentions.note(name.span, local.span);
    const [type] = types;
    if (type === undefined) {
      const known = picks.map((pick) => pick.name);
      ctx.mentions.gapAmong(name.span, known);
      if (forms.length > 0) {
        ctx.report("unknown-name", name.span, {
          name: name.text,
          nearest: findNearest(name.text, known),
        });
      }
      continue;
    }
    // Several picks may share a name with different types: the first that fits is used.
    const fitting = types.map((one) => ctx.attempt(() => notationValue(ctx, cast, value, one)));
    const known = fitting.find((one) => one !== undefined);
    args.set(name.text, known ?? notationValue(ctx, cast, value, type));
  }
  return { action: move.action.text, args };
}

function notationValue(ctx: Context, cast: ExampleContext, value: ast.Expr, type: ir.Type): number {
  if (type.kind === "enum" && ctx.labels.includes(type.enum))
    return itemNamed(ctx, value, type.enum);
  return checkConstant(ctx, cast, value, type.kind === "number" ? NUMBER : type);
}

/** Resolves an item of `in any order { … }`; its name is valid in the moves of this block only. */
function itemNamed(ctx: Context, value: ast.Expr, { members }: ir.Enum): number {
  const ids = members.map(({ id }) => id);
  ctx.mentions.gapAmong(value.span, ids);
  const name = ctx.textAt(value.span);
  ctx.mentions.note(value.span, members.find(({ id }) => id === name)?.span);
  if (!ids.includes(name))
    ctx.report("unknown-name", value.span, { name, nearest: findNearest(name, ids) });
  return Math.max(ids.indexOf(name), 0);
}
