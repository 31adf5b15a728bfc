// English wording of what the checker reports.

import type { CatalogOf } from "./catalog.ts";
import type { CheckFacts } from "./check-facts.ts";

const meant = (nearest: string | undefined) =>
  nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`;

const cannot: Readonly<Record<string, string>> = {
  set: "is no value that `to` could change",
  do: "has no statements that could be replaced",
  say: "has no text",
  extend: "cannot be extended by this",
  remove: "cannot be left out",
};

export const checkEn: CatalogOf<CheckFacts> = {
  "missing-game": {
    title: "No game",
    text: () => "These files declare no game.",
    hint: () => "A game begins with `game name { … players 2..4 }`.",
  },
  "second-game": {
    title: "Two games",
    text: ({ name }) =>
      `\`${name}\` is a second game in the same files; one folder holds one game.`,
  },
  "missing-flow": {
    title: "No flow",
    text: () => "The game does not say how it runs.",
    hint: () => "`flow { … }` lists what happens from set-up to end.",
  },
  "missing-ranking": {
    title: "No ranking",
    text: () => "The game does not say who wins.",
    hint: () => "`ranking { most score }` lets the most points win.",
  },
  "unknown-version": {
    title: "Unknown version",
    text: ({ version, newest }) =>
      `Version ${version} of the language is not known; the newest is ${newest}.`,
  },
  "duplicate-name": {
    title: "Name used twice",
    text: ({ name }) => `\`${name}\` is declared more than once.`,
  },
  "unknown-name": {
    title: "Unknown name",
    text: ({ name }) => `Nothing here is called \`${name}\`.`,
    hint: ({ nearest }) => meant(nearest),
  },
  "ambiguous-name": {
    title: "Ambiguous name",
    text: ({ name, meanings }) =>
      `\`${name}\` could mean several things here: ${meanings.join(", ")}.`,
  },
  "not-a-value": {
    title: "Not a value",
    text: ({ name, is }) => `\`${name}\`${is === "" ? "" : ` (${is})`} has no value of its own.`,
  },
  "wrong-kind": {
    title: "Something else",
    text: ({ name, is, expected }) =>
      `\`${name}\` is ${is === "" ? "something else" : `a \`${is}\``}; expected here: ${expected}.`,
  },
  "wrong-type": {
    title: "Wrong type",
    text: ({ found, expected }) => `This is \`${found}\`, but \`${expected}\` is expected here.`,
  },
  "not-comparable": {
    title: "Never equal",
    text: ({ left, right }) => `\`${left}\` and \`${right}\` cannot be compared.`,
  },
  "argument-count": {
    title: "Wrong number of arguments",
    text: ({ name, found, expected }) =>
      `\`${name}\` takes ${expected} argument${expected === 1 ? "" : "s"}, not ${found}.`,
  },
  "owner-missing": {
    title: "Whose?",
    text: ({ name }) => `Every player has a \`${name}\`, so this must say whose.`,
    hint: ({ name }) => `Write \`your ${name}\`, or \`${name} of player\`.`,
  },
  "owner-extra": {
    title: "Nobody's own",
    text: ({ name }) => `\`${name}\` is shared; it belongs to no player.`,
  },
  "index-missing": {
    title: "Which one?",
    text: ({ name }) => `There are several \`${name}\`, so this must say which.`,
    hint: ({ name }) => `Write \`${name}[…]\`.`,
  },
  "index-extra": {
    title: "Only one",
    text: ({ name }) => `There is only one \`${name}\`; it takes no \`[…]\`.`,
  },
  "unknown-field": {
    title: "Unknown field",
    text: ({ field, of }) => `\`${of}\` has no field \`${field}\`.`,
    hint: ({ nearest }) => meant(nearest),
  },
  "not-constant": { title: "Not fixed", text: () => "This must be known before a game begins." },
  "unbounded-pick": {
    title: "Endless choice",
    text: () => "A player can pick only from a range with known limits, such as `1..6`.",
  },
  "not-a-domain": {
    title: "Nothing to go through",
    text: ({ name }) => `\`${name}\` does not consist of things to go through one by one.`,
  },
  "not-a-place": {
    title: "Not a place",
    text: () => "Here a zone or a space of a grid is expected.",
  },
  "not-settable": { title: "Cannot be set", text: () => "Only counters and marks can be set." },
  "not-a-row": {
    title: "Not a row",
    text: ({ name }) => `Only rows have a first and a last and can be sorted; \`${name}\` is none.`,
    hint: ({ name }) => `Declare it as \`zone ${name} of …, row of 5\`.`,
  },
  "maybe-empty": {
    title: "Perhaps nothing there",
    text: ({ name }) => `\`${name}\` may be empty here, and then nothing is first or last.`,
    hint: ({ name }) => `Ask first: \`if ${name} is not empty { … }\`.`,
  },
  "maybe-none": {
    title: "Perhaps none",
    text: ({ name }) => `\`${name}\` may be \`none\` here; a value is needed.`,
    hint: ({ name }) => `Ask first: \`if ${name} is not none { … }\`.`,
  },
  "never-none": {
    title: "Never none",
    text: () => "What stands here cannot be `none`.",
    hint: () => "What may be `none` says so with its type: `mark deepest: 1..6 or none`.",
  },
  "none-of-type": {
    title: "None of these",
    text: ({ type }) =>
      `There is no \`none\` of \`${type}\`: numbers from 0 on, members of enums, pieces, players, spaces and boards have it.`,
  },
  "none-of-thing": {
    title: "Nothing is missing here",
    text: () =>
      "`or none` is for values: fields, marks, parameters of rules, and what tables and formulas give.",
  },
  "never-hidden": {
    title: "Never hidden",
    text: () => "Only zones and marks can be hidden; anything else is seen by all.",
  },
  "never-full": {
    title: "Never full",
    text: ({ name }) => `\`${name}\` has no \`max\`, so it is never full.`,
  },
  "missing-text": {
    title: "Text missing",
    text: ({ language, name }) =>
      `\`${name}\` has no ${language === "de" ? "German" : "English"} text.`,
    hint: ({ language }) => `Add \`${language} "…"\`.`,
  },
  "unknown-hole": {
    title: "Unknown hole",
    text: ({ hole }) => `\`{${hole}}\` names nothing that is known here.`,
  },
  "missing-reason": {
    title: "Points for what?",
    text: () => "The ledger must say what these points are for.",
    hint: () => "Declare `reason name { de … en … }` and write `score … as name`.",
  },
  "missing-field": {
    title: "Field missing",
    text: ({ piece, field }) => `\`${piece}\` does not say what its \`${field}\` is.`,
    hint: ({ field }) => `Add \`${field} is …\`.`,
  },
  "value-outside": {
    title: "Outside the limits",
    text: ({ value, from, to }) => `${value} is not within ${from}..${to}.`,
  },
  "table-size": {
    title: "Table does not fit",
    text: ({ name, found, expected }) =>
      `\`${name}\` has ${found} entries; its parameters ask for ${expected}.`,
  },
  "board-rows": {
    title: "Rows missing",
    text: ({ board, found, expected }) =>
      `\`${board}\` is drawn with ${found} rows; its shape has ${expected}.`,
  },
  "board-row-length": {
    title: "Row does not fit",
    text: ({ row, found, expected }) =>
      `Row ${row} has ${found} spaces; the shape has ${expected} there.`,
  },
  "board-cell": {
    title: "Unknown space",
    text: ({ cell, expected }) =>
      `\`${cell}\` is no space of this shape; known letters: ${expected}.`,
  },
  "too-many-members": {
    title: "Too large a set",
    text: ({ name, most }) =>
      `Sets of \`${name}\` are too large; at most ${most} different members fit.`,
  },
  "exception-conflict": {
    title: "Exceptions disagree",
    text: ({ value }) =>
      `Two exceptions set \`${value}\` to different things and may be in force at once.`,
    hint: () => "Write `overrides` at the one that shall win.",
  },
  "zone-needs-size": {
    title: "Zone without size",
    text: ({ name }) => `What lies in \`${name}\` has no limits, so its size is unknown.`,
  },
  "roll-faces": {
    title: "No faces",
    text: ({ name }) =>
      `Only a die and a range, such as \`1..6\`, have faces; \`${name}\` is of neither.`,
    hint: () => "Declare a die: `die colours = red, red, blue`.",
  },
  "roll-places": {
    title: "How many dice?",
    text: ({ name }) => `Only of numbered places is it known how many dice \`${name}\` has.`,
    hint: ({ name }) => `Write \`roll 2 into ${name}\`, or \`2 places\` where it is declared.`,
  },
  "not-dice": {
    title: "Cannot be rolled",
    text: ({ name }) => `\`${name}\` is neither a zone nor a mark that dice could lie in.`,
    hint: () =>
      "`roll bowl` and `roll 2 into bowl` roll dice in a zone, `let face = roll 1..6` one.",
  },
  "number-too-big": { title: "Number too big", text: () => "Numbers go up to 2 147 483 647." },
  "unknown-player": {
    title: "Unknown player",
    text: ({ name }) => `\`${name}\` does not play in this example.`,
    hint: ({ nearest }) => meant(nearest),
  },
  "example-names": {
    title: "Number of players",
    text: ({ found, min, max }) =>
      `The example names ${found} players; the game is for ${min} to ${max}.`,
    hint: () => "Write `players Anna, Benno` under `given`.",
  },
  "recursive-define": {
    title: "Circular definition",
    text: ({ name }) => `\`${name}\` is defined by itself.`,
  },
  "slow-loop": {
    title: "Choice inside a loop",
    text: () =>
      "Players cannot be asked inside a loop over this; loop over a range, an enum, a set or the players.",
  },
  "at-once-shared": {
    title: "Shared by all",
    text: ({ name }) => `All decide at the same time here; \`${name}\` belongs to all.`,
    hint: () => "Settle it after the block.",
  },
  "at-once-others": {
    title: "Not your own",
    text: ({ name }) =>
      `All decide at the same time here; this \`${name}\` may be another player's.`,
    hint: () => "Change only what is `your` own, and settle the rest after the block.",
  },
  "at-once-reads": {
    title: "Depends on the others",
    text: ({ name }) =>
      `All decide at the same time here; others change their \`${name}\` meanwhile.`,
    hint: () => "Look at it before the block or after it.",
  },
  "at-once-chance": {
    title: "Chance among decisions",
    text: () =>
      "All decide at the same time here; the results of chance would depend on the order.",
    hint: () => "Roll or draw before the block or after it.",
  },
  "at-once-players": {
    title: "All within all",
    text: () => "All decide at the same time here; each only about what is their own.",
    hint: () => "What is about each player stands before the block or after it.",
  },
  "at-once-end": {
    title: "End among decisions",
    text: () => "All decide at the same time here; the game cannot end before everybody is done.",
    hint: () => "Write `end game` after the block.",
  },
  "rival-asked": {
    title: "A rival is never asked",
    text: () => "These rules may be carried out for a rival, who chooses nothing.",
  },
  "uncounted-worth": {
    title: "Never counted",
    text: () => "Nothing says when these points are counted.",
    hint: () => "Write `worth when event` once in the game, or `worth always`.",
  },
  "order-limit": {
    title: "Too much to order",
    text: ({ most }) => `\`in any order\` is for at most ${most} things; here there can be more.`,
  },
  "order-name": {
    title: "Name taken",
    text: ({ name }) =>
      `In moves, \`${name}\` is the choice that \`in any order\` gives; the action needs another name.`,
  },
  "order-places": {
    title: "From where?",
    text: ({ name, event, one, other }) =>
      `\`${name}\` answers \`${event}\` in \`${one}\` and in \`${other}\`; with \`in any order\` the two could not be told apart.`,
  },
  "example-circle": {
    title: "Example after itself",
    text: ({ name }) => `\`${name}\` begins after itself, at once or by way of others.`,
  },
  "example-setup": {
    title: "Set-up is settled",
    text: ({ after }) => `The example begins after \`${after}\`, with its players and options.`,
  },
  "unknown-base": {
    title: "Variant of what?",
    text: ({ name }) => `There is neither a game nor a variant \`${name}\`.`,
    hint: ({ nearest }) => meant(nearest),
  },
  "unknown-variant": {
    title: "Unknown variant",
    text: ({ name, known }) =>
      `There is no variant \`${name}\`${known.length === 0 ? "" : `; there are: ${known.join(", ")}`}.`,
    hint: ({ nearest }) => meant(nearest),
  },
  "variant-circle": {
    title: "Variant of itself",
    text: ({ name }) => `\`${name}\` is a variant of itself, at once or by way of others.`,
  },
  "unknown-target": {
    title: "Nothing to change",
    text: ({ target }) => `The game has no \`${target}\` that could be changed.`,
    hint: ({ nearest, elsewhere }) =>
      meant(nearest) ?? (elsewhere === undefined ? undefined : `There is \`${elsewhere}\`.`),
  },
  "no-such-part": {
    title: "No such part",
    text: ({ part, of, known }) =>
      `\`${of}\` has no \`${part}\`${known.length === 0 ? "" : `; it has: ${known.join(", ")}`}.`,
    hint: ({ elsewhere }) => (elsewhere === undefined ? undefined : `There is \`${elsewhere}\`.`),
  },
  "no-such-entry": {
    title: "No such entry",
    text: ({ name, expected }) => `The table has no entry for \`${name}\`; it has: ${expected}.`,
  },
  "not-changeable": {
    title: "Cannot be changed so",
    text: ({ target, how }) => `\`${target}\` ${cannot[how] ?? "cannot be changed so"}.`,
    hint: () => "`change` with the whole declaration anew is always possible.",
  },
  "outdated-change": {
    title: "Variant no longer fits",
    text: ({ target, was, now }) => `\`${target}\` is expected to be ${was}; by now it is ${now}.`,
    hint: ({ now }) => `If the variant still makes sense, write \`from ${now}\`.`,
  },
  "variant-conflict": {
    title: "Variants disagree",
    text: ({ target, one, other }) =>
      `\`${one}\` and \`${other}\` want different things of \`${target}\`; they cannot be combined.`,
  },
  "zone-overfull": {
    title: "No room",
    text: ({ name, found, most }) => `\`${name}\` has room for ${most}, not for ${found}.`,
  },
  "too-many-options": {
    title: "Too many options",
    text: ({ name, most }) =>
      `\`${name}\` can be done in too many ways; at most ${most.toLocaleString("en")} can be told apart.`,
  },
};
