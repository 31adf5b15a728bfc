// The picture that proves a difference: the same thing on both sides, with only the difference lit.

import type { GroupView, RuleLineView, SidePair } from "../../../compare/comparison-view.ts";
import type { Meta } from "../../../dsl/index.ts";
import { capitalised, type SiteLanguage } from "../../../i18n/language.ts";
import { zoneName } from "../../board/labels.ts";
import { type Face, faceOf, spaceFace } from "../../board/look.ts";

/** A printed board as a small picture: its spaces with their colours. */
interface SmallBoard {
  readonly id: string;
  readonly spaces: readonly { readonly x: number; readonly y: number; readonly fill: string }[];
}

/** A piece that the move of a proof is about. */
interface ProofPiece {
  readonly face: Face;
  readonly name: string;
}

export type ProofPicture =
  /** The boards of one side, of which the other leaves some out or has more. */
  | {
      readonly kind: "boards";
      readonly boards: readonly SmallBoard[];
      readonly only: SidePair<readonly string[]>;
    }
  /** What can be agreed on before the game. */
  | { readonly kind: "choices"; readonly choices: SidePair<readonly string[]> }
  /** A value of the rules. */
  | { readonly kind: "number"; readonly label: string; readonly values: SidePair<string> }
  /** The same move in the same position. */
  | {
      readonly kind: "move";
      readonly says: string;
      readonly pieces: readonly ProofPiece[];
      readonly outcomes: SidePair<{ readonly isAllowed: boolean; readonly points: number }>;
    }
  /** The first line of the rule that the other side has not, where there is nothing to draw. */
  | { readonly kind: "words"; readonly words: SidePair<string | undefined> };

/** What a build knows of the two games, beyond the comparison itself. */
type ProofMeta = SidePair<Meta>;

/** Returns the picture of a difference; without `metas`, one without boards and pieces. */
export function proofOf(group: GroupView, language: SiteLanguage, metas?: ProofMeta): ProofPicture {
  return (
    (metas && (boardsOf(group, metas) ?? choicesOf(group, metas, language))) ??
    numberOf(group, language, metas) ??
    moveOf(group, language, metas) ??
    wordsOf(group)
  );
}

function boardsOf({ differences }: GroupView, { a, b }: ProofMeta): ProofPicture | undefined {
  const changed = differences.filter(
    ({ kind, change }) => kind === "board" && change !== "changed",
  );
  if (changed.length === 0) return undefined;
  const paths = changed.map(({ path }) => path);
  const shape = [...a.boards, ...b.boards].find(({ id }) => paths.includes(id))?.shape;
  const boards = [a, b].flatMap((meta) =>
    meta.boards.flatMap((board, index) =>
      board.shape === shape ? [smallBoard(meta, index, board.id)] : [],
    ),
  );
  const all = boards.filter(({ id }, at) => boards.findIndex((one) => one.id === id) === at);
  const missing = (meta: Meta) =>
    paths.filter((path) => !meta.boards.some(({ id }) => id === path));
  return { kind: "boards", boards: all, only: { a: missing(b), b: missing(a) } };
}

function smallBoard(meta: Meta, board: number, id: string): SmallBoard {
  const cells = meta.shapes[meta.boards[board]?.shape ?? -1]?.cells ?? [];
  const spaces = cells.map(({ x, y }, cell) => {
    return { x, y, fill: spaceFace(meta, board, cell).fill ?? "#b9bac4" };
  });
  return { id, spaces };
}

function choicesOf(
  { differences }: GroupView,
  metas: ProofMeta,
  language: SiteLanguage,
): ProofPicture | undefined {
  const option = differences.find(({ kind }) => kind === "option");
  if (option === undefined) return undefined;
  const choices = (meta: Meta) =>
    meta.options.find(({ id }) => id === option.path)?.choices.map(({ text }) => text[language]) ??
    [];
  return { kind: "choices", choices: { a: choices(metas.a), b: choices(metas.b) } };
}

function numberOf(
  { differences }: GroupView,
  language: SiteLanguage,
  metas: ProofMeta | undefined,
): ProofPicture | undefined {
  // How much a zone holds is read with its title: "4 Projects".
  const titleOfZone = (path: string) => {
    const zone = metas?.b.zones.findIndex(({ id }) => id === path) ?? -1;
    return metas && zone >= 0 ? capitalised(zoneName(metas.b, zone, language)) : undefined;
  };
  const numbers = differences.flatMap(({ numbers: own, path, title }) =>
    own.map((one) => ({ ...one, title: titleOfZone(path) ?? title })),
  );
  const [first] = numbers;
  if (first === undefined || numbers.length > 1) return undefined;
  const label = first.label.includes("…") ? first.title : first.label;
  return { kind: "number", label, values: { a: first.a, b: first.b } };
}

function moveOf(
  { witness }: GroupView,
  language: SiteLanguage,
  metas: ProofMeta | undefined,
): ProofPicture | undefined {
  if (witness?.says === undefined || witness.outcomes === undefined) return undefined;
  const { seat, says, outcomes } = witness;
  const of = ({ allowed, points }: { allowed: boolean; points: readonly number[] }) => {
    return { isAllowed: allowed, points: points[seat] ?? 0 };
  };
  const sides = { a: of(outcomes.a), b: of(outcomes.b) };
  const isSame = sides.a.isAllowed === sides.b.isAllowed && sides.a.points === sides.b.points;
  if (isSame) return undefined;
  const pieces = metas === undefined ? [] : piecesIn(metas.b, witness.next ?? "", language);
  return { kind: "move", says, pieces, outcomes: sides };
}

/** Returns the pieces that a move in notation names. */
function piecesIn(meta: Meta, notation: string, language: SiteLanguage): ProofPiece[] {
  const names = notation.match(/\w+(?=[,)])/g) ?? [];
  return names.flatMap((name) => {
    const kind = meta.kinds.findIndex(({ id }) => id === name);
    if (kind < 0) return [];
    const named = meta.kinds[kind]?.noun[language].one ?? "";
    return [{ face: faceOf(meta, { kind: "kind" }, kind), name: named }];
  });
}

/** What the rule says on either side, in the words that players read where both have some. */
function wordsOf({ differences }: GroupView): ProofPicture {
  const rule = differences[0];
  const sides = [rule?.a, rule?.b].filter((side) => side !== undefined);
  const hasWords = sides.every(({ playerLines }) => playerLines !== undefined);
  const linesOf = (side: "a" | "b") =>
    (hasWords ? rule?.[side]?.playerLines : rule?.[side]?.lines.map(plainLine)) ?? [];
  const [a, b] = [linesOf("a"), linesOf("b")];
  const count = (lines: readonly string[], line: string) =>
    lines.filter((one) => one === line).length;
  // A line may stand on both sides, and once more on one of them. An entry of nothing shows least.
  const own = (lines: readonly string[], others: readonly string[]) => {
    const found = lines.filter((line) => count(lines, line) > count(others, line));
    return found.find((line) => !line.endsWith(": 0")) ?? found[0];
  };
  return { kind: "words", words: { a: own(a, b), b: own(b, a) } };
}

function plainLine({ segments }: RuleLineView): string {
  return segments.map(({ text }) => text).join("");
}
