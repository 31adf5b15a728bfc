// What the moves of an example change, before and after.

import type { Game, Holdings, State } from "../../dsl/index.ts";
import { pluralTitle } from "../../dsl/runtime/meta/look-titles.ts";
import { capitalised, type SiteLanguage, say } from "../../i18n/language.ts";
import { counterNoun, memberTitle } from "../board/labels.ts";
import { counterFace, type Face, lookOf } from "../board/look.ts";
import type { FigureAmount, FigureChange, FigureItem } from "./figure.ts";

/** More changes than these are not seen at one look. */
const MOST_CHANGES = 6;

interface Moment {
  readonly game: Game;
  readonly language: SiteLanguage;
  readonly before: State;
  readonly after: State;
  /** Names of the seats. */
  readonly names: readonly string[];
  /** The seat that the example is about. */
  readonly mover: number;
  /** What the figure shows apart, and the move uses up. */
  readonly hand: readonly FigureItem[];
}

/** Returns what differs between two positions: points, counters and zones of the mover first. */
export function changesBetweenMoments(moment: Moment): FigureChange[] {
  const { game, before, after, mover, names } = moment;
  const [was, is] = [game.view(before), game.view(after)];
  const seats = [mover, ...names.keys()].filter((seat, place, all) => all.indexOf(seat) === place);
  const [points, more] = [game.scores(before), game.scores(after)];
  const found = seats.map((seat) => {
    const held = changedIn(moment, was.players[seat], is.players[seat]);
    const score = scoreChange(moment, points[seat] ?? 0, more[seat] ?? 0);
    return { seat, changes: [...score, ...held] };
  });
  const own = found.filter(({ changes }) => changes.length > 0);
  const isNamed = own.length > 1;
  const ofSeats = own.flatMap(({ seat, changes }) =>
    changes.map((one) => (isNamed ? { ...one, name: `${names[seat]}: ${one.name}` } : one)),
  );
  return [...ofSeats, ...changedIn(moment, was.shared, is.shared)].slice(0, MOST_CHANGES);
}

function scoreChange({ game, language }: Moment, before: number, after: number): FigureChange[] {
  if (before === after) return [];
  const name = capitalised(pluralTitle(game.meta.points, language));
  return [{ name, before: counted(before), after: counted(after) }];
}

function counted(value: number, face?: Face): FigureAmount {
  return { kind: "number", value, face };
}

function changedIn(
  moment: Moment,
  before: Holdings | undefined,
  after: Holdings | undefined,
): FigureChange[] {
  if (before === undefined || after === undefined) return [];
  return [...counterChanges(moment, before, after), ...zoneChanges(moment, before, after)];
}

function counterChanges({ game, language }: Moment, before: Holdings, after: Holdings) {
  return after.counters.flatMap((counter): FigureChange[] => {
    const { id, index, value } = counter;
    const was = before.counters.find((one) => one.id === id && one.index === index)?.value ?? 0;
    const declared = game.meta.counters[id];
    const noun = counterNoun(game.meta, id, index);
    if (was === value || declared === undefined || noun === undefined) return [];
    const face = counterFace(game.meta, declared, index);
    const type = declared.members === undefined ? declared.at.index : undefined;
    const member =
      type === undefined || index === undefined
        ? ""
        : ` ${say(game.formatValue(type, index), language)}`;
    const name = capitalised(pluralTitle(noun, language)) + member;
    return [{ name, before: counted(was, face), after: counted(value, face) }];
  });
}

function zoneChanges({ game, language, hand }: Moment, before: Holdings, after: Holdings) {
  return after.zones.flatMap((zone): FigureChange[] => {
    const declared = game.meta.zones[zone.id];
    const was = before.zones.find(({ id, index }) => id === zone.id && index === zone.index);
    // Dice are rolled and used up all the time; a hidden zone shows nothing.
    if (declared === undefined || declared.hidden || declared.element.kind === "number") return [];
    const { show, place } = lookOf(game.meta, declared.id);
    // What the head of the table shows, such as the order of the players, changes all the time, too.
    if (show === "dice" || place === "header" || place === "aside" || show === "stack") return [];
    const amounts = [was, zone].map((one): FigureAmount => {
      const items = (one?.items ?? []).map(({ value, count }) => ({ value, count }));
      return { kind: "items", zone: zone.id, items };
    });
    const [old, now] = amounts;
    if (old === undefined || now === undefined) return [];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    if (now.kind === "items" && now.items.length === 0 && hand.some((one) => one.zone === zone.id))
      return [];
    const name = capitalised(memberTitle(game, zone.id, zone.index, language));
    return [{ name, before: old, after: now }];
  });
}
