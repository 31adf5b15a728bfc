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
  for (const path of paths) checkAbout(ctx, path);
  const about = tells.about && pathText(tells.about);
  const { text, holes } = checkPlaceholders(ctx, EMPTY_SCOPE, tells.text, about ?? variant ?? "");
  if (text === undefined) return undefined;
  return {
    about,
    covered: [...new Set(paths.map(pathText))],
    text,
    holes,
    variant,
    span: tells.span,
  };
}

function checkKept(ctx: Context, { changes }: VariantDecl): string[] {
  for (const path of changes.keeps) checkAbout(ctx, path);
  return changes.keeps.map(pathText);
}
