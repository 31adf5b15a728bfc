// Scripts in the package are indented with tabs: the compiler's four spaces would be a fiftieth of what is
// packed of them.

import { parseAst } from "vite";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Indents a script with a tab for each four spaces; texts over several lines stay as they are. */
export function withTabs(script: string): string {
  const texts = textsIn(parseAst(script));
  return script.replace(/^(?: {4})+/gm, (indent, at: number) =>
    texts.some(({ start, end }) => start <= at && at < end)
      ? indent
      : "\t".repeat(indent.length / 4),
  );
}

/** Where the texts of template literals stand. */
function textsIn(tree: unknown): Span[] {
  const found: Span[] = [];
  const waiting: unknown[] = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== "object" || node === null) continue;
    if ("type" in node && node.type === "TemplateElement") found.push(node as unknown as Span);
    else waiting.push(...Object.values(node).filter((one) => one !== undefined));
  }
  return found;
}
