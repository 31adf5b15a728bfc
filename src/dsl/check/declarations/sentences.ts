// `tells`: sentences of the rulebook about rules, of the game and of its active variants.

import type * as ir from "../../ir/ir.ts";
import type * as ast from "../../syntax/ast.ts";
import { type VariantDecl, withBases } from "../../variants/catalogue.ts";
import type { MergedRules } from "../../variants/merge.ts";
import { listNamedParts } from "../../variants/named-parts.ts";
import type { Context } from "../context.ts";
import { EMPTY_SCOPE } from "../scope.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkAbout, pathText } from "./provenance.ts";

/**
 * Checks the sentences in force. What an active variant tells about a rule replaces the sentences
 * that the rule has without it.
 */
export function checkSentences(
  ctx: Context,
  rules: MergedRules,
): Pick<ir.Game, "sentences" | "kept"> {
  const gone = findGone(ctx, rules);
  let sentences = checkOwn(ctx, rules, gone);
  const kept: string[] = [];
  for (const variant of withBases(rules.variants, rules.chosen)) {
    kept.push(...checkKept(ctx, variant));
    const added = variant.changes.tells.flatMap(
      (tells) => checkTells(ctx, tells, variant.id, gone) ?? [],
    );
    const replaced = new Set(added.flatMap(({ about }) => about ?? []));
    sentences = sentences.filter(({ about }) => about === undefined || !replaced.has(about));
    sentences.push(...added);
  }
  return { sentences, kept };
}

/**
 * Checks the sentences of the game itself. They are right without variants: where an active one has
 * removed what they fill in, there is nothing to say, and nothing to report.
 */
function checkOwn(
  ctx: Context,
  { decls, chosen }: MergedRules,
  gone: ReadonlySet<string>,
): ir.AuthoredSentence[] {
  const own = decls.flatMap((decl) => (decl.kind === "tells" ? [decl] : []));
  return own.flatMap((tells) => {
    const check = () => checkTells(ctx, tells, undefined, gone);
    return (chosen.length === 0 ? check() : ctx.attempt(check)) ?? [];
  });
}

/** The names of declarations and requirements that the game has without its active variants only. */
function findGone(ctx: Context, { files, chosen }: MergedRules): ReadonlySet<string> {
  if (chosen.length === 0) return new Set();
  const names = files
    .flatMap(({ decls }) => decls)
    .flatMap((decl) => [
      ...("name" in decl ? [decl.name.text] : []),
      ...listNamedParts(decl).flatMap((part) =>
        part.kind === "item" && part.item.kind === "needs" ? [part.name] : [],
      ),
    ]);
  const needs = new Set(ctx.needs.map(({ id }) => id));
  return new Set(names.filter((name) => !ctx.written.has(name) && !needs.has(name)));
}

function checkTells(
  ctx: Context,
  tells: ast.Tells,
  variant: string | undefined,
  gone: ReadonlySet<string>,
): ir.AuthoredSentence | undefined {
  const isGone = ({ names: [first] }: ast.Path) => first !== undefined && gone.has(first.text);
  // Without its rule there is nothing to tell.
  if (tells.about !== undefined && isGone(tells.about)) return undefined;
  const paths = [...(tells.about === undefined ? [] : [tells.about]), ...tells.covered];
  // That a rule is gone is a change that a sentence can tell.
  for (const path of paths) if (!isGone(path)) checkPath(ctx, path);
  const about = tells.about && rulePath(tells.about);
  const { text, holes } = checkPlaceholders(
    ctx,
    { scope: EMPTY_SCOPE, isSentence: true },
    tells.text,
    about ?? variant ?? "",
  );
  if (text === undefined) return undefined;
  return {
    about,
    covered: [...new Set(paths.map(rulePath))],
    text,
    holes,
    variant,
    span: tells.span,
  };
}

function checkKept(ctx: Context, { changes }: VariantDecl): string[] {
  for (const path of changes.keeps) checkPath(ctx, path);
  return changes.keeps.map(rulePath);
}

/** Resolves a path; `game.ended` is what the game itself does at an event. */
function checkPath(ctx: Context, path: ast.Path): void {
  const [first, ...names] = path.names;
  checkAbout(ctx, first?.text === "game" && names.length > 0 ? { ...path, names } : path);
}

/** The path of a rule as readers see it; `worth` alone is when what pieces are worth counts. */
export function rulePath(path: ast.Path): string {
  const text = pathText(path);
  return text === "worth" ? "counting" : text;
}
