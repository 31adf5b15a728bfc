// German wording of refusals.

import {
  type Case,
  contracted,
  decline,
  genderOf,
  isSurface,
  listedGerman,
} from "../../../../inflection/german.ts";
import type { DisplayNoun } from "../../../meta/meta.ts";
import type { NamedThing, RefusalFacts, ZoneFacts } from "../facts.ts";
import { sharedHead } from "../shared-head.ts";
import type { RuntimeWording } from "../wording.ts";
import { germanAmount, inList, listOf, thingPhrase } from "./phrases.ts";

export const germanRefusals: Pick<RuntimeWording, "refusal" | "alternative" | "short"> = {
  refusal: (facts) => contracted(sentence(facts)),
  alternative: (option) => `Möglich wäre: ${option}.`,
  short: ({ de }, amount, lack) => {
    const missing = `Dir ${lack === 1 ? "fehlt" : "fehlen"} ${lack}`;
    return amount === 0 ? `du hast ${pronoun(de, "no")}` : `du hast ${amount}. ${missing}`;
  },
};

function sentence(facts: RefusalFacts): string {
  switch (facts.kind) {
    case "over":
      return "Das Spiel ist zu Ende.";
    case "notNow": {
      const others = facts.others.map(({ de }) => de);
      const way = others.length === 0 ? "" : `; möglich ist: ${listedGerman(others, "oder")}`;
      return `${facts.action.de} kannst du jetzt nicht${way}.`;
    }
    case "unneeded":
      return facts.noun === undefined
        ? "Hier ist das nicht nötig."
        : `Hier brauchst du ${decline(facts.noun.de, "no", "acc", "one")}.`;
    case "emptyZone":
      return emptyZone(facts.zone);
    case "notInZone":
      return notInZone(facts.zone, facts.tried);
    case "onlySoMany":
      return facts.most === 0
        ? `Du hast ${decline(facts.noun.de, "no", "acc", "one")}.`
        : `Du hast nur ${germanAmount(facts.noun.de, facts.most, "acc")}.`;
    case "outOfRange":
      if (facts.to < facts.from) return "Das ist jetzt mit keiner Zahl möglich.";
      return facts.value > facts.to
        ? `Mehr als ${facts.to} ist hier nicht möglich.`
        : `Weniger als ${facts.from} ist hier nicht möglich.`;
    case "notAmong":
      return notAmong(facts.tried, facts.choices);
    case "setSize":
      return `Wähle genau ${facts.size} der angebotenen Sorten.`;
    case "noSuchSpace":
      return `${thingPhrase(facts.tried, "the", "nom")} ist hier nicht möglich.`;
    case "unmet":
      return `Nötig ist: ${facts.condition}.`;
    default:
      return facts satisfies never;
  }
}

function emptyZone(zone: ZoneFacts): string {
  const { noun, owner, named } = zone;
  if (named === "place") return `${zoneIn(zone, "nom")} ist leer.`;
  const none = decline(noun.de, "no", "acc", "one");
  if (owner === "you") return `Du hast ${none} mehr.`;
  return owner === "shared" ? `Es gibt ${none} mehr.` : `${owner.de} hat ${none} mehr.`;
}

function notInZone(zone: ZoneFacts, tried: NamedThing): string {
  const { contents, owner } = zone;
  if (zone.named === "dice" && owner === "shared")
    return `${decline(zone.noun.de, "no", "nom", "one")} zeigt ${thingPhrase(tried, "a", "acc")}; sie zeigen ${listOf(contents, "none", "acc", "und")}.`;
  const isCounted =
    contents.every(({ kind }) => kind === "number") || sharedHead(contents, "de") !== "";
  if (owner === "you" && (zone.named !== "place" || isCounted))
    return `Du hast ${thingPhrase(tried, "no", "acc")}; du hast ${contentsOf(contents)}.`;
  const where =
    zone.named !== "place"
      ? `unter ${decline(zone.noun.de, owner === "you" ? "your" : "the", "dat", "many")}`
      : `${isSurface(zone.noun.de) ? "auf" : "in"} ${zoneIn(zone, "dat")}`;
  return isNamed(tried)
    ? `${thingPhrase(tried, "the", "nom")} liegt nicht ${where}.`
    : `${where} liegt ${thingPhrase(tried, "no", "nom")}.`;
}

/** `2 und 5`, `rote und braune`, `eine Kuh und ein Schaf`. */
function contentsOf(contents: readonly NamedThing[]): string {
  if (contents.length === 0) return "nichts";
  const head = sharedHead(contents, "de");
  const one = contents.length === 1 ? thingPhrase : inList;
  if (head === "") return listedGerman(contents.map((item) => one(item, "a", "acc")));
  return listedGerman(
    contents.map((one) => thingPhrase(one, "none", "acc", "many").replace(/ \S+$/, "")),
  );
}

function notAmong(tried: NamedThing, choices: readonly NamedThing[]): string {
  const which = inList(tried, "the", "acc");
  if (choices.length === 0) return `${which} kannst du hier nicht wählen.`;
  const others = listedGerman(
    choices.map((one) => inList(one, "the", "acc")),
    "oder",
  );
  return `${which} kannst du hier nicht wählen; wähle ${others}.`;
}

/** `dein Lager`, `Becken 3`, `das Lager von Spieler 2`. */
function zoneIn({ noun, owner, index, named }: ZoneFacts, c: Case): string {
  const number = named !== "place" ? "many" : "one";
  if (index !== undefined && index.kind !== "noun")
    return `${owner === "you" ? `${decline(noun.de, "your", c, number)}` : noun.de.one} ${thingPhrase(index, "none", "nom")}`;
  const whole = decline(noun.de, owner === "you" ? "your" : "the", c, number);
  const which = index === undefined ? "" : ` für ${thingPhrase(index, "the", "acc")}`;
  const whose = typeof owner === "string" ? "" : ` von ${owner.de}`;
  return whole + which + whose;
}

function isNamed(one: NamedThing): boolean {
  return one.kind === "noun" ? genderOf(one.noun.de) === undefined : one.kind !== "number";
}

/** `keinen`, `keine`, `keins`: the determiner alone. */
function pronoun(noun: DisplayNoun["de"], determiner: "no"): string {
  const gender = genderOf(noun);
  const [word = ""] = decline(noun, determiner, "acc", "one").split(" ");
  return gender === "n" ? `${word}s` : gender === undefined ? "nichts" : word;
}
