// The declarations of the setup: number of players, options and rivals, who take part without
// deciding.

import type * as ir from "../../ir/ir.ts";
import type { GroupedTypeKind } from "../../ir/kinds.ts";
import { typeName, WRONG } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkCondition } from "../expressions/expr.ts";
import { EMPTY_SCOPE } from "../scope.ts";
import { checkLocalizedText, checkNoun, nounOf, optionalNoun } from "./localized-text.ts";
import { checkType } from "./type.ts";

/** A larger number of players is treated as a typing error. */
const MOST_PLAYERS = 9;

export function checkGameDeclaration(
  ctx: Context,
  [game, second]: readonly ast.Game[],
  files: readonly ast.File[],
) {
  const start = { file: files[0]?.span.file ?? "", start: 0, end: 0 };
  if (second !== undefined)
    ctx.report("second-game", second.name.span, { name: second.name.text }, game?.name.span);
  if (game === undefined) {
    ctx.report("missing-game", start, {});
    return {
      id: "",
      title: { de: "", en: "" },
      players: { min: 1, max: 2 },
      points: nounOf({ de: "", en: "" }),
      credits: [],
    };
  }
  const players = { min: game.players?.min ?? 2, max: game.players?.max ?? game.players?.min ?? 2 };
  const from = players.min > MOST_PLAYERS ? 1 : Math.max(players.min, 1);
  const value = [players.min, players.max].find((n) => n < from || n > MOST_PLAYERS);
  if (value !== undefined) {
    const span = game.players?.span ?? game.span;
    ctx.report("value-outside", span, { value, from, to: MOST_PLAYERS });
  }
  ctx.minPlayers = players.min;
  ctx.maxPlayers = players.max;
  const points = { de: "der Punkt, die Punkte", en: "point, points" };
  return {
    id: game.name.text,
    title: checkLocalizedText(ctx, game.text, game.name.text, game.name.span),
    players,
    points:
      game.points === undefined
        ? nounOf(points)
        : checkNoun(ctx, game.points, game.name.text, game.name.span),
    credits: game.credits.map((credit) =>
      checkLocalizedText(ctx, credit, game.name.text, credit.span),
    ),
  };
}

// Options ----------------------------------------------------------------------

/** The maximum number of choices of an option. */
const MOST_CHOICES = 20;

export function declareOption(ctx: Context, decl: ast.Option): void {
  const { name } = decl;
  const noun = optionalNoun(ctx, decl.text, name.text);
  const kind = decl.of === undefined ? listed(ctx, decl, noun) : valuesOf(ctx, decl.of);
  const option: ir.SetupOption = {
    id: name.text,
    index: ctx.options.length,
    ...kind,
    noun,
    isOfType: decl.of !== undefined,
    span: name.span,
  };
  ctx.options.push(option);
  ctx.declare(name, { kind: "option", option });
  if (option.type.kind !== "enum" || option.isOfType) return;
  for (const [value, choice] of decl.choices.entries())
    ctx.declare(choice.name, { kind: "member", enum: option.type.enum, value });
}

type Choices = Pick<ir.SetupOption, "type" | "from" | "choices">;

/** Declares listed choices as an enum. */
function listed(ctx: Context, decl: ast.Option, noun: ir.LocalizedNoun | undefined): Choices {
  const choices = decl.choices.map((choice) => ({
    id: choice.name.text,
    words: checkLocalizedText(ctx, choice.text, choice.name.text, choice.name.span),
  }));
  const members = choices.map(({ id, words }, i) => ({
    id,
    letter: id,
    noun: nounOf(words),
    span: decl.choices[i]?.name.span ?? decl.span,
  }));
  const made: ir.Enum = {
    id: decl.name.text,
    index: ctx.enums.length,
    noun,
    members,
    span: decl.name.span,
  };
  ctx.enums.push(made);
  return { type: { kind: "enum", enum: made }, from: 0, choices };
}

/** Returns the values of a type with few values, each with its localized text. */
function valuesOf(ctx: Context, of: ast.Type): Choices {
  const type = choiceType(ctx, of);
  const found = choicesOf(ctx, type);
  if (found === undefined && type !== WRONG) {
    const expected = "boards of shape, enum, 1..6, yes/no";
    ctx.report("wrong-type", of.span, { found: typeName(type), expected });
  }
  return { type, ...(found ?? { from: 0, choices: [] }) };
}

/** Checks `boards of Shape`, or an ordinary type. */
function choiceType(ctx: Context, of: ast.Type): ir.Type {
  if (of.kind !== "named" || of.of === undefined || of.name.text !== "boards")
    return checkType(ctx, of);
  const shape = ctx.resolve(of.of, "shape", "shape")?.shape;
  return shape === undefined ? WRONG : { kind: "board", shape };
}

function choicesOf(ctx: Context, type: ir.Type): Omit<Choices, "type"> | undefined {
  switch (type.kind) {
    case "yesno":
      return {
        from: 0,
        choices: [
          { id: "no", words: { de: "nein", en: "no" } },
          { id: "yes", words: { de: "ja", en: "yes" } },
        ],
      };
    case "number": {
      const count = type.to - type.from + 1;
      if (count > MOST_CHOICES) return undefined;
      const numbers = Array.from({ length: count }, (_, i) => String(type.from + i));
      return { from: type.from, choices: numbers.map((id) => ({ id, words: { de: id, en: id } })) };
    }
    case "enum": {
      const choices = type.enum.members.map(({ id, noun }) => {
        return { id, words: { de: noun.de.one, en: noun.en.one } };
      });
      return { from: 0, choices };
    }
    case "board": {
      const boards = ctx.boards.filter(({ shape }) => shape === type.shape);
      const choices = boards.map(({ id, words }) => ({ id, words }));
      return { from: boards[0]?.index ?? 0, choices };
    }
    default:
      type.kind satisfies GroupedTypeKind;
      return undefined;
  }
}

// Rivals -----------------------------------------------------------------------

/** `rival name when E { … }` */
export function declareRival(ctx: Context, decl: ast.Rival): void {
  const when = decl.when && checkCondition(ctx, EMPTY_SCOPE, decl.when);
  if (decl.when !== undefined && when !== undefined && !isKnownBefore(ctx, when))
    ctx.report("not-constant", decl.when.span, {});
  const rival: ir.Rival = {
    id: decl.name.text,
    index: ctx.rivals.length,
    words: checkLocalizedText(ctx, decl.text, decl.name.text, decl.name.span),
    when,
    span: decl.name.span,
  };
  ctx.rivals.push(rival);
  ctx.declare(decl.name, { kind: "rival", rival });
}

/** Returns whether a condition depends on the number of players and the options only. */
function isKnownBefore(ctx: Context, expr: ir.Expr): boolean {
  return ctx.constant(expr, { players: 1, options: new Map() }) !== undefined;
}
