// English wording of syntax diagnostics.

import type { CatalogOf } from "../catalog.ts";
import type { Expected, SyntaxCategory, SyntaxFacts } from "../facts/syntax-facts.ts";

const things: Readonly<Record<SyntaxCategory, string>> = {
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
    why: "The compiler never guesses: where a construct is unfinished or mixed with something else, two readers could take it for two different rules. It reads on behind this place, so that all such places are found in one go.",
    text: ({ after, found, expected }) => {
      const belongs = oneOf(expected);
      if (found === undefined && after === undefined) return `Here belongs ${belongs}.`;
      if (found === undefined) return `After \`${after}\`, ${belongs} is missing.`;
      if (after === undefined) return `\`${found}\` stands here, where ${belongs} belongs.`;
      return `\`${found}\` stands after \`${after}\`; here belongs ${belongs}.`;
    },
    hint: ({ nearest }) => nearest && `Perhaps \`${nearest}\` is meant.`,
    advice: ({ example, nearest }) =>
      nearest === undefined && example ? `It is written like this: \`${example}\`.` : undefined,
  },
  "left-over": {
    title: "Not part of a declaration",
    why: "Everything in a file belongs to one declaration. If what lies between two of them were passed over, a rule that somebody believes to be in force would silently not be part of the game.",
    text: ({ found, after }) =>
      after === undefined
        ? `\`${found}\` stands here, where ${things.declaration} begins.`
        : `\`${found}\` stands after \`${after}\`, where the declaration is complete. Here the next one begins.`,
    hint: ({ nearest }) => nearest && `Perhaps \`${nearest}\` is meant.`,
    advice: ({ example, nearest }) =>
      nearest === undefined && example ? `It is written like this: \`${example}\`.` : undefined,
  },
  "missing-brace": {
    title: "Missing closing brace",
    why: "Braces say what belongs together. Without this one, the declarations that follow would become part of the one before them.",
    text: () => "A brace `{` is opened, but not closed before this place.",
    hint: () => "A `}` belongs here.",
  },
  "extra-brace": {
    title: "One brace too many",
    why: "A brace that closes nothing most often means that another was moved or lost, and with it what belongs to what. It could change a rule without anybody noticing.",
    text: () => "This `}` closes nothing: every `{` before it is closed already.",
    hint: () => "Without this `}` the braces match.",
  },
  "reserved-word": {
    title: "Word of the language",
    why: "Some words begin statements. If they could be names as well, a line such as `move first` would have two meanings.",
    text: ({ word }) =>
      `\`${word}\` is a word of the language and cannot be a name. Any other word will do.`,
    hint: ({ better }) => `For example, \`${better}\`.`,
  },
  semicolon: {
    title: "Semicolon not needed",
    why: "Rules are read aloud at the table, and a sign that says nothing only gives reason to ask what it says. Only in the given facts of an example may a semicolon part one from the next.",
    text: () => "A `;` stands here. Statements simply follow one another, without a sign between.",
    hint: () => "Without the `;` this is right.",
  },
  "equals-for-is": {
    title: "`is` instead of `=`",
    why: "Giving something a name and asking whether two things are the same are different acts. With one sign for both, a slip would turn a question into a change.",
    text: () => "`=` introduces the value of a name; comparing and stating is done with `is`.",
    hint: () => "Write `is` here.",
  },
  "chained-comparison": {
    title: "Two comparisons in one",
    why: "A comparison gives yes or no, and yes is not less than five. Other languages accept such a line and compute something that nobody meant.",
    text: () =>
      "This compares the result of a comparison. Two comparisons are joined by `and`, as in `1 < coral and coral < 5`.",
    hint: ({ middle }) => middle && `Write \`and ${middle}\` before it.`,
  },
  "borrowed-sign": {
    title: "Sign of another language",
    why: "Rules are also read by people who have never written a program. For them there are words, and one way to write each thing.",
    text: ({ sign, word }) =>
      `\`${sign}\` is not a sign of this language; it is written \`${word}\`.`,
    hint: ({ word }) => `Write \`${word}\` here.`,
  },
  "unknown-character": {
    title: "Unknown character",
    why: "A character that means nothing is most often a slip of the keyboard or came along when text was copied. If it were skipped, what remains could mean something else.",
    text: ({ character }) =>
      `\`${character}\` has no meaning here. Outside quotation marks there are letters, digits and the signs of the language.`,
    advice: ({ character }) => (character.includes("'") ? 'Texts stand in `"…"`.' : undefined),
  },
  "hidden-character": {
    title: "Hidden character",
    why: "Some characters cannot be seen, and yet they change in which direction a line appears, or what a terminal does. With them, rules could look different from what they say.",
    text: ({ character }) =>
      `The character ${character} stands here. Nobody sees it, and it can change how the line around it looks.`,
    hint: () => "Without it this is right.",
  },
  "open-string": {
    title: "Missing quotation mark",
    why: "A text that ran over the end of its line would swallow the rules behind it, up to the next quotation mark anywhere in the file.",
    text: () =>
      'This text begins with a quotation mark and has none at its end. A text ends on the line on which it begins, with `"`.',
  },
  "curly-quotes": {
    title: "Printed quotation marks",
    why: "Word processors put in such marks by themselves. As there are many of them and languages pair them differently, only the straight mark begins and ends a text; inside a text all of them may stand.",
    text: () => 'This text stands in printed quotation marks. Texts stand in straight ones: `"…"`.',
    hint: ({ straight }) => `Write \`${straight}\`.`,
  },
  "unknown-escape": {
    title: "Unknown escape",
    why: "People at the table read texts as they stand. What would come out of an unknown escape, nobody could know from reading the file.",
    text: ({ written }) =>
      `\`${written}\` has no meaning in a text. There are \`\\"\` and \`\\\\\`.`,
    hint: ({ better }) => (better === " " ? "A space does here." : `Write \`${better}\` here.`),
  },
  "odd-name": {
    title: "Characters of names",
    why: "Names become part of records, links and options that people type. With plain letters they look alike on every keyboard and in every file system; what people read stands in texts, where any letter is fine.",
    text: ({ name }) =>
      `\`${name}\` contains characters that a name cannot have. A name consists of the letters A to Z and digits, and begins with a letter.`,
    hint: ({ better }) => better && `For example, \`${better}\`.`,
  },
  "condition-after-statement": {
    title: "Choices and conditions first",
    why: "An option is offered only if all of it can be done. Everything that decides about this stands before the first change, or else a move could break off halfway.",
    text: ({ word }) =>
      `\`${word}\` stands after a statement. All \`pick\`, \`needs\` and \`costs\` stand before the first statement.`,
  },
  "text-twice": {
    title: "Second text",
    why: "If a thing had two texts in one language, screens and prose could show the one or the other, and the rulebook would contradict itself.",
    text: () => "This is a second text for the same thing. There is one in each language.",
    hint: () => "Without the second text this is right.",
  },
  "family-text": {
    title: "Text of a family",
    why: "A family is only what its pieces have in common; nobody ever holds one. A text here would never be shown, although somebody counts on it.",
    text: ({ family }) =>
      `\`${family}\` is a family, and families have no text. Texts belong to the pieces.`,
    hint: () => "Without the text this is right.",
  },
  "zone-on-shape": {
    title: "Zone on a shape",
    why: "On a shape each space is a place for at most one thing, and everybody sees it. Such a zone has no further places, no row and no index.",
    text: () => "A zone on a shape has no index, no places and no row, and is never hidden.",
    advice: () => "Leave that out, or leave out `on` and the shape.",
  },
  "param-without-type": {
    title: "Parameter without name or type",
    why: "The type says which arguments there can be. From it the engine knows what to offer, how large tables are, and which call is a mistake.",
    text: () => "A parameter has a name and a type here, as in `number: 1..6`.",
    advice: ({ name }) => name && `For example, \`${name}: 1..6\`.`,
  },
  "too-deep": {
    title: "Nested too deeply",
    why: "Every level of nesting takes memory while a text is read. The limit lies far beyond anything that people can follow, and keeps a damaged or malicious file from stopping the program.",
    text: () =>
      "So much is nested here that it cannot be read. Parts of it can be given names of their own.",
  },
};

function oneOf(expected: readonly Expected[]): string {
  const parts = expected.map((one) => ("word" in one ? `\`${one.word}\`` : things[one.thing]));
  const last = parts.pop() ?? "something else";
  return parts.length === 0 ? last : `${parts.join(", ")} or ${last}`;
}
