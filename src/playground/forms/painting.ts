// Brushes of boards: the possible values of each space.

import type { CheckedGame } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import type { Brush, Painting } from "./form-model.ts";

/** Largest range of numbers offered for a space. */
const mostNumbers = 30;

/** Returns the brushes of a board, or `undefined` if the game has no such board. */
export function paintingOf(
  game: CheckedGame,
  board: string,
  language: SiteLanguage,
): Painting | undefined {
  const shape = game.boards.find(({ id }) => id === board)?.shape;
  if (shape === undefined) return undefined;
  const brushes = shape.fields.map((field): Brush => {
    const noun = field.noun ?? (field.type.kind === "enum" ? field.type.enum.noun : undefined);
    return {
      field: field.id,
      title: noun?.[language].one ?? field.id,
      options: optionsOf(field, language),
    };
  });
  return { board, cells: shape.cells.map(({ name }) => name), brushes };
}

type ShapeField = CheckedGame["shapes"][number]["fields"][number];

function optionsOf({ type }: ShapeField, language: SiteLanguage): Brush["options"] {
  const solid = type.kind === "orNone" ? type.of : type;
  const none = type.kind === "orNone" ? [{ value: "", text: "–", number: -1 }] : [];
  if (solid.kind === "enum") {
    const members = solid.enum.members.map(({ letter, noun }, number) => ({
      value: letter,
      text: noun[language].one,
      number,
    }));
    return [...members, ...none];
  }
  if (solid.kind !== "number") return none;
  const count = Math.min(mostNumbers, solid.to - solid.from + 1);
  const numbers = Array.from({ length: count }, (_, i) => solid.from + i);
  return [...numbers.map((number) => ({ value: `${number}`, text: `${number}`, number })), ...none];
}

/** Splits the text of a cell into one value per brush: `A6` → `["A", "6"]`. */
export function parseCell({ brushes }: Painting, written: string): string[] {
  let rest = written === "." ? "" : written;
  return brushes.map(({ options }) => {
    const fitting = options.filter(({ value }) => rest.startsWith(value));
    const [longest] = fitting.toSorted((a, b) => b.value.length - a.value.length);
    const value = longest?.value ?? "";
    rest = rest.slice(value.length);
    return value;
  });
}

/** Joins the values of a cell: `["A", "6"]` → `A6`; an empty cell is a point. */
export function printCell(parts: readonly string[]): string {
  return parts.join("") || ".";
}
