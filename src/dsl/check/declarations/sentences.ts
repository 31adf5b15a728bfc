// `tells`: sentences of the rulebook about rules, of the game and of its active variants.

import type * as ir from "../../ir/ir.ts";
import type * as ast from "../../syntax/ast.ts";
import { type VariantDecl, withBases } from "../../variants/catalogue.ts";
import type { MergedRules } from "../../variants/merge.ts";
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
  const own = rules.decls.flatMap((decl) => (decl.kind === "tells" ? [decl] : []));
  let sentences = own.flatMap((tells) => checkTells(ctx, tells, undefined) ?? []);
  const kept: string[] = [];
  for (const variant of withBases(rules.variants, rules.chosen)) {
    kept.push(...checkKept(ctx, variant));
    const added = variant.changes.tells.flatMap(
      (tells) => checkTells(ctx, tells, variant.id) ?? [],
    );
    const replaced = new Set(added.flatMap(({ about }) => about ?? []));
    sentences = sentences.filter(({ about }) => about === undefined || !replaced.has(about));
    sentences.push(...added);
  }
  return { sentences, kept };
}

function checkTells(
  ctx: Context,
  tells: ast.Tells,
  variant: string | undefined,
): ir.AuthoredSentence | undefined {
  const paths = [...(tells.about === undefined ? [] : [tells.about]), ...tells.covered];
  for (const path of paths) checkPath(ctx, path);
  const about = tells.about && rulePath(tells.about);
  // Without its rule there is nothing to tell.
  if (tells.about !== undefined && isRemoved(ctx, tells.about)) return undefined;
  const { text, holes } = checkPlaceholders(ctx, EMPTY_SCOPE, tells.text, about ?? variant ?? "");
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

/**
 * Resolves a path; `game.phaseEnds` is what the game itself does at an event. What an active variant
 * has removed may be covered: that it is gone is a change that a sentence can tell.
 */
function checkPath(ctx: Context, path: ast.Path): void {
  if (isRemoved(ctx, path)) return;
  const [first, ...names] = path.names;
  checkAbout(ctx, first?.text === "game" && names.length > 0 ? { ...path, names } : path);
}

function isRemoved(ctx: Context, { names }: ast.Path): boolean {
  return names.some(({ text }) => ctx.isRemoved(text) && !ctx.written.has(text));
}

/** The path of a rule as readers see it; `worth` alone is when what pieces are worth counts. */
function rulePath(path: ast.Path): string {
  const text = pathText(path);
  return text === "worth" ? "counting" : text;
}
