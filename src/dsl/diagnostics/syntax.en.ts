// English wording for problems of spelling and order.

import type { CatalogOf } from "./catalog.ts";
import type { Expected, SyntaxFacts, Thing } from "./syntax-facts.ts";

const things: Readonly<Record<Thing, string>> = {
  name: "a name",
  number: "a number",
  quoted: "a text in quotation marks",
  text: 'a text such as `de "…" en "…"`',
  value: "a value such as `3` or `your coral`",
  type: "a type such as `1..6` or `Hue`",
  statement: "a statement such as `gain 2 coral`",
  declaration: "a declaration such as `action`, `piece` or `value`",
  cell: "a cell of the board",
};

export const syntaxEn: CatalogOf<SyntaxFacts> = {
  "does-not-fit": {
    title: "Something else belongs here",
    text: ({ after, found, expected }) => {
      const belongs = oneOf(expected);
      if (found === undefined && after === undefined) return `Here belongs ${belongs}.`;
      if (found === undefined) return `After \`${after}\`, ${belongs} is missing.`;
      if (after === undefined) return `\`${found}\` stands here, where ${belongs} belongs.`;
      return `\`${found}\` stands after \`${after}\`; here belongs ${belongs}.`;
    },
    hint: ({ example, nearest }) =>
      nearest === undefined
        ? example && `It is written like this: \`${example}\`.`
        : `Perhaps \`${nearest}\` is meant.`,
  },
  "left-over": {
    title: "Not part of a declaration",
    text: ({ found, after }) =>
      after === undefined
        ? `\`${found}\` stands here, where ${things.declaration} begins.`
        : `\`${found}\` stands after \`${after}\`, where the declaration is complete. Here the next one begins.`,
    hint: ({ nearest }) => nearest && `Perhaps \`${nearest}\` is meant.`,
  },
  "missing-brace": {
    title: "Missing closing brace",
    text: () => "A brace `{` is opened, but not closed before this place. A `}` belongs here.",
  },
  "extra-brace": {
    title: "One brace too many",
    text: () => "This `}` closes nothing: every `{` before it is closed already.",
    hint: () => "Either this `}` goes, or a `{` is missing above.",
  },
  "reserved-word": {
    title: "Word of the language",
    text: ({ word }) =>
      `\`${word}\` is a word of the language and cannot be a name. Any other word will do.`,
    hint: ({ word }) => `For example, \`${another(word)}\`.`,
  },
  semicolon: {
    title: "Semicolon not needed",
    text: () => "A `;` stands here. Statements simply follow one another, without a sign between.",
    hint: () => "Without the `;` this is right.",
  },
  "equals-for-is": {
    title: "`is` instead of `=`",
    text: () => "`=` introduces the value of a name; comparing and stating is done with `is`.",
    hint: () => "Write `is` here.",
  },
  "chained-comparison": {
    title: "Two comparisons in one",
    text: () =>
      "This compares the result of a comparison. Two comparisons are joined by `and`, as in `1 < coral and coral < 5`.",
  },
  "borrowed-sign": {
    title: "Sign of another language",
    text: ({ sign, word }) =>
      `\`${sign}\` is not a sign of this language; it is written \`${word}\`.`,
    hint: ({ word }) => `Write \`${word}\` here.`,
  },
  "unknown-character": {
    title: "Unknown character",
    text: ({ character }) =>
      `\`${character}\` has no meaning here. Outside quotation marks there are letters, digits and the signs of the language.`,
  },
  "open-string": {
    title: "Missing quotation mark",
    text: () =>
      'This text begins with a quotation mark and has none at its end. A text ends on the line on which it begins, with `"`.',
  },
  "curly-quotes": {
    title: "Printed quotation marks",
    text: () => 'This text stands in printed quotation marks. Texts stand in straight ones: `"…"`.',
  },
  "unknown-escape": {
    title: "Unknown escape",
    text: ({ written }) =>
      `\`${written}\` has no meaning in a text. There are \`\\"\` and \`\\\\\`.`,
  },
  "odd-name": {
    title: "Characters of names",
    text: ({ name }) =>
      `\`${name}\` contains characters that a name cannot have. A name consists of the letters A to Z and digits, and begins with a letter.`,
    hint: ({ better }) => better && `For example, \`${better}\`.`,
  },
  "condition-after-statement": {
    title: "Choices and conditions first",
    text: ({ word }) =>
      `\`${word}\` stands after a statement. All \`pick\`, \`needs\` and \`costs\` stand before the first statement.`,
  },
  "text-twice": {
    title: "Second text",
    text: () => "This is a second text for the same thing. There is one in each language.",
  },
  "family-text": {
    title: "Text of a family",
    text: ({ family }) =>
      `\`${family}\` is a family, and families have no text. Texts belong to the pieces.`,
  },
  "param-without-type": {
    title: "Parameter without name or type",
    text: () => "A parameter has a name and a type here, as in `number: 1..6`.",
    hint: ({ name }) => name && `For example, \`${name}: 1..6\`.`,
  },
  "too-deep": {
    title: "Nested too deeply",
    text: () =>
      "So much is nested here that it cannot be read. Parts of it can be given names of their own.",
  },
};

function oneOf(expected: readonly Expected[]): string {
  const parts = expected.map((one) => ("word" in one ? `\`${one.word}\`` : things[one.thing]));
  const last = parts.pop() ?? "something else";
  return parts.length === 0 ? last : `${parts.join(", ")} or ${last}`;
}

function another(word: string): string {
  return `the${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
