// Every field of a form writes rules that hold, and takes them back without a trace.

import { describe, expect, test } from "vitest";
import { IncrementalCompiler, type RulesFile } from "../../src/dsl/index.ts";
import { noEffect } from "../../src/playground/forms/effects.ts";
import type {
  FormField,
  FormModel,
  FormSlot,
  What,
} from "../../src/playground/forms/form-model.ts";
import type { FormInput } from "../../src/playground/forms/form-source.ts";
import { Forms } from "../../src/playground/forms/forms.ts";
import { findVariantNames, sourcesWith } from "../../src/playground/project.ts";
import { createEmptyGame } from "../../src/playground/templates.ts";
import { rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";

const path = "rules/burgundy/variants/mine.regel";
const variant = (body: string) =>
  `// At our table.\n\nvariant mine of burgundy {\n  de "Meine" en "Mine"\n${body}}\n`;
const start = variant("");

function workWith(text: string, base: readonly RulesFile[] = rulesOf("burgundy")): FormInput {
  const files = [{ path, text }];
  return { sources: sourcesWith(base, files), own: [path], variants: findVariantNames(files) };
}

const forms = new Forms(new IncrementalCompiler());

function fieldsOf(sheet: FormModel): FormField[] {
  if (sheet.kind !== "fields") throw new Error(sheet.text);
  return sheet.groups.flatMap(({ subjects }) => subjects.flatMap(({ fields }) => fields));
}

function fieldOf(work: FormInput, id: string): FormField {
  const field = fieldsOf(forms.sheet(work, "en")).find((one) => one.id === id);
  if (field === undefined) throw new Error(`There is no field ${id}.`);
  return field;
}

/** The text with this in a field. */
function entered(work: FormInput, id: string, values: readonly string[] | undefined): string {
  const result = forms.enter(work, id, values, "en");
  if (result.kind === "problem") throw new Error(`${id}: ${result.text}`);
  return result.text;
}

/** Another value than the one that is there. */
function other(slot: FormSlot): string {
  switch (slot.kind) {
    case "number":
      return String(Number(slot.value) + (Number(slot.value) < slot.to ? 1 : -1));
    case "yesno":
      return slot.value === "yes" ? "no" : "yes";
    case "choice":
      return slot.options.find(({ value }) => value !== slot.value)?.value ?? slot.value;
    case "text":
      return `${slot.value}, anders`;
    case "formula":
      return `${slot.value} + 1`;
    default:
      return slot satisfies never;
  }
}

/** Examples are most of what there is to compile, and no form is about them. */
function withoutExamples(sources: readonly RulesFile[]): RulesFile[] {
  return sources.filter(({ path }) => !/\/(examples-|lessons\/)/.test(path));
}

/** Without these other rules would speak of nothing. */
const needed = ["castle present"];

/** How many fields are changed in one text. */
const together = 12;

/** In the short form, one field in so many is entered: some of every sort. */
const step = repetitions({ short: 6, long: 1 });

/** What takes away other fields is tried by itself. */
const rounds: readonly ((what: What) => boolean)[] = [
  (what) => what !== "names" && what !== "effect" && what !== "present",
  (what) => what === "effect",
  (what) => what === "present",
];

describe.each([
  ["burgundy", "burgundy"],
  ["burgundy-dice", "burgundyDice"],
])("%s", (folder, game) => {
  const base = withoutExamples(rulesOf(folder));
  const text = start.replace("of burgundy", `of ${game}`);
  const all = fieldsOf(forms.sheet(workWith(text, base), "en"));

  /** Enters another value in each of these fields, looks, and goes back. */
  function changeAndGoBack(fields: readonly FormField[]): void {
    const changed = new Map<string, readonly string[]>();
    const refused: string[] = [];
    let written = text;
    for (const { id, what, slots } of fields) {
      const now = slots.map(({ value }) => value);
      const values = what === "board" ? now.toReversed() : slots.map(other);
      const result = forms.enter(workWith(written, base), id, values, "en");
      if (result.kind === "problem") refused.push(id);
      else {
        written = result.text;
        changed.set(id, values);
      }
    }
    expect(refused.filter((id) => !needed.includes(id))).toEqual([]);

    const now = fieldsOf(forms.sheet(workWith(written, base), "en"));
    for (const [id, values] of changed) {
      const field = now.find((one) => one.id === id);
      expect(
        field?.slots.map(({ value }) => value),
        id,
      ).toEqual(values);
      expect(field?.isChanged, id).toBe(true);
      expect(field?.written?.text, id).toBeTruthy();
    }
    // Back by the button, or by entering what it was.
    for (const [i, id] of [...changed.keys()].toReversed().entries()) {
      const slots = all.find((one) => one.id === id)?.slots ?? [];
      const before = i % 2 === 0 ? undefined : slots.map(({ value }) => value);
      written = entered(workWith(written, base), id, before);
    }
    expect(written).toBe(text);
  }

  test.each(rounds.map((round, index) => [index, round] as const))(
    "each value that a field allows compiles, is there, and goes without a trace (%i)",
    (_, round) => {
      const ofRound = all.filter((one) => round(one.what));
      const isFirst = ({ what }: FormField, index: number) =>
        ofRound.findIndex((one) => one.what === what) === index;
      const fields = ofRound.filter((one, index) => index % step === 0 || isFirst(one, index));
      // A text with hundreds of changes takes long to read; so many are enough to meet each other.
      for (let from = 0; from < fields.length; from += together) {
        changeAndGoBack(fields.slice(from, from + together));
      }
    },
  );
});

test("numbers and names in what actions and effects do can be entered", () => {
  const work = workWith(start);
  const church = fieldOf(work, "church.settled");
  expect(church.slots.map(({ kind, value }) => [kind, value])).toEqual([
    ["choice", "mine"],
    ["choice", "knowledge"],
    ["choice", "castle"],
  ]);
  const shown = church.slots[0]?.kind === "choice" ? church.slots[0].options : [];
  expect(shown.map(({ text }) => text)).toContain("animal");
  const ships = entered(work, "church.settled", ["ship", "knowledge", "castle"]);
  expect(ships).toContain("change church.settled { may choose fetch({ship, knowledge, castle}) }");
  expect(entered(workWith(ships), "church.settled", undefined)).toBe(start);

  const dice = workWith(start.replace("of burgundy", "of burgundyDice"), rulesOf("burgundy-dice"));
  const paid = entered(dice, "use", ["2"]);
  expect(paid).toContain("change use {\n    pay 2 bonuses[bonus]\n");
  const goesBack = workWith(paid, rulesOf("burgundy-dice"));
  expect(entered(goesBack, "use", undefined)).toBe(start.replace("of burgundy", "of burgundyDice"));
});

test("a start that is worked out is entered as the rules write it", () => {
  const work = workWith(start);
  const field = fieldOf(work, "workers.starts");
  expect(field.slots).toMatchObject([{ kind: "formula", value: "seat" }]);
  const one = entered(work, "workers.starts", ["seat + 1"]);
  expect(one).toContain("change workers.starts from seat to seat + 1\n");
  expect(entered(workWith(one), "workers.starts", undefined)).toBe(start);
  expect(forms.enter(work, "workers.starts", ["seat +"], "en").kind).toBe("problem");
  expect(forms.enter(work, "workers.starts", [" "], "en")).toEqual({
    kind: "problem",
    text: "This needs a number, or a formula in words of the rules.",
  });
});

describe("the author's text", () => {
  test("keeps its comments, its other lines and its examples", () => {
    const text = variant(`  see houseRule
  change price from 2 to 3 // dearer

  // Large areas late in the game.
  change phasePoints from 10, 8, 6, 4, 2 to 7, 6, 5, 4, 3

  example dear proves price {
    de "Zu teuer." en "Too dear."
    given {
      players Anna, Benno
      table { blackDepot mine }
      Anna { silver 2 }
    }
    then Anna cannot buy(tile: mine)
  }
`);
    const more = entered(workWith(text), "price", ["4"]);
    expect(more).toBe(text.replace("to 3 //", "to 4 //"));

    const with5 = entered(workWith(more), "watchtowerPoints", ["5"]);
    expect(with5).toBe(more.replace("4, 3\n", "4, 3\n  change watchtowerPoints from 4 to 5\n"));

    const back = entered(workWith(with5), "price", ["2"]);
    expect(back).toContain("  // dearer\n");
    expect(back).not.toContain("price from");
  });

  test("is changed where it already says so, whatever it says", () => {
    const text = variant(`  change bank.settled {
    gain 3 silver // one more
    gain 1 workers
  }
  change value price = 3 { de "der Preis" en "the price" }
`);
    const { slots, sentence } = fieldOf(workWith(text), "bank.settled");
    expect(slots.map(({ value, original }) => [value, original])).toEqual([
      ["3", undefined],
      ["1", undefined],
    ]);
    expect(sentence).toContain("3 silverlings");
    expect(entered(workWith(text), "bank.settled", ["3", "2"])).toBe(
      text.replace("gain 1 workers", "gain 2 workers"),
    );
    expect(entered(workWith(text), "price", ["5"])).toBe(text.replace("price = 3", "price = 5"));
  });

  test("gives a piece the effect of another, in the words of house rules", () => {
    const same = entered(workWith(start), "bank effect", ["boardingHouse"]);
    expect(same).toContain("  change bank.settled { gain 4 workers }\n");

    const moved = entered(workWith(start), "watchtower effect", ["bank"]);
    expect(moved).toContain("  remove watchtower.placed\n");
    expect(fieldOf(workWith(moved), "watchtower effect").sentence).toMatch(/gain 2 silverlings/);
    expect(fieldOf(workWith(moved), "watchtower effect").before).toMatch(/4 victory points/);

    const none = entered(workWith(moved), "watchtower effect", [noEffect]);
    expect(none).toBe(variant("  remove watchtower.placed\n"));
    expect(entered(workWith(none), "watchtower effect", ["watchtower"])).toBe(start);
  });

  test("that declares a game of its own is changed in place", () => {
    const [file] = createEmptyGame("en").files;
    if (file === undefined) throw new Error("An empty game has no file.");
    const work: FormInput = { sources: [file], own: [file.path], variants: [] };
    const field = fieldOf(work, "pile");

    expect(field).toMatchObject({ isChanged: false, hasWayBack: false });
    expect(field.written?.text).toContain("pile = 11");
    expect(entered(work, "pile", ["21"])).toBe(file.text.replace("pile = 11", "pile = 21"));
  });

  test("that cannot be read says where, in the reader's language", () => {
    const broken = workWith(variant("  change price from 2 to\n"));

    expect(forms.sheet(broken, "en")).toMatchObject({ kind: "unreadable", path, line: 5 });
    expect(forms.enter(broken, "price", ["3"], "de").kind).toBe("problem");
    expect(forms.sheet(workWith(variant("  change prise to 3\n")), "de")).toMatchObject({
      kind: "unreadable",
      line: 5,
    });
  });
});

test.each([
  ["price", "-1", "This takes a whole number from 0 to 999."],
  ["price", "2.5", "This takes a whole number from 0 to 999."],
  ["storage.places", "0", "This takes a whole number from 1 to 99."],
  ["mine names", " ", "It needs a name: write something in both languages."],
])("%s cannot be %s, and says why", (id, value, text) => {
  expect(forms.enter(workWith(start), id, [value], "en")).toEqual({ kind: "problem", text });
});

test("a number is told by the rule's sentence where that has it once, else by the words around it", () => {
  const labelsOf = (id: string) => fieldOf(workWith(start), id).slots.map(({ label }) => label);

  expect(fieldOf(workWith(start), "knowledge17.worth").sentence).toContain(
    "4 victory points for each",
  );
  expect(labelsOf("knowledge17.worth")).toEqual([""]);
  expect(labelsOf("church.settled")).not.toContain("");
});

test("copies are told by where they lie, boards by what their spaces can be", () => {
  const work = workWith(start);
  expect(fieldOf(work, "bank.copies").slots.map(({ label }) => label)).toEqual([
    "At the start in the supply for buildings",
    "At the start in the black supply",
  ]);
  const { painting, slots } = fieldOf(work, "estate1");
  expect(
    painting?.brushes.map(({ options }) => options.map(({ value }) => value).join("")),
  ).toEqual(["BAKSCM", "123456"]);
  expect(slots.map(({ label }) => label).slice(0, 5)).toEqual(["a1", "a2", "a3", "a4", "b1"]);
});

test("a board with more spaces of a sort than there are pieces is warned about", () => {
  const { slots } = fieldOf(workWith(start), "estate1");
  const mines = slots.map(({ value }) => value.replace(/^[BASK]/, "M"));
  const painted = fieldOf(workWith(entered(workWith(start), "estate1", mines)), "estate1");

  expect(painted.warnings).toHaveLength(1);
  expect(painted.warnings[0]).toContain("mine");
});

test("a variant of a variant starts from that one", () => {
  const text = start.replace("of burgundy", "of yucata");
  const field = fieldOf(workWith(text), "backOf");

  expect(field.isChanged).toBe(false);
  expect(field.slots).toHaveLength(8);
});
