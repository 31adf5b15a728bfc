// English wording of diagnostics about variants.

import type { CatalogOf } from "../catalog.ts";
import type { SearchedPlaces, VariantFacts } from "../facts/check.ts";
import { renderSuggestionEn } from "./phrases.ts";

const cannot: Readonly<Record<string, string>> = {
  set: "is no value that `to` could change",
  do: "has no statements that could be replaced",
  say: "has no text",
  extend: "cannot be extended by this",
  remove: "cannot be left out",
};

/** A place that `regel.json` or `package.json` names. */
function placeText({ path, problem }: SearchedPlaces["named"][number]): string {
  switch (problem) {
    case "no-json":
      return ` (\`${path}\` is not valid JSON)`;
    case "not-there":
      return ` (\`${path}\` does not exist)`;
    case undefined:
      return `, not in \`${path}\``;
    default:
      return problem satisfies never;
  }
}

export const variantsEn: CatalogOf<VariantFacts> = {
  "unknown-base": {
    title: "Variant of what?",
    why: "A variant says only what is different. Without the rules that it departs from, the rest of the game is missing.",
    text: ({ name, folder, named, shipped }) =>
      `There is neither a game nor a variant \`${name}\`${folder === undefined ? "" : `: not in \`${folder}\`, not in a folder above it${named.map(placeText).join("")}, and not among the games that Regelwerk brings along (${shipped.join(", ")})`}.`,
    hint: ({ nearest }) => renderSuggestionEn(nearest),
  },
  "unknown-variant": {
    title: "Unknown variant",
    why: "If an unknown variant were passed over, people would believe to play by it and play by the original rules.",
    text: ({ name, known }) =>
      `There is no variant \`${name}\`${known.length === 0 ? "" : `; there are: ${known.join(", ")}`}.`,
    advice: ({ nearest }) => renderSuggestionEn(nearest),
  },
  "variant-circle": {
    title: "Variant of itself",
    why: "A variant begins with the rules of what it builds upon. In a circle there would be no first rules to begin with.",
    text: ({ name }) => `\`${name}\` is a variant of itself, at once or by way of others.`,
  },
  "unknown-target": {
    title: "Nothing to change",
    why: "Games change, and variants should notice. A change of something that is no longer there would do nothing, and the variant would be the original game under another name.",
    text: ({ target }) => `The game has no \`${target}\` that could be changed.`,
    hint: ({ nearest, elsewhere }) => renderSuggestionEn(nearest ?? elsewhere),
  },
  "no-such-part": {
    title: "No such part",
    why: "A path leads to exactly one rule, so that the change is made there and nowhere else. A part that a thing does not have cannot be changed.",
    text: ({ part, of, known }) =>
      `\`${of}\` has no \`${part}\`${known.length === 0 ? "" : `; it has: ${known.join(", ")}`}.`,
    hint: ({ nearest }) => renderSuggestionEn(nearest),
    advice: ({ nearest, elsewhere }) =>
      nearest === undefined && elsewhere !== undefined ? `There is \`${elsewhere}\`.` : undefined,
  },
  "no-such-entry": {
    title: "No such entry",
    why: "A table can only be changed where it says something. Any other entry would never be looked up.",
    text: ({ name, expected }) => `The table has no entry for \`${name}\`; it has: ${expected}.`,
    hint: ({ nearest }) => renderSuggestionEn(nearest),
  },
  "several-choices": {
    title: "Which choice?",
    why: "`choose` behind the name of a rule is its only choice. If it asks several times, nobody could tell where the action is added.",
    text: ({ of, times }) => `\`${of}\` asks ${times} times.`,
    advice: () => "`change` with the whole rule says where the action is added.",
  },
  "not-changeable": {
    title: "Cannot be changed so",
    why: "Each way to change something fits what is there: numbers get another value, what has statements gets other statements. So two variants can be compared and combined, rule by rule.",
    text: ({ target, how }) => `\`${target}\` ${cannot[how] ?? "cannot be changed so"}.`,
    advice: () => "`change` with the whole declaration anew is always possible.",
  },
  "outdated-change": {
    title: "Variant no longer fits",
    why: "`from` keeps what the author of the variant had before them. If the game says something else by now, the change may no longer make sense, and only a person can tell.",
    text: ({ target, was, now }) => `\`${target}\` is expected to be ${was}; by now it is ${now}.`,
    hint: ({ now }) => `If the variant still makes sense, write \`from ${now}\`.`,
  },
  "variant-conflict": {
    title: "Variants disagree",
    why: "Variants may be in force together in any order. If the later one simply won, the same two variants would make two different games.",
    text: ({ target, one, other }) =>
      `\`${one}\` and \`${other}\` want different things of \`${target}\`; they cannot be combined.`,
  },
};
