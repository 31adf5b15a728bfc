// The setup of an example: players, options, and the example it continues.

import type { SetupChoices } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { PLAYER } from "../../ir/types.ts";
import { findNearest } from "../../source/nearest.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { bind, EMPTY_SCOPE, type Scope } from "../scope.ts";

/**
 * Returns the example that sets up the game: this one, or the one from which it continues, directly
 * or indirectly.
 */
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

/** Reports a cycle of examples that continue each other, at the first of them. */
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

/** Reports players and options in an example that continues another: those are inherited. */
function requireNoSetup(ctx: Context, { given }: ast.Example, after: string): void {
  for (const one of given) {
    if (one.kind !== "facts") ctx.report("example-setup", one.span, { after });
  }
}

/**
 * Records a reference to a choice, if it is declared by name; other choices are values of a type.
 */
function mentionChoice(ctx: Context, choice: ast.Name, { type }: ir.SetupOption): void {
  const named = (id: string, span: ast.Name["span"]) => {
    if (id === choice.text) ctx.mentions.note(choice.span, span);
  };
  if (type.kind === "enum") for (const { id, span } of type.enum.members) named(id, span);
  if (type.kind === "board") for (const { id, span } of ctx.boards) named(id, span);
}

/**
 * Checks the choices of options. Errors in the choices of a continued example are reported there.
 */
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

/** Reports an example that sets up a game with an unsupported number of players. */
export function checkNames(ctx: Context, example: ast.Example): void {
  const players = example.given.find(({ kind }) => kind === "players");
  const [found, min, max] = [playersIn(example).length, ctx.minPlayers, ctx.maxPlayers];
  if (found < min || found > max)
    ctx.report("example-names", players?.span ?? example.name.span, { found, min, max });
}

/** Returns the rivals that take part; their seats follow those of the players. */
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
