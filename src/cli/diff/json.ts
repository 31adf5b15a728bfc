// A comparison of two variants as JSON: the same content as the text, positions in save format.

import type { ComparedGroup } from "../../compare/comparison.ts";
import { originOf } from "../../compare/origins.ts";
import { renderChosenVariants } from "../../compare/side-choice.ts";
import {
  type Difference,
  type Game,
  loadGame,
  type ProseBlock,
  type Rule,
  renderPlainText,
} from "../../dsl/index.ts";
import type { MoveEffect, Witness } from "../../play/compare/witness.ts";
import type { PlayableComparison } from "../commands/diff.ts";
import { formatLine } from "../load-game.ts";
import type { Shell } from "../shell.ts";
import { formatSpanLine } from "./rule-difference.ts";

/** Formats a comparison as JSON. */
export function formatComparisonJson(_: Shell, compared: PlayableComparison): string {
  const { comparison, a, b } = compared;
  const side = ({ meta }: Game) => ({
    variants: meta.chosen,
    name: renderChosenVariants(meta, meta.chosen),
    rules: meta.rulesHash,
  });
  const { groups, isSame, conflicts } = comparison;
  const data = {
    game: a.meta.id,
    a: side(a),
    b: side(b),
    same: isSame === true,
    groups: groups.map((group) => groupData(compared, group)),
    conflicts,
  };
  return JSON.stringify(data, undefined, 2);
}

function groupData(compared: PlayableComparison, group: ComparedGroup) {
  const { names, differences, witness, searched, examples, reach, compiled } = group;
  const between = compiled === undefined ? compared.b : loadGame(compiled);
  return {
    sentence: group.sentence?.sentence.text ?? null,
    names,
    differences: differences.map((one) => differenceData(compared, group, one)),
    witness: witness === undefined ? null : witnessData(compared.a, between, witness),
    searched,
    examples: examples.map(({ stands, ...example }) => ({
      ...example,
      stands: {
        side: stands.side,
        place: formatLine((stands.side === "a" ? compared.a : compared.b).meta, stands.source),
      },
    })),
    reach: { ...reach, sections: reach.sections.map(({ id }) => id) },
  };
}

function differenceData(
  compared: PlayableComparison,
  group: ComparedGroup,
  difference: Difference,
) {
  const { path, kind, change, numbers } = difference;
  const side = (name: "a" | "b") => {
    const rule = difference[name];
    const { places, documents } = originOf(compared.comparison, name, difference, group.names);
    if (rule === undefined && places.length === 0) return null;
    return {
      ...(rule === undefined ? {} : ruleData(rule)),
      places: [...new Set(places.map((place) => formatSpanLine(compared[name].meta, place)))],
      documents: documents.map(({ document, pages }) => ({
        id: document.id,
        pages,
        doubt: document.doubt ?? null,
      })),
    };
  };
  return { path, kind, change, numbers, a: side("a"), b: side("b") };
}

function ruleData({ title, text }: Rule) {
  return { title, text: { de: text.de.map(blockData), en: text.en.map(blockData) } };
}

/** Converts a block: a paragraph to its text; a list also with its lines. */
function blockData(block: ProseBlock): unknown {
  const text = renderPlainText(block.text);
  return block.kind === "paragraph" ? text : { text, lines: block.items.map(blockData) };
}

function witnessData(a: Game, b: Game, witness: Witness) {
  const { table, moves, position, parting, partings, next } = witness;
  const outcome = (game: Game, { allowed, reason, points, state }: MoveEffect) => ({
    allowed,
    reason: reason ?? null,
    points,
    state: state === undefined ? null : game.save(state),
  });
  return {
    table,
    moves,
    position: { a: a.save(position.a), b: b.save(position.b) },
    parting,
    partings: partings.length,
    next:
      next === undefined
        ? null
        : { notation: next.notation, a: outcome(a, next.a), b: outcome(b, next.b) },
  };
}
