// English wording of diagnostics about names, types and values.

import type { CatalogOf } from "../catalog.ts";
import type { NameFacts } from "../facts/check.ts";
import { renderSuggestionEn } from "./phrases.ts";

export const namesEn: CatalogOf<NameFacts> = {
  "duplicate-name": {
    title: "Name used twice",
    why: "A name stands for one thing wherever rules speak of it. With two, it would depend on the order of the files which of them a rule means.",
    text: ({ name }) => `\`${name}\` is declared more than once.`,
  },
  "unknown-name": {
    title: "Unknown name",
    why: "If a misspelt name stood for something new, a counter could be filled in one rule and another, empty one be asked about in the next. So everything is declared before rules speak of it.",
    text: ({ name }) => `Nothing here is called \`${name}\`.`,
    hint: ({ nearest }) => renderSuggestionEn(nearest),
  },
  "ambiguous-name": {
    title: "Ambiguous name",
    why: "Members of several enums may share a name, and the place tells which one is meant. Here nothing does, and the compiler does not pick one by chance.",
    text: ({ name, meanings }) =>
      `\`${name}\` could mean several things here: ${meanings.join(", ")}.`,
  },
  "not-a-value": {
    title: "Not a value",
    why: "Some names stand for things that are done, announced or looked through. They have no number or answer that a rule could go on with.",
    text: ({ name, is }) => `\`${name}\`${is === "" ? "" : ` (${is})`} has no value of its own.`,
  },
  "wrong-kind": {
    title: "Something else",
    why: "What may be done with a thing depends on what it is: procedures are carried out, events announced, markers advance on tracks. Used as something else, it could only do nothing.",
    text: ({ name, is, expected }) =>
      `\`${name}\` is ${is === "" ? "something else" : `a \`${is}\``}; expected here: ${expected}.`,
  },
  "wrong-type": {
    title: "Wrong type",
    why: "A colour is no number, and a space is no player. Where the two are mixed up, a rule would compute with whatever number stands for the other inside the engine.",
    text: ({ found, expected }) => `This is \`${found}\`, but \`${expected}\` is expected here.`,
  },
  "not-comparable": {
    title: "Never equal",
    why: "Two things of different sorts are never the same, so that the answer would always be no. A condition that can never hold is a rule that never works.",
    text: ({ left, right }) => `\`${left}\` and \`${right}\` cannot be compared.`,
  },
  "argument-count": {
    title: "Wrong number of arguments",
    why: "Each parameter is a question that the rule asks of whoever uses it. One that stays open has no answer, and one too many would be ignored.",
    text: ({ name, found, expected }) =>
      `\`${name}\` takes ${expected} argument${expected === 1 ? "" : "s"}, not ${found}.`,
  },
  "owner-missing": {
    title: "Whose?",
    why: "What every player has there is as often as there are players. Taking whoever is on turn for granted goes wrong as soon as a rule is carried out for somebody else.",
    text: ({ name }) => `Every player has a \`${name}\`, so this must say whose.`,
    hint: (facts) => (facts.in === "value" ? `Write \`your ${facts.name}\`.` : undefined),
    advice: (facts) =>
      facts.in === "fact"
        ? `It belongs to a player, as in \`Anna { ${facts.name} … }\`.`
        : undefined,
  },
  "owner-extra": {
    title: "Nobody's own",
    why: "What is shared lies in the middle of the table, once. Speaking of it as somebody's own suggests a second one that does not exist.",
    text: ({ name }) => `\`${name}\` is shared; it belongs to no player.`,
    hint: (facts) => (facts.in === "value" ? `Write \`${facts.name}\` alone.` : undefined),
    advice: (facts) =>
      facts.in === "fact" ? `It belongs to all, as in \`table { ${facts.name} … }\`.` : undefined,
  },
  "index-missing": {
    title: "Which one?",
    why: "A family of things has one for each member, and each has its own content. Without a choice among them, a rule would have to mean one by chance or all at once.",
    text: ({ name }) => `There are several \`${name}\`, so this must say which.`,
    advice: ({ name }) => `Write \`${name}[…]\`.`,
  },
  "index-extra": {
    title: "Only one",
    why: "An index picks one of several. Where there is only one, it would be read by people as a condition that the engine does not know of.",
    text: ({ name }) => `There is only one \`${name}\`; it takes no \`[…]\`.`,
    hint: ({ name }) => `Write \`${name}\` alone.`,
  },
  "unknown-field": {
    title: "Unknown field",
    why: "Only the fields that a family or a shape declares have a value on each of its pieces or spaces. Any other would have none on all of them.",
    text: ({ field, of }) => `\`${of}\` has no field \`${field}\`.`,
    hint: ({ nearest }) => renderSuggestionEn(nearest),
  },
  "not-constant": {
    title: "Not fixed",
    why: "How much memory a game needs and which options there can be is settled before the first move. Something that only turns out in play comes too late for that.",
    text: () => "This must be known before a game begins.",
  },
  "value-outside": {
    title: "Outside the limits",
    why: "Limits say what can occur, on the table and in memory. A value beyond them has no place in either, like a seventh face on a die.",
    text: ({ value, from, to }) => `${value} is not within ${from}..${to}.`,
  },
  "number-too-big": {
    title: "Number too big",
    why: "Numbers have 32 bits, so that every machine computes the same and a recorded game comes out alike everywhere. Beyond that they would turn negative.",
    text: () => "Numbers go up to 2 147 483 647.",
  },
  "recursive-define": {
    title: "Circular definition",
    why: "To know the one, the other would have to be known first, and so on without an end. Nobody at the table could ever work it out.",
    text: ({ name }) => `\`${name}\` is defined by itself.`,
  },
};
