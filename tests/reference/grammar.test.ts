import { expect, test } from "vitest";
import { drawDiagram } from "../../src/components/language-reference/diagram.ts";
import { grammar } from "../../src/components/language-reference/grammar.ts";
import type { ProductionPart } from "../../src/dsl/index.ts";

const productions = [...grammar.values()];

test.each(productions)("the line above $name has the words of the parser", ({ part, line }) => {
  const said = [...line.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => word);
  const near = namesOf(part).flatMap((name) => partsNamed(name));
  const further = near.flatMap((one) => namesOf(one)).flatMap((name) => partsNamed(name));
  const known = new Set([part, ...near, ...further].flatMap(wordsOf));

  expect(line).not.toBe("");
  expect(wordsOf(part).filter((word) => !said.includes(word))).toEqual([]);
  expect(said.filter((word) => !known.has(word))).toEqual([]);
});

test.each(productions)("$name is drawn with every word and every link", ({ part }) => {
  const svg = drawDiagram(part, (name) => `#${name}`)
    .map((line) => line.svg)
    .join("");

  const shown = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) =>
    plain(text),
  );
  expect(shown.filter((text) => text !== "…").sort()).toEqual(labelsOf(part).sort());
  for (const name of namesOf(part)) expect(svg).toContain(`href="#${name}"`);
});

test("long productions are broken into lines that fit the page", () => {
  const lines = productions.flatMap(({ part }) => drawDiagram(part, () => "#"));

  expect(lines.length).toBeGreaterThan(productions.length);
  expect(lines.filter(({ width }) => width > 722)).toEqual([]);
});

function partsIn(part: ProductionPart): ProductionPart[] {
  switch (part.kind) {
    case "word":
    case "token":
    case "production":
      return [part];
    case "sequence":
      return part.parts.flatMap(partsIn);
    case "choice":
      return part.of.flatMap(partsIn);
    case "optional":
      return partsIn(part.part);
    case "repeated":
      return [...partsIn(part.part), ...(part.between ? partsIn(part.between) : [])];
    default:
      return part satisfies never;
  }
}

function partsNamed(name: string): ProductionPart[] {
  const part = grammar.get(name)?.part;
  return part === undefined ? [] : [part];
}

function wordsOf(part: ProductionPart): string[] {
  return partsIn(part).flatMap((one) => (one.kind === "word" ? [one.text] : []));
}

function namesOf(part: ProductionPart): string[] {
  return partsIn(part).flatMap((one) => (one.kind === "production" ? [one.name] : []));
}

function labelsOf(part: ProductionPart): string[] {
  return partsIn(part).map((one) => {
    if (one.kind === "word") return one.text;
    return "name" in one ? one.name.replace("PlainName", "Name") : "";
  });
}

/** `&#60;` → `<` */
function plain(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}
