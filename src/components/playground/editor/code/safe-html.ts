// Sanitizes the HTML of explanations, whose Markdown may contain text of untrusted files: only text
// formatting elements remain, without attributes.

const kept = new Set(["P", "PRE", "CODE", "EM", "STRONG", "UL", "OL", "LI", "BR", "SPAN", "DIV"]);

/** Returns the HTML with allowed elements only. */
export function safeHtml(html: string): string {
  // A detached document: nothing in it is fetched or run.
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
  // Classes carry the colours of code.
  if (node.tagName === "SPAN") element.className = node.className;
  element.append(...inside);
  return [element];
}
