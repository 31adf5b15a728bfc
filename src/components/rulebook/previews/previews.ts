// Previews of the rules and terms that links lead to.

import { listProseLines, playerTextOf, renderPlainText } from "../../../dsl/index.ts";
import { capitalised } from "../../../i18n/language.ts";
import { type Book, bookAddress, ruleAddress } from "../book.ts";
import { titleForReaders } from "../rules/reader-names.ts";

/** Key: the name of the target, `rule-price` or `term-reef`. */
export type Previews = Readonly<Record<string, Preview>>;

export interface Preview {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** Maximum number of lines in a preview. */
const most = 5;

/** Returns the previews of all explained rules and of the glossary. */
export function previewsOf(book: Book): Previews {
  const { language, rulings, glossary } = book;
  const rules = [...rulings.rules.values()].flatMap((rule): [string, Preview][] => {
    const href = ruleAddress(book, rule.path);
    if (href === undefined) return [];
    const { blocks } = playerTextOf(rule, language);
    const lines = listProseLines(blocks).map(({ text }) => renderPlainText(text));
    const text = [...lines.slice(0, most), ...(lines.length > most ? ["…"] : [])].join("\n");
    const title = titleForReaders(book, rule);
    return [[`rule-${rule.path}`, { title, text, href }]];
  });
  const terms = glossary.map((entry): [string, Preview] => {
    const { term, says } = entry[language];
    const href = `${bookAddress(book)}glossary/#term-${entry.id}`;
    return [`term-${entry.id}`, { title: capitalised(term), text: says, href }];
  });
  return Object.fromEntries([...rules, ...terms]);
}
