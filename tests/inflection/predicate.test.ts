// What is offered is an infinitive, what was done is told in the third person.

import { expect, test } from "vitest";
import { englishPredicate } from "../../src/dsl/inflection/english-predicate.ts";
import { germanPredicate } from "../../src/dsl/inflection/german-predicate.ts";

test.each([
  ["{tile} aus Depot {depot} nehmen", "nimmt {tile} aus Depot {depot}"],
  ["{den kind:many} verkaufen", "verkauft {den kind:many}"],
  [
    "mit einem Arbeiter {number} auf {space} eintragen",
    "trägt mit einem Arbeiter {number} auf {space} ein",
  ],
  ["einen Gärtner einsetzen: {garden} ({hue})", "setzt einen Gärtner ein: {garden} ({hue})"],
  ["Karten tauschen, davon {n} Arbeiter", "tauscht Karten, davon {n} Arbeiter"],
  ["ziehen", "zieht"],
  ["weiter schlagen", "schlägt weiter"],
  ["würfeln", "würfelt"],
  ["Haus {house} aussäen", "sät Haus {house} aus"],
  ["{wing} rochieren", "rochiert {wing}"],
  ["Karten zeichnen", "zeichnet Karten"],
  ["Karten öffnen", "öffnet Karten"],
  ["Karten behalten", "behält Karten"],
  ["einen Turm einladen", "lädt einen Turm ein"],
  ["das Licht schalten", "schaltet das Licht"],
  ["die anderen beauftragen", "beauftragt die anderen"],
  ["auf die Frage antworten", "antwortet auf die Frage"],
  ["nach Fischen angeln", "angelt nach Fischen"],
  ["sich einigen", "einigt sich"],
  ["Perlen vergessen", "vergisst Perlen"],
  ["den Turm überspringen", "überspringt den Turm"],
  ["zum Hafen zurückfahren", "fährt zum Hafen zurück"],
  ["nichts tun", "tut nichts"],
  ["Karten beiseitelegen", "legt Karten beiseite"],
  ["ein Pfand hinterlegen", "hinterlegt ein Pfand"],
  ["in den Turm hineingehen", "geht in den Turm hinein"],
  ["die Mauer festigen", "festigt die Mauer"],
])("%s: Anna %s", (infinitive, predicate) => {
  expect(germanPredicate(infinitive)).toBe(predicate);
});

test.each([
  ["{hue}, {side}: in {den room}", "wählt {hue}, {side}: in {den room}"],
  ["als Nächstes: {block}", "wählt als Nächstes: {block}"],
  ["{item}", "wählt: {item}"],
  // Two verbs, or what belongs to whoever is spoken to, cannot be told of another.
  ["Münzen zahlen und weitergehen", "wählt: Münzen zahlen und weitergehen"],
  ["deine Karten nehmen", "wählt: deine Karten nehmen"],
  ["{deinen tile} nehmen", "wählt: {deinen tile} nehmen"],
  ["Rot", "wählt: Rot"],
])("what does not end in a verb is chosen: %s", (text, predicate) => {
  expect(germanPredicate(text)).toBe(predicate);
});

test.each([
  ["take {tile} from depot {depot}", "takes {tile} from depot {depot}"],
  ["end your turn", "ends their turn"],
  ["push {a tile}", "pushes {a tile}"],
  ["carry {tile}, then stop", "carries {tile}, then stop"],
  ["go", "goes"],
  ["play", "plays"],
  ["take the bonus: {bonus}", "takes the bonus: {bonus}"],
  [
    "load the goods of depot {depot} and the next one",
    "loads the goods of depot {depot} and the next one",
  ],
  ["jump on to {goal}", "jumps on to {goal}"],
])("%s: Anna %s", (imperative, predicate) => {
  expect(englishPredicate(imperative)).toBe(predicate);
});

test.each([
  ["{hue}, {side}: to the {room}", "chooses {hue}, {side}: to the {room}"],
  ["next: {block}", "chooses next: {block}"],
  ["in the {room}: {block}", "chooses in the {room}: {block}"],
  ["{item}", "chooses: {item}"],
  ["no combination", "chooses: no combination"],
  ["take {your tile}", "chooses: take {your tile}"],
  ["pay coins and use the garden", "chooses: pay coins and use the garden"],
  ["Red", "chooses: Red"],
])("what does not begin with a verb is chosen: %s", (text, predicate) => {
  expect(englishPredicate(text)).toBe(predicate);
});
