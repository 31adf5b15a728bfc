// The lines of the rules that pages show behind a score or a refusal.

import { expect, test } from "vitest";
import { passageAt } from "../../src/components/play/log/source.ts";
import { linePattern, type Meta, type SourceRef } from "../../src/dsl/index.ts";

const text = `// Points for lanterns.

reason lit { de "Licht" en "light" }

// Each lantern counts once.
action light {
  pick lantern from row
  score 2 as lit                 // as printed
}

value wick = 3
`;

const variantText = `// Calm nights.
variant calm of lanterns {
  de "Ruhig" en "Calm"

  // Wicks burn longer.
  change wick from 3 to 5
  change light {
    pick lantern from row
  }
}

// Nobody knows.
question rows about light {
  reading one { see book }
  reading two {
    see book
    change wick to 2
    example twoRows {
    }
  }
}
`;

function passage(marked: string, from = text) {
  const start = from.indexOf(marked);
  const line = from.slice(0, start).split("\n").length;
  const source: SourceRef = { file: 0, start, end: start + marked.length, line };
  const meta = { sources: [{ path: "rules/lanterns.regel", text: from }] } as unknown as Meta; // All that is read.
  return passageAt(meta, source, linePattern());
}

function shown(marked: string, from = text): string[] {
  return (
    passage(marked, from)?.lines.map(({ tokens }) => tokens.map((one) => one.text).join("")) ?? []
  );
}

test("a statement is shown with its declaration and the comment above", () => {
  expect(shown("score 2 as lit")).toEqual([
    "// Each lantern counts once.",
    "action light {",
    "  pick lantern from row",
    "  score 2 as lit                 // as printed",
    "}",
  ]);
});

test("a declaration on one line stands alone", () => {
  expect(shown("value wick = 3")).toEqual(["value wick = 3"]);
  expect(shown("reason lit")).toEqual(['reason lit { de "Licht" en "light" }']);
});

test("within a variant, the change alone is shown", () => {
  expect(shown("wick from", variantText)).toEqual([
    "  // Wicks burn longer.",
    "  change wick from 3 to 5",
  ]);
  expect(shown("lantern from", variantText)).toEqual([
    "  change light {",
    "    pick lantern from row",
    "  }",
  ]);
});

test("a reading is shown without its examples", () => {
  expect(shown("two {", variantText)).toEqual([
    "  reading two {",
    "    see book",
    "    change wick to 2",
  ]);
  expect(shown("wick to 2", variantText)).toEqual(["    change wick to 2"]);
});

test("only the very passage is marked", () => {
  const marked = passage("score 2 as lit")?.lines.flatMap(({ tokens }) =>
    tokens.filter((token) => token.marked).map((token) => token.text),
  );
  expect(marked?.join("")).toBe("score 2 as lit");
});

test("words, numbers, texts and comments are told apart", () => {
  const tokens = passage("score 2 as lit")?.lines[3]?.tokens ?? [];
  const highlights = tokens
    .filter(({ text }) => text.trim() !== "")
    .map(({ text, highlight }) => [text.trim(), highlight]);
  expect(highlights).toEqual([
    ["score", "statement"],
    ["2", "number"],
    ["as", "word"],
    ["lit", undefined],
    ["// as printed", "comment"],
  ]);
});
