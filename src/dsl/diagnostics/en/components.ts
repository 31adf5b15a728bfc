// English wording of diagnostics about pieces, spaces, tables, boards and dice.

import type { CatalogOf } from "../catalog.ts";
import type { ComponentFacts } from "../facts/check.ts";

export const componentsEn: CatalogOf<ComponentFacts> = {
  "not-a-place": {
    title: "Not a place",
    why: "Pieces are always somewhere: in a zone or on a space. Put anywhere else, they would have left the game without a rule saying so.",
    text: () => "Here a zone or a space of a shape is expected.",
    advice: ({ space }) =>
      space === undefined ? undefined : `A space stands with its zone: \`${space}\`.`,
  },
  "not-settable": {
    title: "Cannot be set",
    why: "Counters and marks are what a game remembers. Everything else follows from them or from where pieces lie, and would be overwritten or contradicted at once.",
    text: () => "Only counters and marks can be set.",
  },
  "not-a-row": {
    title: "Not a row",
    why: "In a heap nothing is first. Only a row remembers in which order things came, so only there can rules count on it.",
    text: ({ name }) => `Only rows have a first and a last and can be sorted; \`${name}\` is none.`,
    advice: ({ name }) => `Declare it as \`zone ${name} of …, row of 5\`.`,
  },
  "maybe-empty": {
    title: "Perhaps nothing there",
    why: "Of nothing, nothing is first. If the engine had to go on here with some piece all the same, a game could break off or take one from thin air.",
    text: ({ name }) => `\`${name}\` may be empty here, and then nothing is first or last.`,
    advice: ({ name }) => `Ask first: \`if ${name} is not empty { … }\`.`,
  },
  "maybe-none": {
    title: "Perhaps none",
    why: "A rule that goes on with something missing would break in the one game in which it is missing. Asking first makes the author decide what happens then, before anybody plays.",
    text: ({ name }) => `\`${name}\` may be \`none\` here; a value is needed.`,
    advice: ({ name }) => `Ask first: \`if ${name} is not none { … }\`.`,
  },
  "maybe-unfilled": {
    title: "Perhaps an empty space",
    why: "On an empty space there is no piece to take, and none to ask for its colour. A rule that went on all the same would do nothing, or reckon with a piece that nobody has put there. Comparing is safe: an empty space equals nothing.",
    text: ({ name }) =>
      `The space of \`${name}\` may be empty here; something that lies there is needed.`,
    advice: ({ name }) => `Ask first: \`if ${name} is filled { … }\`.`,
  },
  "never-none": {
    title: "Never none",
    why: "Where something is always there, the question whether it is missing has only one answer, and taking it away would leave the rules without the value that they count on.",
    text: () => "What stands here cannot be `none`.",
    advice: () => "What may be `none` says so with its type: `mark deepest: 1..6 or none`.",
  },
  "none-of-type": {
    title: "None of these",
    why: "In memory, none is a value that lies outside of the type. Only types that leave room for it can have one.",
    text: ({ type }) =>
      `There is no \`none\` of \`${type}\`: numbers from 0 on, members of enums, pieces, players, spaces and boards have it.`,
  },
  "none-of-thing": {
    title: "Nothing is missing here",
    why: "What lies in a zone is there, and a table is looked up with something. A piece that is no piece could not be picked up, shown or counted.",
    text: () =>
      "`or none` is for values: fields, marks, parameters of rules, and what tables and formulas give.",
    hint: ({ type }) => `Write \`${type}\` alone.`,
  },
  "never-hidden": {
    title: "Never hidden",
    why: "Only what can be turned face down can be seen by one and not by another. To ask who sees anything else would be to prove nothing.",
    text: () => "Only zones and marks can be hidden; anything else is seen by all.",
  },
  "never-full": {
    title: "Never full",
    why: "Without a limit the condition never holds, and what is to happen beyond it never happens. That looks like a rule and is none.",
    text: ({ name }) => `\`${name}\` has no \`max\`, so it is never full.`,
  },
  "family-copies": {
    title: "Copies of a family",
    why: "A family groups pieces that have something in common. A number of copies there could mean each kind or all kinds together, so each piece states its own.",
    text: ({ family }) => `\`${family}\` is a family, and only a piece can have copies.`,
    advice: () => "Move the line into each piece of the family: `copies 2 in bag`.",
  },
  "missing-field": {
    title: "Field missing",
    why: "Rules may ask any piece of the family for this field. A piece without it would have to answer with something that nobody wrote down.",
    text: ({ piece, field }) => `\`${piece}\` does not say what its \`${field}\` is.`,
    advice: ({ field }) => `Add \`${field} is …\`.`,
  },
  "table-size": {
    title: "Table does not fit",
    why: "Every argument needs its entry, in order. With one too few or too many, all that come after it would stand for the wrong one.",
    text: ({ name, found, expected }) =>
      `\`${name}\` has ${found} entries; its parameters ask for ${expected}.`,
  },
  "no-board": {
    title: "Shape without a board",
    why: "A shape says which spaces there are; what they are like and which belong together is drawn on its boards. Without one the question has no answer.",
    text: ({ shape }) =>
      `There is no board of \`${shape}\`, on which this could be seen: \`board … of ${shape} { … }\` declares one.`,
  },
  "no-regions": {
    title: "Shape without regions",
    why: "Which spaces make a region depends on what is drawn on them: those that touch and have the same. A shape that does not say which field counts has no regions.",
    text: ({ shape }) =>
      `\`${shape}\` does not say what makes a region: \`regions by\` names the field.`,
  },
  "board-rows": {
    title: "Rows missing",
    why: "A board is drawn as it lies on the table, so that it can be compared with the printed one. A row less would shift all spaces below it.",
    text: ({ board, found, expected }) =>
      `\`${board}\` is drawn with ${found} rows; its shape has ${expected}.`,
  },
  "board-row-length": {
    title: "Row does not fit",
    why: "Spaces are named by row and column. One that is left out would give all that follow in its row the name and the neighbours of another.",
    text: ({ row, found, expected }) =>
      `Row ${row} has ${found} spaces; the shape has ${expected} there.`,
  },
  "board-cell": {
    title: "Unknown space",
    why: "What is drawn must be what the shape can have. A letter that stands for nothing would be a space about which no rule knows what it is.",
    text: ({ cell, expected }) =>
      `\`${cell}\` is no space of this shape; known letters: ${expected}.`,
  },
  "too-many-members": {
    title: "Too large a set",
    why: "A set is kept as one number with a bit for each member, which makes it as quick to ask as a counter. There are 31 of them.",
    text: ({ name, most }) =>
      `Sets of \`${name}\` are too large; at most ${most} different members fit.`,
  },
  "zone-needs-size": {
    title: "Zone without size",
    why: "The whole game lies in a memory of fixed size, so that it can be copied in an instant and undone. For that it is known beforehand what can lie in a zone.",
    text: ({ name }) => `What lies in \`${name}\` has no limits, so its size is unknown.`,
  },
  "roll-faces": {
    title: "No faces",
    why: "Chance must know what it can bring and how likely each result is. Things that are only of a certain sort do not say that; a die and a range do.",
    text: ({ name }) =>
      `Only a die and a range, such as \`1..6\`, have faces; \`${name}\` is of neither.`,
    advice: () => "Declare a die: `die colours = red, red, blue`.",
  },
  "roll-places": {
    title: "How many dice?",
    why: "In a zone without numbered places there may lie any number of dice, also none. Somebody has to say how many are thrown.",
    text: ({ name }) => `Only of numbered places is it known how many dice \`${name}\` has.`,
    advice: ({ name }) => `Write \`roll 2 to ${name}\`, or \`2 places\` where it is declared.`,
  },
  "not-dice": {
    title: "Cannot be rolled",
    why: "The result of a throw stays on the table for all to see, so it needs a place: a zone or a mark. A counter that is suddenly another number would be no throw.",
    text: ({ name }) => `\`${name}\` is neither a zone nor a mark that dice could lie in.`,
    advice: () =>
      "`roll bowl` and `roll 2 to bowl` roll dice in a zone, `let face = roll 1..6` one.",
  },
};
