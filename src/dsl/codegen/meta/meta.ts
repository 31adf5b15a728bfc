// Metadata of a program: names, spans, texts (see runtime/meta/meta.ts).

import { englishPredicate } from "../../inflection/english-predicate.ts";
import { germanPredicate } from "../../inflection/german-predicate.ts";
import { collectEpilogueReads } from "../../ir/epilogue.ts";
import type * as ir from "../../ir/ir.ts";
import { ruleValuesOf } from "../../ir/kinds.ts";
import { isNamedByContents } from "../../ir/nouns.ts";
import { solidType } from "../../ir/types.ts";
import { findUnobservableZones } from "../../ir/unobservable-zones.ts";
import type { ClosingMeta } from "../../runtime/game/epilogue.ts";
import type * as meta from "../../runtime/meta/meta.ts";
import { lineFinder, type RulesFile } from "../../source/source.ts";
import type { Span } from "../../source/span.ts";
import { amongOf } from "../explanations/among.ts";
import type { SlotAddress } from "../layout/layout.ts";
import { SLOT } from "../layout/slots.ts";
import type { ProgramTree } from "../program.ts";
import { exampleMeta } from "./examples.ts";
import { logMeta } from "./log.ts";
import { looksMeta } from "./looks.ts";
import { originsMeta } from "./origins.ts";
import { textsMeta } from "./texts.ts";

/** `Meta` of a compiled game; `hash` names the rules; the criteria of the ranking are in words. */
export function emitMeta(
  game: ir.Game,
  program: ProgramTree,
  sources: readonly RulesFile[],
  { hash, rankingCriteria }: Pick<meta.Meta, "rankingCriteria"> & { readonly hash: string },
): meta.Meta {
  const { layout, codes, points, gen } = program;
  const ref = refs(sources);
  const secret = findUnobservableZones(game);
  const log = logMeta(game, gen);
  return {
    id: game.id,
    title: game.title,
    players: game.players,
    points: game.points,
    credits: game.credits,
    rulesHash: hash,
    sources,
    options: game.options.map(({ id, index, noun, from, choices }) => ({
      id,
      slot: SLOT.options + index,
      noun,
      from,
      choices: choices.map((choice) => ({ id: choice.id, text: choice.words })),
    })),
    rivals: game.rivals.map(({ id, index, words }) => ({
      id,
      text: words,
      slot: layout.rivals[index] ?? 0,
    })),
    seats: layout.seats,
    size: program.size,
    enums: [...game.enums, ...game.labels].map(({ id, members }) => ({
      id,
      members: members.map((m) => ({ id: m.id, noun: m.noun })),
    })),
    kinds: game.pieces.map((piece) => ({
      id: piece.id,
      noun: piece.noun,
      families: familiesOf(piece.family),
      fields: Object.fromEntries(piece.fields),
      fieldTypes: fieldTypes(piece.family),
      source: ref(piece.span),
    })),
    shapes: game.shapes.map(shapeMeta),
    boards: game.boards.map((board) => ({
      id: board.id,
      shape: board.shape.index,
      text: board.words,
      fields: Object.fromEntries(board.fields),
      regions: board.regions,
    })),
    counters: game.counters.map((counter) => ({
      id: counter.id,
      noun: counter.noun,
      members: counter.members,
      perPlayer: counter.perPlayer,
      at: placeMeta(layout.counters[counter.index], counter.family),
    })),
    marks: game.marks.map((mark) => ({
      id: mark.id,
      hidden: mark.hidden,
      text: mark.words,
      type: valueType(mark.type),
      family: familyOf(mark.type),
      perPlayer: mark.perPlayer,
      at: placeMeta(layout.marks[mark.index], mark.family),
    })),
    zones: game.zones.map((zone) => ({
      id: zone.id,
      noun: zone.noun,
      named: !isNamedByContents(zone) ? "place" : zone.die === undefined ? "contents" : "dice",
      perPlayer: zone.perPlayer,
      hidden: zone.hidden,
      secret: secret.has(zone),
      stocked: game.stocked.includes(zone),
      element: valueType(zone.element),
      family: familyOf(zone.element),
      by: zone.by,
      layout: zone.layout,
      capacity: zone.capacity,
      elements: zone.elements,
      at: placeMeta(layout.zones[zone.index], zone.family),
    })),
    grids: game.grids.map((grid) => ({
      id: grid.id,
      noun: grid.noun,
      perPlayer: grid.perPlayer,
      shape: grid.shape.index,
      by: grid.by && { kind: "choices" in grid.by ? "option" : "mark", id: grid.by.index },
      element: valueType(grid.element),
      at: placeMeta(layout.grids[grid.index], undefined),
      counts: layout.grids[grid.index]?.counts,
    })),
    tracks: game.tracks.map((track) => ({
      id: track.id,
      noun: track.noun,
      from: track.from,
      to: track.to,
      base: layout.tracks[track.index] ?? 0,
    })),
    dice: game.dice.map(({ id, noun, type, faces }) => {
      return { id, noun, type: valueType(type), faces };
    }),
    moves: codes.map(({ move, base, count, picks }) => ({
      id: move.id,
      free: move.free,
      name: move.name,
      says: move.says,
      predicate: predicateOf(move),
      params: move.picks.map((pick, i) => ({
        id: pick.name,
        type: valueType(pick.type),
        from: picks[i]?.from ?? 0,
        count: picks[i]?.count ?? 1,
        source: sourceOf(move, pick),
        among: amongMeta(move, pick),
      })),
      unlock: unlockOf(move),
      base,
      count,
      source: ref(move.span),
    })),
    sites: points.map((point) =>
      point.kind === "order"
        ? { may: false, moves: [point.move] }
        : { may: point.may, moves: point.offers.map(({ move }) => move) },
    ),
    needs: game.needs.map((need) => ({
      id: need.id,
      texts: textsMeta(game, need, valueType),
      condition: need.source,
      source: ref(need.span),
    })),
    reasons: game.reasons.map(({ id, words, span }) => ({ id, text: words, source: ref(span) })),
    tables: game.tables.map(({ id, words, params, type, entries }) => ({
      id,
      text: words,
      params: params.map(valueType),
      type: valueType(type),
      entries,
    })),
    values: ruleValuesOf(game).map((value) => ({
      id: value.id,
      type: valueType(value.type),
      exceptions: value.exceptions.map(({ pieces, span }) => ({
        kind: pieces[0] ?? 0,
        source: ref(span),
      })),
      source: ref(value.span),
    })),
    ledger: layout.ledger,
    score: layout.score,
    once: layout.once,
    closing: closingMeta(game, program),
    log,
    ranking: game.ranking.map(({ best }) => best),
    rankingCriteria,
    rating: (game.rating?.lines ?? []).map(({ id, words, span }) => ({
      id,
      text: words,
      source: ref(span),
    })),
    spans: gen.spans.map(ref),
    rules: gen.rules,
    looks: looksMeta(game),
    examples: game.examples.map(exampleMeta(ref, valueType)),
    ...originsMeta(game, ref),
  };
}

/** Where the program goes on after the last decision, and what it reads from there. */
function closingMeta(game: ir.Game, { closing, layout }: ProgramTree): ClosingMeta {
  const { storage, positions } = collectEpilogueReads(game);
  const among = (things: readonly (ir.Counter | ir.Mark | ir.Zone | ir.Grid | ir.Track)[]) =>
    things.filter((thing) => storage.has(thing)).map(({ index }) => index);
  return {
    ...closing,
    frame: layout.stack,
    counters: among(game.counters),
    marks: among(game.marks),
    zones: among(game.zones),
    grids: among(game.grids),
    tracks: among(game.tracks),
    positions: game.tracks.filter((track) => positions.has(track)).map(({ index }) => index),
  };
}

function predicateOf({ name, says = name }: ir.OptionSchema): meta.DisplayText {
  return { de: germanPredicate(says.de), en: englishPredicate(says.en) };
}

/** Spans as places that screens can show; files become numbers. */
function refs(sources: readonly RulesFile[]): (span: Span) => meta.SourceRef {
  const index = new Map(sources.map((source, i) => [source.path, i]));
  const lineAt = sources.map((source) => lineFinder(source.text));
  return ({ file, start, end }) => {
    const source = index.get(file) ?? 0;
    return { file: source, start, end, line: lineAt[source]?.(start) ?? 1 };
  };
}

function valueType(type: ir.Type): meta.ValueType {
  switch (type.kind) {
    case "number":
    case "yesno":
    case "player":
      return type;
    case "enum":
      return { kind: "enum", of: type.enum.index };
    case "piece":
      return { kind: "kind" };
    case "space":
      return { kind: "space", of: type.grid.index };
    case "board":
      return { kind: "board" };
    case "set":
      return { kind: "set", of: type.of.kind === "enum" ? type.of.enum.index : -1 };
    case "line":
      return { kind: "number", from: 0, to: 2 ** 31 - 1 };
    case "orNone":
      return { ...valueType(type.of), orNone: true };
    default:
      return type satisfies never;
  }
}

function familyOf(type: ir.Type): string | undefined {
  const of = solidType(type);
  return of.kind === "piece" ? of.family.id : undefined;
}

function placeMeta(
  place: SlotAddress | undefined,
  family: ir.Type | undefined,
): meta.SlotAddressMeta {
  return {
    bases: place?.bases ?? [],
    playerStride: place?.stride ?? 0,
    index: family && valueType(family),
    indexFrom: family?.kind === "number" ? family.from : 0,
  };
}

function familiesOf(family: ir.Family): string[] {
  return family.parent === undefined ? [family.id] : [family.id, ...familiesOf(family.parent)];
}

function fieldTypes(family: ir.Family | undefined): Record<string, meta.ValueType> {
  if (family === undefined) return {};
  const own = [...family.fields].map(([id, type]) => [id, valueType(type)] as const);
  return { ...fieldTypes(family.parent), ...Object.fromEntries(own) };
}

function shapeMeta(shape: ir.Shape): meta.ShapeMeta {
  const rows = Math.max(...shape.cells.map(({ row }) => row)) + 1;
  const lengths = Array.from(
    { length: rows },
    (_, row) => shape.cells.filter((cell) => cell.row === row).length,
  );
  const widest = Math.max(...lengths);
  const hexes = shape.layout === "hexes";
  return {
    id: shape.id,
    layout: shape.layout,
    cells: shape.cells.map(({ name, row, column }) => ({
      name,
      row,
      column,
      x: column + 0.5 + (hexes ? (widest - (lengths[row] ?? 0)) / 2 : 0),
      y: hexes ? row * (Math.sqrt(3) / 2) + 1 / Math.sqrt(3) : row + 0.5,
    })),
    neighbours: shape.neighbours,
    fields: shape.fields.map(({ id, type }) => ({ id, type: valueType(type) })),
  };
}

/** `needs far: divesFar` before all else, where `value divesFar: yes/no = no`. */
function unlockOf({ head: [first] }: ir.OptionSchema): string | undefined {
  if (first?.kind !== "need" || first.need.condition.kind !== "value") return undefined;
  const { body, type } = first.need.condition.value;
  const isNo = type.kind === "yesno" && body.kind === "const" && body.value === 0;
  return isNo ? first.need.id : undefined;
}

/** What is picked from; none for a pick that the author of a move did not write. */
function domainOf({ head }: ir.OptionSchema, pick: ir.Local): ir.Domain | undefined {
  const step = head.find((item) => item.kind === "pick" && item.local === pick);
  return step?.kind === "pick" ? step.domain : undefined;
}

function amongMeta(move: ir.OptionSchema, pick: ir.Local): meta.AmongMeta {
  const domain = domainOf(move, pick);
  return domain === undefined ? { kind: "values" } : amongOf(domain).meta;
}

/** The zone or grid that a pick comes from, so that screens can mark it. */
function sourceOf(move: ir.OptionSchema, pick: ir.Local): meta.ParamMeta["source"] {
  const domain = domainOf(move, pick);
  if (domain?.kind === "zone") {
    const { index } = domain.zone;
    const param =
      index?.kind === "local" && move.picks.includes(index.local) ? index.local.name : undefined;
    return { kind: "zone", id: domain.zone.zone.index, indexParam: param };
  }
  return domain?.kind === "spaces"
    ? { kind: "grid", id: domain.grid.index, indexParam: undefined }
    : undefined;
}
