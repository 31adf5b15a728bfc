// Parses move notation: the inverse of `notation.ts`.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import { listOptions } from "../engine/program-api.ts";
import type { DisplayText, Meta, ParamMeta, ValueType } from "../meta/meta.ts";
import type { State } from "./game.ts";
import { DECLINE, moveOf } from "./notation.ts";
import type { LoadedMatch } from "./table-game.ts";

/** Encodes an option schema with arguments as an option: the inverse of `decode`. */
export function encode(meta: Meta, move: number, args: readonly number[]): number {
  const { base, params } = moveOf(meta, move);
  return (
    base + params.reduce((code, { from, count }, i) => code * count + ((args[i] ?? from) - from), 0)
  );
}

/** Parses the id of a value: the inverse of `idOfValue`. Returns `undefined` for an unknown id. */
function valueOfId(meta: Meta, type: ValueType, id: string): number | undefined {
  const found = (index: number) => (index < 0 ? undefined : index);
  switch (type.kind) {
    case "number":
      return /^-?\d+$/.test(id) ? Number(id) : undefined;
    case "yesno":
      return id === "yes" ? 1 : id === "no" ? 0 : undefined;
    case "player":
      return /^player[1-9]$/.test(id) ? Number(id.slice(6)) - 1 : undefined;
    case "enum":
      return found(meta.enums[type.of]?.members.findIndex((member) => member.id === id) ?? -1);
    case "kind":
      return found(meta.kinds.findIndex((kind) => kind.id === id));
    case "space":
      return found(
        meta.shapes[meta.grids[type.of]?.shape ?? 0]?.cells.findIndex(({ name }) => name === id) ??
          -1,
      );
    case "board":
      return found(meta.boards.findIndex((board) => board.id === id));
    case "set": {
      const members = id
        .replace(/^\{|\}$/g, "")
        .split(",")
        .map((member) => member.trim())
        .filter(Boolean);
      const values = members.map((member) => valueOfMember(meta, type.of, member));
      return values.includes(undefined)
        ? undefined
        : values.reduce<number>((set, bit) => set | (1 << (bit ?? 0)), 0);
    }
    default:
      return type satisfies never;
  }
}

function valueOfMember(meta: Meta, of: number, id: string): number | undefined {
  return of < 0
    ? valueOfId(meta, { kind: "number", from: 0, to: 30 }, id)
    : valueOfId(meta, { kind: "enum", of }, id);
}

/** Parses move notation for the pending decision. */
export function readNotation(
  { meta, program }: Pick<LoadedMatch, "meta" | "program">,
  state: State,
  text: string,
): { readonly option: number } | { readonly problem: DisplayText } {
  const match = /^\s*([A-Za-z]\w*)\s*(?:\((.*)\))?\s*$/.exec(text);
  if (match === null) return unreadable(text);
  const [, id = "", list = ""] = match;
  const options = listOptions(program, state);
  if (id === "decline") {
    return options.includes(DECLINE)
      ? { option: DECLINE }
      : problem("Verzichten geht hier nicht.", "Declining is not possible here.");
  }
  const site = meta.sites[state[8] as number];
  const move = site?.moves.find((m) => meta.moves[m]?.id === id);
  if (move === undefined) {
    const known = meta.moves.some((m) => m.id === id);
    return known
      ? problem(
          `\`${id}\` ist bei dieser Entscheidung nicht möglich.`,
          `\`${id}\` is not part of this decision.`,
        )
      : problem(`Eine Aktion \`${id}\` gibt es nicht.`, `There is no action \`${id}\`.`);
  }
  const args = readArgs(meta, moveOf(meta, move).params, list);
  if ("problem" in args) return args;
  const option = encode(meta, move, args.values);
  return options.includes(option)
    ? { option }
    : problem(
        `\`${text.trim()}\` ist hier nicht erlaubt.`,
        `\`${text.trim()}\` is not allowed here.`,
      );
}

function readArgs(
  meta: Meta,
  params: readonly ParamMeta[],
  list: string,
): { readonly values: number[] } | { readonly problem: DisplayText } {
  const given = new Map<string, string>();
  for (const part of splitArgs(list)) {
    const [name = "", ...value] = part.split(":");
    given.set(name.trim(), value.join(":").trim());
  }
  for (const name of given.keys()) {
    if (!params.some(({ id }) => id === name))
      return problem(
        `Eine Angabe \`${name}\` gibt es hier nicht.`,
        `There is no \`${name}\` here.`,
      );
  }
  const values: number[] = [];
  for (const { id, type, from, count } of params) {
    const text = given.get(id);
    if (text === undefined) return problem(`Die Angabe \`${id}\` fehlt.`, `\`${id}\` is missing.`);
    const value = valueOfId(meta, type, text);
    if (value === undefined || value < from || value >= from + count) {
      return problem(
        `\`${text}\` passt nicht als \`${id}\`.`,
        `\`${text}\` does not fit as \`${id}\`.`,
      );
    }
    values.push(value);
  }
  return { values };
}

/** Splits an argument list at commas outside braces. */
function splitArgs(list: string): string[] {
  return list
    .split(/,(?![^{]*\})/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function unreadable(text: string): { readonly problem: DisplayText } {
  const form = "`name(first: 1, second: 2)`";
  return problem(
    `\`${text.trim()}\` ist kein Zug; ein Zug sieht so aus: ${form}.`,
    `\`${text.trim()}\` is no move; a move looks like ${form}.`,
  );
}

function problem(de: string, en: string): { readonly problem: DisplayText } {
  return { problem: { de, en } };
}
