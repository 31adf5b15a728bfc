// The table of a game as text: the contents of each player's and of shared storage.

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
import { renderGrid } from "./grid.ts";

/** Renders the table as the deciding player sees it. */
export function renderTable(
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

/** Context for formatting values. */
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

/** Formats counters; family members with value 0 are omitted. */
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
    // A value such as "round I" already contains the name "round".
    const saysName = text.toLowerCase().startsWith(name.toLowerCase());
    return [saysName ? name + text.slice(name.length) : `${name} ${text}`];
  });
}

/** Returns the heading of a mark: its title on screens, or its phrase. */
function markName({ shell, game }: Words, { id, text }: Meta["marks"][number]): string {
  const { language } = shell;
  return titleIn(game.meta, id, language) ?? (text === undefined ? id : `${text[language]}:`);
}

/** Formats zones; empty ones are omitted. A family with visible sizes only takes one line. */
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

/** Formats the contents of a zone, or the number of elements if they are hidden. */
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
    const picture = renderGrid(meta, { shape: grid.shape, board, labels });
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

/** Returns a short label for an element on a cell: seat numbers, first letters of kinds. */
function shortText(meta: Meta, type: ValueType, value: number): string {
  if (type.kind === "player") return String(value + 1);
  if (type.kind === "kind") return (meta.kinds[value]?.id ?? "").slice(0, 6);
  if (type.kind === "enum") return (meta.enums[type.of]?.members[value]?.id ?? "").slice(0, 6);
  return String(value);
}
