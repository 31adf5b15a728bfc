// Prints an example as rules text, in the form in which authors write it.

import {
  type ExampleFact,
  type ExampleMeta,
  type ExampleStep,
  idOfValue,
  type Meta,
  type SlotAddressMeta,
  type ValueType,
} from "../../dsl/index.ts";

/** A generated example, ready to be printed. */
export interface ExampleDraft {
  readonly example: ExampleMeta;
  /** Names of all seats, rivals among them. */
  readonly seats: readonly string[];
  /** Forced outcomes of its chance events, as rules name them. */
  readonly chance: readonly string[];
}

/** Returns the block of an example, each line prefixed with `indent`. */
export function printExample(
  meta: Meta,
  { example, seats, chance }: ExampleDraft,
  indent: string,
): string {
  const { id, proves, text, names, facts, steps, options } = example;
  const proving = proves.length === 0 ? "" : ` proves ${proves.join(", ")}`;
  const agreed = options.flatMap(([option, choice]) => {
    const one = meta.options[option];
    return one === undefined ? [] : [`    ${one.id} is ${one.choices[choice]?.id}`];
  });
  const lines = [
    `example ${id}${proving} {`,
    `  de "${quotable(text.de)}"`,
    `  en "${quotable(text.en)}"`,
    "  given {",
    `    players ${names.join(", ")}`,
    ...agreed,
    ...factLines(meta, facts, seats).map((line) => `    ${line}`),
    "  }",
    ...steps.map((step) => `  ${stepText(meta, step, seats, chance)}`),
    "}",
  ];
  return lines.map((line) => `${indent}${line}\n`).join("");
}

/** Replaces characters that have a meaning in strings of the rules language. */
function quotable(text: string): string {
  return text.replaceAll('"', "'").replaceAll(/[{}\\\n]/g, " ");
}

/** Returns one line for the table and one per seat, in seat order. */
function factLines(meta: Meta, facts: readonly ExampleFact[], seats: readonly string[]): string[] {
  const owners = [...new Set(facts.map(({ player }) => player))].toSorted((a, b) => a - b);
  return owners.map((player) => {
    const own = facts.filter((fact) => fact.player === player);
    const list = own.map((fact) => factText(meta, fact, seats)).join("; ");
    return `${seats[player] ?? "table"} { ${list} }`;
  });
}

function factText(meta: Meta, fact: ExampleFact, seats: readonly string[]): string {
  const value = (type: ValueType | undefined, one: number) => valueText(meta, type, one, seats);
  const named = (
    thing: { readonly id: string; readonly at: SlotAddressMeta } | undefined,
    member: number,
  ) =>
    thing?.at.index === undefined
      ? thing?.id
      : `${thing.id}[${value(thing.at.index, member + thing.at.indexFrom)}]`;
  switch (fact.kind) {
    case "counter":
      return `${named(meta.counters[fact.id], fact.index)} ${fact.value}`;
    case "score":
      return `score ${fact.value}`;
    case "track":
      return `${meta.tracks[fact.id]?.id} ${fact.position}`;
    case "mark": {
      const mark = meta.marks[fact.id];
      const content = value(mark?.type, fact.value);
      return `${named(mark, fact.index)} ${content === "none" ? "empty" : content}`;
    }
    case "zone": {
      const zone = meta.zones[fact.id];
      const items = fact.items.map(({ element, count }) => {
        const item = value(zone?.element, element);
        return count > 1 && !/^\d/.test(item) ? [`${count} ${item}`] : Array(count).fill(item);
      });
      return `${named(zone, fact.index)} ${items.flat().join(", ") || "empty"}`;
    }
    case "grid": {
      const grid = meta.grids[fact.id];
      const cells = meta.shapes[grid?.shape ?? -1]?.cells ?? [];
      const items = fact.items.map(
        ({ element, cell }) => `${value(grid?.element, element)} at ${cells[cell]?.name}`,
      );
      return `${grid?.id} ${items.join(", ") || "empty"}`;
    }
    default:
      return fact satisfies never;
  }
}

function stepText(
  meta: Meta,
  step: ExampleStep,
  seats: readonly string[],
  chance: readonly string[],
): string {
  switch (step.kind) {
    case "play": {
      const { player, move } = step;
      if (move === undefined) return `when ${seats[player]} declines`;
      const params = meta.moves.find(
        ({ id, params }) =>
          id === move.action && params.every((param) => move.args[param.id] !== undefined),
      )?.params;
      const args = (params ?? []).map(
        ({ id, type }) => `${id}: ${valueText(meta, type, move.args[id] ?? 0, seats)}`,
      );
      return `when ${seats[player]} ${move.action}${args.length === 0 ? "" : `(${args.join(", ")})`}`;
    }
    case "chance":
      return `chance ${chance.join(", ")}`;
    case "scores": {
      const reason = step.reason === undefined ? undefined : meta.reasons[step.reason];
      const as = reason === undefined ? "" : ` as ${reason.id}`;
      return `then ${seats[step.player]} scores ${step.amount}${as}`;
    }
    case "wins": {
      const names = step.players.map((seat) => seats[seat]);
      return `then ${names.join(", ")} ${names.length === 1 ? "wins" : "win"}`;
    }
    default:
      throw new Error(`A generated example has no step "${step.kind}".`);
  }
}

function valueText(
  meta: Meta,
  type: ValueType | undefined,
  value: number,
  seats: readonly string[],
): string {
  if (type === undefined) return String(value);
  if (type.kind === "player" && value >= 0) return seats[value] ?? String(value);
  return idOfValue(meta, type, value);
}
