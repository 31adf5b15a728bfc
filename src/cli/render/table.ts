// The table of a game as text: for each player and for all, what lies where.

import {
  type DisplayNoun,
  type Game,
  type Holdings,
  type Meta,
  type State,
  titleIn,
  type ValueType,
} from "../../dsl/index.ts";
import type { Shell } from "../shell.ts";
import { gridText } from "./grid.ts";

/** The whole table as the player sees it who is to decide. */
export function tableText(
  shell: Shell,
  game: Game,
  state: State,
  names: readonly string[],
): string {
  const viewer = game.decision(state)?.player;
  const view = game.view(state, viewer);
  const words = { shell, game, names };
  const scores = game.scores(state, viewer);
  const shared = [...holdingsLines(words, view.shared), ...trackLines(words, view.shared)];
  const players = view.players.map((holdings, seat) => {
    const { one, many } = game.meta.points[shell.language];
    const points = scores[seat] ?? 0;
    const score = `${shell.number(points)} ${Math.abs(points) === 1 ? one : many}`;
    const heading = shell.colours.bold(`${names[seat]} · ${score}`);
    return [heading, ...holdingsLines(words, holdings).map((line) => `  ${line}`)].join("\n");
  });
  const heading = shell.colours.bold(shell.texts.tableTitle);
  const table = [heading, ...shared.map((line) => `  ${line}`)].join("\n");
  return [...(shared.length === 0 ? [] : [table]), ...players].join("\n");
}

/** What is needed to put numbers into words. */
interface Words {
  readonly shell: Shell;
  readonly game: Game;
  readonly names: readonly string[];
}

function holdingsLines(words: Words, holdings: Holdings): string[] {
  const figures = [...counterTexts(words, holdings), ...markTexts(words, holdings)];
  return [
    ...(figures.length === 0 ? [] : [figures.join(" · ")]),
    ...zoneLines(words, holdings),
    ...gridLines(words, holdings),
  ];
}

/** Members of a family that are 0 are left out. */
function counterTexts(words: Words, { counters }: Holdings): string[] {
  const { meta } = words.game;
  return counters.flatMap(({ id, index, value, max }) => {
    const counter = meta.counters[id];
    if (counter === undefined || (index !== undefined && value === 0)) return [];
    const own = counter.members?.[index ?? -1];
    const name = (own ?? counter.noun)[words.shell.language].many;
    const member = own === undefined ? indexText(words, counter.at.index, index) : "";
    const most = max === undefined ? "" : `/${words.shell.number(max)}`;
    return [`${name}${member} ${words.shell.number(value)}${most}`];
  });
}

function markTexts(words: Words, { marks }: Holdings): string[] {
  return marks.flatMap(({ id, index, value }) => {
    const mark = words.game.meta.marks[id];
    if (mark === undefined) return [];
    const name = `${markName(words, mark)}${indexText(words, mark.at.index, index)}`;
    const text = valueText(words, mark.type, value);
    // What is called "round I" needs no "round" in front of it.
    const saysName = text.toLowerCase().startsWith(name.toLowerCase());
    return [saysName ? name + text.slice(name.length) : `${name} ${text}`];
  });
}

/** A mark has no noun: it goes by its title on screens, or else by its phrase, as a heading. */
function markName({ shell, game }: Words, { id, text }: Meta["marks"][number]): string {
  const { language } = shell;
  return titleIn(game.meta, id, language) ?? (text === undefined ? id : `${text[language]}:`);
}

/** Empty zones are left out; of a family that shows nothing but its sizes there is one line. */
function zoneLines(words: Words, { zones }: Holdings): string[] {
  const filled = zones.filter(({ size }) => size > 0);
  return [...new Set(filled.map(({ id }) => id))].flatMap((id) => {
    const zone = words.game.meta.zones[id];
    if (zone === undefined) return [];
    const members = filled.filter((member) => member.id === id);
    const name = nameOf(words, zone.noun);
    const index = (member: ZoneView) => indexText(words, zone.at.index, member.index);
    if (members.every(({ items }) => items.length === 0)) {
      const sizes = members.map((member) => `${index(member)} (${member.size})`);
      return [`${name}:${sizes.join(",")}`];
    }
    return members.map(
      (member) => `${name}${index(member)}: ${contentText(words, zone.element, member)}`,
    );
  });
}

type ZoneView = Holdings["zones"][number];

/** What lies in a zone, or how many things where they are hidden. */
function contentText(words: Words, element: ValueType, { size, items }: ZoneView): string {
  if (items.length === 0) return `(${size})`;
  const texts = items.map(({ value, count }) => {
    const text = valueText(words, element, value);
    return count === 1 ? text : `${count} × ${text}`;
  });
  return texts.join(", ");
}

function gridLines(words: Words, { grids }: Holdings): string[] {
  const { meta } = words.game;
  return grids.flatMap(({ id, board, cells }) => {
    const grid = meta.grids[id];
    if (grid === undefined || cells.length === 0) return [];
    const labels = cells.map((value) =>
      value < 0 ? undefined : shortText(meta, grid.element, value),
    );
    const title = nameOf(words, grid.noun);
    const picture = gridText(meta, { shape: grid.shape, board, labels });
    return [`${title}:`, ...picture.map((line) => `  ${line}`)];
  });
}

function trackLines(words: Words, { tracks }: Holdings): string[] {
  return tracks.flatMap(({ id, markers }) => {
    const track = words.game.meta.tracks[id];
    if (track === undefined) return [];
    const ordered = markers.toSorted((a, b) => b.position - a.position || b.height - a.height);
    const places = ordered.map(({ player, position }) => `${words.names[player]} (${position})`);
    return [`${nameOf(words, track.noun)}: ${places.join(", ")}`];
  });
}

function nameOf({ shell }: Words, noun: DisplayNoun): string {
  return noun[shell.language].one;
}

function indexText(words: Words, type: ValueType | undefined, index: number | undefined): string {
  return type === undefined || index === undefined ? "" : ` ${valueText(words, type, index)}`;
}

function valueText({ shell, game, names }: Words, type: ValueType, value: number): string {
  if (type.kind === "player") return names[value] ?? "";
  return game.formatValue(type, value)[shell.language];
}

/** A few signs for an element on a cell: seats as numbers, kinds by the start of their name. */
function shortText(meta: Meta, type: ValueType, value: number): string {
  if (type.kind === "player") return String(value + 1);
  if (type.kind === "kind") return (meta.kinds[value]?.id ?? "").slice(0, 6);
  if (type.kind === "enum") return (meta.enums[type.of]?.members[value]?.id ?? "").slice(0, 6);
  return String(value);
}
