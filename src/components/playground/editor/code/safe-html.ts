// Explanations come as Markdown and may hold words from files of strangers: of the HTML that is made
// of it only what shapes text is kept, without any attribute.

const kept = new Set(["P", "PRE", "CODE", "EM", "STRONG", "UL", "OL", "LI", "BR", "SPAN", "DIV"]);

/** The same text with harmless elements alone. */
export function safeHtml(html: string): string {
  // A document that is shown nowhere: nothing in it is fetched or run.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const safe = document.createElement("div");
  safe.append(...[...body.childNodes].flatMap(cleaned));
  return safe.innerHTML;
}

function cleaned(node: Node): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element)) return [];
  const inside = [...node.childNodes].flatMap(cleaned);
  if (!kept.has(node.tagName)) return inside;
  const element = document.createElement(node.tagName);
  // The colours of a program are classes of the editor's own.
  if (node.tagName === "SPAN") element.className = node.className;
  element.append(...inside);
  return [element];
}
