// English wording of refusals.

import { isSurface, listedEnglish as listed } from "../../../../inflection/english.ts";
import type { NamedThing, RefusalFacts, ZoneFacts } from "../facts.ts";
import { sharedHead } from "../shared-head.ts";
import type { RuntimeWording } from "../wording.ts";
import { englishAmount, inList, listOf, thingPhrase } from "./phrases.ts";

export const englishRefusals: Pick<RuntimeWording, "refusal" | "alternative" | "short"> = {
  refusal: sentence,
  alternative: (option) => `Possible instead: ${option}.`,
  short: (_, amount, lack) =>
    amount === 0 ? "you have none" : `you have ${amount}. You are ${lack} short`,
};

function sentence(facts: RefusalFacts): string {
  switch (facts.kind) {
    case "over":
      return "The game is over.";
    case "notNow": {
      const others = facts.others.map(({ en }) => en);
      const way = others.length === 0 ? "" : `; you can ${listed(others, "or")}`;
      return `You cannot ${facts.action.en} now${way}.`;
    }
    case "unneeded":
      return facts.noun === undefined
        ? "That is not needed here."
        : `You need no ${facts.noun.en.one} for this.`;
    case "emptyZone":
      return emptyZone(facts.zone);
    case "notInZone":
      return notInZone(facts.zone, facts.tried);
    case "onlySoMany":
      return facts.most === 0
        ? `You have no ${facts.noun.en.many}.`
        : `You have only ${englishAmount(facts.noun, facts.most)}.`;
    case "outOfRange":
      if (facts.to < facts.from) return "No number will do for this now.";
      return facts.value > facts.to
        ? `No more than ${facts.to} is possible here.`
        : `No less than ${facts.from} is possible here.`;
    case "notAmong":
      return notAmong(facts.tried, facts.choices);
    case "setSize":
      return `Choose exactly ${facts.size} of the kinds on offer.`;
    case "noSuchSpace":
      return `${thingPhrase(facts.tried, "the")} is not possible here.`;
    case "unmet":
      return `Needed: ${facts.condition}.`;
    default:
      return facts satisfies never;
  }
}

function emptyZone(zone: ZoneFacts): string {
  const { noun, owner, named } = zone;
  if (named === "place") return `${zoneName(zone)} is empty.`;
  if (owner === "you") return `You have no ${noun.en.one} left.`;
  return owner === "shared"
    ? `There is no ${noun.en.one} left.`
    : `${owner.en} has no ${noun.en.one} left.`;
}

function notInZone(zone: ZoneFacts, tried: NamedThing): string {
  const { contents, owner } = zone;
  if (zone.named === "dice" && owner === "shared")
    return `no ${zone.noun.en.one} shows ${thingPhrase(tried, "a")}; they show ${listOf(contents, "none", "and")}.`;
  const isCounted =
    contents.every(({ kind }) => kind === "number") || sharedHead(contents, "en") !== "";
  const none = thingPhrase(tried, "no", sharedHead([tried], "en") === "" ? "one" : "many");
  if (owner === "you" && (zone.named !== "place" || isCounted))
    return `You have ${none}; you have ${contentsOf(contents)}.`;
  const where =
    zone.named !== "place"
      ? `among ${owner === "you" ? "your" : "the"} ${zone.noun.en.many}`
      : `${isSurface(zone.noun.en) ? "on" : "in"} ${zoneName(zone)}`;
  return isNamed(tried)
    ? `${thingPhrase(tried, "the")} is not ${where}.`
    : `There is ${thingPhrase(tried, "no")} ${where}.`;
}

/** `2 and 5`, `red and brown ones`, `a cow and a sheep`. */
function contentsOf(contents: readonly NamedThing[]): string {
  if (contents.length === 0) return "nothing";
  const one = contents.length === 1 ? thingPhrase : inList;
  if (sharedHead(contents, "en") === "") return listed(contents.map((item) => one(item, "a")));
  return `${listed(contents.map((one) => thingPhrase(one, "none", "many").replace(/ \S+$/, "")))} ones`;
}

function notAmong(tried: NamedThing, choices: readonly NamedThing[]): string {
  const which = `You cannot choose ${inList(tried, "the")} here`;
  if (choices.length === 0) return `${which}.`;
  const others = choices.map((one) => inList(one, "the"));
  return `${which}; choose ${listed(others, "or")}.`;
}

/** `your storage`, `basin 3`, `the storage of player 2`. */
function zoneName({ noun, owner, index, named }: ZoneFacts): string {
  const number = named !== "place" ? "many" : "one";
  const plain = noun.en[number];
  if (index !== undefined && index.kind !== "noun")
    return `${owner === "you" ? "your " : ""}${plain} ${thingPhrase(index, "none")}`;
  const which =
    index === undefined ? "" : ` for ${thingPhrase(index, isNamed(index) ? "none" : "the")}`;
  const whose = typeof owner === "string" ? "" : ` of ${owner.en}`;
  return `${owner === "you" ? "your" : "the"} ${plain.replace(/^the /, "")}${which}${whose}`;
}

function isNamed(one: NamedThing): boolean {
  return one.kind === "noun" ? one.noun.en.isName === true : one.kind !== "number";
}
