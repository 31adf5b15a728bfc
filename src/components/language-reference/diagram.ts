// Railroad diagrams: a production of the grammar as SVG, broken into lines if it is long.

import railroad, { type Drawn, type Picture } from "railroad-diagrams";
import type { ProductionPart } from "../../dsl/index.ts";

const { Choice, Comment, Diagram, NonTerminal, OneOrMore, Optional, Sequence, Terminal } = railroad;
const { ZeroOrMore } = railroad;

/** One line of a diagram. */
interface DiagramLine {
  readonly svg: string;
  readonly width: number;
}

/** Maximum width of a line that can be broken. */
const widest = 640;

/** Returns the lines of a production; `hrefOf` returns the address that explains a production or token. */
export function drawDiagram(
  part: ProductionPart,
  hrefOf: (name: string) => string,
): readonly DiagramLine[] {
  const parts = part.kind === "sequence" ? part.parts : [part];
  const lines = broken(parts.map((one) => itemOf(one, hrefOf)));
  return lines.map((items, i) => {
    const before = i === 0 ? [] : [Comment("…")];
    const after = i === lines.length - 1 ? [] : [Comment("…")];
    return lineOf(Diagram(...before, ...items, ...after), i === 0, i === lines.length - 1);
  });
}

/** Breaks items into lines, each with as many items as fit. */
function broken(items: readonly Drawn[]): readonly (readonly Drawn[])[] {
  const lines: Drawn[][] = [[]];
  let width = 0;
  for (const item of items) {
    const own = item.width + (item.needsSpace ? 20 : 0);
    const line = lines.at(-1);
    if (line !== undefined && (line.length === 0 || width + own <= widest)) {
      line.push(item);
      width += own;
    } else {
      lines.push([item]);
      width = own;
    }
  }
  return lines;
}

/** Draws a line. Only the first has a start mark, and only the last an end mark. */
function lineOf(picture: Picture, isFirst: boolean, isLast: boolean): DiagramLine {
  const [start, ...rest] = picture.items;
  const [end, inside] = [rest.at(-1), rest.slice(0, -1)];
  if (start === undefined || end === undefined)
    throw new Error("A diagram has a start and an end.");
  picture.items = [...(isFirst ? [start] : []), ...inside, ...(isLast ? [end] : [])];
  picture.width -= (isFirst ? 0 : start.width) + (isLast ? 0 : end.width);
  return { svg: picture.format(6, 4, 6, 4).toString(), width: picture.width + 8 };
}

function itemOf(part: ProductionPart, hrefOf: (name: string) => string): Drawn {
  const inner = (one: ProductionPart) => itemOf(one, hrefOf);
  switch (part.kind) {
    case "word":
      return Terminal(part.text);
    case "token":
      return linked(labelOf(part.name), hrefOf(part.name));
    case "production":
      return linked(part.name, hrefOf(part.name));
    case "sequence":
      return Sequence(...part.parts.map(inner));
    case "choice":
      return Choice(0, ...part.of.map(inner));
    case "optional":
      return Optional(inner(part.part));
    case "repeated": {
      const between = part.between && inner(part.between);
      return part.once
        ? OneOrMore(inner(part.part), between)
        : ZeroOrMore(inner(part.part), between);
    }
    default:
      return part satisfies never;
  }
}

/** Returns the label of a token; the two kinds of names are shown as one. */
function labelOf(token: string): string {
  return token === "PlainName" ? "Name" : token;
}

/** Returns a box that links to the explanation of its production. */
function linked(name: string, href: string): Drawn {
  const box = NonTerminal(name);
  const link: Drawn = {
    width: box.width,
    up: box.up,
    down: box.down,
    needsSpace: true,
    format(x, y, width) {
      box.format(x, y, width);
      return link;
    },
    addTo(parent) {
      parent.children.push(link);
      return link;
    },
    toString: () => `<a href="${href}">${box}</a>`,
  };
  return link;
}
