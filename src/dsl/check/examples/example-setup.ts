// How an example begins: who plays, what has been agreed on, and after which other it goes on.

import type { SetupChoices } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { PLAYER } from "../../ir/types.ts";
import { findNearest } from "../../source/nearest.ts";
import type * as ast from "../../syntax/ast.ts";
import { bind, type Context, EMPTY_SCOPE, type Scope } from "../context.ts";

/** The example that sets up the game: this one, or that after which it begins, directly or by way of others. */
export function findSetupExample(
  ctx: Context,
  example: ast.Example,
  all: readonly ast.Example[],
): ast.Example | undefined {
  const path = [example];
  for (let at = example; at.after !== undefined; ) {
    const { text, span } = at.after;
    ctx.budget.spend(all.length + path.length);
    const before = all.find(({ name }) => name.text === text);
    if (before === undefined) {
      if (at === example) ctx.reportUnknown(text, span, () => all.map(({ name }) => name.text));
      return undefined;
    }
    ctx.mentions.note(span, before.name.span);
    if (path.includes(before)) {
      if (before === example) reportCircle(ctx, path, all);
      return undefined;
    }
    if (at === example) requireNoSetup(ctx, example, text);
    path.push(before);
    at = before;
  }
  return path.at(-1);
}

/** Examples that begin after each other, reported at the first of them. */
function reportCircle(
  ctx: Context,
  circle: readonly ast.Example[],
  all: readonly ast.Example[],
): void {
  const [example] = circle;
  const [after, ...others] = circle.flatMap((one) => one.after?.span ?? []);
  if (example === undefined || after === undefined) return;
  if (all.find((one) => circle.includes(one)) !== example) return;
  ctx.report("example-circle", after, { name: example.name.text }, others, "also-here");
}

/** Players and options are those of the game that goes on. */
function requireNoSetup(ctx: Context, { given }: ast.Example, after: string): void {
  for (const one of given) {
    if (one.kind !== "facts") ctx.report("example-setup", one.span, { after });
  }
}

/** Choices that are listed have a name of their own; others are values of a type. */
function mentionChoice(ctx: Context, choice: ast.Name, { type }: ir.SetupOption): void {
  const named = (id: string, span: ast.Name["span"]) => {
    if (id === choice.text) ctx.mentions.note(choice.span, span);
  };
  if (type.kind === "enum") for (const { id, span } of type.enum.members) named(id, span);
  if (type.kind === "board") for (const { id, span } of ctx.boards) named(id, span);
}

/** The choices of the game that goes on; what is wrong with them is reported where they stand. */
export function checkSetupOptions(
  ctx: Context,
  example: ast.Example,
  opening: ast.Example | undefined,
): SetupChoices {
  const chosen = ({ given }: ast.Example) =>
    new Map(given.flatMap((one) => (one.kind === "option" ? [checkOption(ctx, one)] : [])));
  if (opening === undefined) return new Map();
  return opening === example ? chosen(example) : (ctx.attempt(() => chosen(opening)) ?? new Map());
}

export function playersIn({ given }: ast.Example): ast.Name[] {
  return given.flatMap((one) => (one.kind === "players" ? one.names : []));
}

/** An example that sets up a game names as many players as can play. */
export function checkNames(ctx: Context, example: ast.Example): void {
  const players = example.given.find(({ kind }) => kind === "players");
  const [found, min, max] = [playersIn(example).length, ctx.minPlayers, ctx.maxPlayers];
  if (found < min || found > max)
    ctx.report("example-names", players?.span ?? example.name.span, { found, min, max });
}

/** Rivals take their seats behind the players. */
export function findActiveRivals(ctx: Context, players: number, options: SetupChoices): ast.Name[] {
  const play = ({ when }: ir.Rival) =>
    when === undefined || ctx.constant(when, { players, options }) !== 0;
  return ctx.rivals.filter(play).map(({ id, span }) => ({ text: id, span }));
}

export function createSeatScope(seats: readonly ast.Name[]): Scope {
  return seats.reduce(
    (scope, { text, span }, value) =>
      bind(scope, text, { kind: "const", value, type: PLAYER }, span),
    EMPTY_SCOPE,
  );
}

function checkOption(
  ctx: Context,
  given: Extract<ast.Given, { kind: "option" }>,
): [number, number] {
  const symbol = ctx.resolve(given.option, "option", "option");
  if (symbol === undefined) return [0, 0];
  const choice = symbol.option.choices.findIndex(({ id }) => id === given.choice.text);
  mentionChoice(ctx, given.choice, symbol.option);
  if (choice < 0) {
    const known = symbol.option.choices.map(({ id }) => id);
    ctx.mentions.gapAmong(given.choice.span, known);
    ctx.report("unknown-name", given.choice.span, {
      name: given.choice.text,
      nearest: findNearest(given.choice.text, known),
    });
  }
  return [symbol.option.index, Math.max(choice, 0)];
}
