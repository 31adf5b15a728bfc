// Hover texts: the declaration at a position, its rule as prose, and its provenance.

import type { Declaration } from "../../check/declarations/collect-declarations.ts";
import type * as ir from "../../ir/ir.ts";
import { typeName } from "../../ir/types.ts";
import { printProse } from "../../prose/print.ts";
import type { Rule } from "../../prose/rule.ts";
import type { TextLanguage } from "../../source/language.ts";
import type { Span } from "../../source/span.ts";
import { constructOf } from "../constructs/constructs.ts";
import type { TextPlace, Workspace } from "../workspace.ts";
import { headOf } from "./declaration-summary.ts";
import { markdownCode, markdownText } from "./markdown.ts";
import { serviceTexts } from "./service-texts.ts";

/** Blocks of Markdown, one below the other. */
export interface Hover {
  readonly span: Span;
  readonly blocks: readonly string[];
}

/** Returns the hover of a position: about the name there, or the keyword. */
export function hover(
  workspace: Workspace,
  place: TextPlace,
  language: TextLanguage,
): Hover | undefined {
  const found = workspace.nameAt(place);
  if (found === undefined || found.declarations.length === 0)
    return hoverWord(workspace, place, language);
  const blocks = found.declarations.flatMap((one) => about(workspace, one, language));
  return { span: found.span, blocks };
}

/** Describes a keyword: its syntax and meaning. */
function hoverWord(
  workspace: Workspace,
  { file, offset }: TextPlace,
  language: TextLanguage,
): Hover | undefined {
  const token = workspace.parsedAt(file)?.tokens.find(({ startOffset, image }) => {
    return startOffset <= offset && offset <= startOffset + image.length && /^\w/.test(image);
  });
  const found = token && constructOf(token.image);
  if (token === undefined || found === undefined) return undefined;
  const span = { file, start: token.startOffset, end: token.startOffset + token.image.length };
  return { span, blocks: [markdownCode(found.syntax), found[language]] };
}

function about(workspace: Workspace, declaration: Declaration, language: TextLanguage): string[] {
  const rule = ruleOf(workspace, declaration);
  const said = rule === undefined ? wordsOf(workspace, declaration, language) : undefined;
  return [
    markdownCode(signature(workspace, declaration)),
    ...(said === undefined ? [] : [markdownText(said)]),
    ...(rule === undefined ? [] : [prose(rule, language)]),
    ...origin(workspace, declaration, language),
    ...changes(workspace, declaration, language),
    ...proofs(workspace, declaration, language),
  ];
}

/** How it is declared; names bound in a rule with their types. */
function signature(workspace: Workspace, declaration: Declaration): string {
  const { kind, name, path } = declaration;
  const here = workspace.namesIn(declaration.span.file);
  const type = here.typeOf(declaration) ?? workspace.names.typeOf(declaration);
  switch (kind) {
    case "param":
    case "pick":
    case "let":
    case "binder":
      return type === undefined ? `${kind} ${name}` : `${kind} ${name}: ${typeName(type)}`;
    case "player":
      return `player ${name}`;
    case "member":
    case "line":
    case "item":
      return path;
    default:
      return headOf(workspace.textAt(declaration.whole));
  }
}

/** The words of a part that is no rule by itself, such as a member. */
function wordsOf(
  workspace: Workspace,
  { kind, whole }: Declaration,
  language: TextLanguage,
): string | undefined {
  if (!["member", "line", "item", "field"].includes(kind)) return undefined;
  const found = new RegExp(`\\b${language} "((?:[^"\\\\]|\\\\.)*)"`).exec(workspace.textAt(whole));
  return found?.[1]?.replace(/\\(.)/g, "$1");
}

/** Returns the rule that is declared there, or `undefined`. */
function ruleOf(workspace: Workspace, { span, whole }: Declaration): Rule | undefined {
  return workspace.rules.find(
    (rule) =>
      rule.span.file === span.file &&
      (rule.span.start === span.start || rule.span.start === whole.start),
  );
}

/** The title in bold, and what the rule says, as a list. */
function prose(rule: Rule, language: TextLanguage): string {
  const [, ...lines] = printProse([rule], language).split("\n");
  const items = lines.map((line) => {
    const depth = Math.max(0, (line.length - line.trimStart().length) / 2 - 1);
    const text = markdownText(line.trim());
    return depth === 0 ? text : `${"  ".repeat(depth - 1)}- ${text}`;
  });
  return [`**${markdownText(rule.title[language])}**`, "", ...items].join("\n");
}

/** Returns the cited documents, their reliability, and open questions. */
function origin(workspace: Workspace, declaration: Declaration, language: TextLanguage): string[] {
  const { game } = workspace.checked;
  if (game === undefined || declaration.owner !== undefined) return [];
  const cites = game.cites.filter(({ name }) => name === declaration.path);
  const open = game.questions.filter((one) => one.about.some((path) => isAbout(path, declaration)));
  return [
    ...cites.map((cite) => `${serviceTexts.source[language]}: ${cited(cite, language)}`),
    ...open.map((one) => `${serviceTexts.open[language]}: ${markdownText(one.words[language])}`),
  ];
}

function isAbout(path: string, declaration: Declaration): boolean {
  return path === declaration.path || path.startsWith(`${declaration.path}.`);
}

function cited({ document, pages }: ir.Cite, language: TextLanguage): string {
  const at = pages.length === 0 ? "" : `, ${serviceTexts.page[language]} ${pages.join(", ")}`;
  const doubt = document.doubt === undefined ? "" : ` (${serviceTexts[document.doubt][language]})`;
  return `${markdownText(document.words[language])}${at}${doubt}`;
}

/** The variants that change it. */
function changes(workspace: Workspace, declaration: Declaration, language: TextLanguage): string[] {
  const ids = workspace.variantsChanging(declaration.path).map(({ id }) => id);
  return ids.length === 0 ? [] : [`${serviceTexts.changedBy[language]}: ${listed(ids)}`];
}

/** Returns the examples that prove it. */
function proofs(workspace: Workspace, declaration: Declaration, language: TextLanguage): string[] {
  const ids = workspace.examplesOf(declaration.name).map(({ name }) => name.text);
  return ids.length === 0 ? [] : [`${serviceTexts.shownBy[language]}: ${listed(ids)}`];
}

const MOST_LISTED = 5;

/** The first few of a list, and how many more there are. */
function listed(ids: readonly string[]): string {
  const first = ids.slice(0, MOST_LISTED).join(", ");
  return ids.length <= MOST_LISTED ? first : `${first}, … (${ids.length})`;
}
