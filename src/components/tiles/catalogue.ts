// Every kind of piece of a game for the encyclopaedia: one tile for each declaration, with its
// facts, its rules and its supplies at the start. All data comes from the rules.

import {
  type CheckedGame,
  type Entry,
  type Game,
  type Rule,
  type RuleKind,
  rulesOf,
  type ValueType,
} from "../../dsl/index.ts";
import { capitalised, type SiteLanguage, say } from "../../i18n/language.ts";
import { lookOf } from "../board/look.ts";
import { gameAddress } from "../ui/address.ts";

/** A drawable kind: a kind of piece, or a member of an enum that zones contain. */
export interface TileKind {
  /** Name in the rules: `minnow2`, `red`. */
  readonly id: string;
  readonly name: string;
  readonly type: ValueType;
  readonly value: number;
  readonly facts: readonly TileFact[];
}

/** A fact such as `Number: 7`; a supply is the number of pieces in a zone at the start. */
export interface TileFact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isSupply: boolean;
}

/** A declaration: one kind, or several that differ only in their fields. */
export interface Tile {
  /** Last segment of its address. */
  readonly id: string;
  /** Path of the rule that declares it. */
  readonly path: string;
  readonly title: string;
  /** Paths of its families, innermost first, without families that contain all tiles. */
  readonly families: readonly string[];
  readonly kinds: readonly TileKind[];
  /** The rule that declares it; `own` are the rules of the tile and its families. */
  readonly declared: Rule;
  readonly own: readonly Rule[];
}

/** Tiles of a family, under its name. */
export interface TileGroup {
  readonly id: string;
  readonly title: string;
  readonly tiles: readonly Tile[];
}

/** Groups that are shown together: those of a single kind share one section. */
export interface TileSection {
  readonly id: string;
  readonly title: string;
  readonly tiles: readonly Tile[];
}

export interface Catalogue {
  readonly language: SiteLanguage;
  readonly groups: readonly TileGroup[];
  /** All tiles in the order of their groups. */
  readonly tiles: readonly Tile[];
}

/** Returns whether a game has pieces. */
export function hasTiles({ meta }: Pick<Game, "meta">): boolean {
  return meta.kinds.length > 0;
}

/** Returns the address of a tile: `/de/tiles/reef/minnow/`. */
export function tileAddress(game: Pick<Game, "meta">, tile: Tile, language: SiteLanguage): string {
  return `${gameAddress(game.meta, "tiles", language)}${tile.id}/`;
}

/** Returns the tile of a kind or declaration with that name, or `undefined` if there is none. */
export function tileOf({ tiles }: Catalogue, name: string): Tile | undefined {
  return (
    tiles.find(({ path }) => path === name) ??
    tiles.find(({ kinds }) => kinds.some(({ id }) => id === name))
  );
}

/** Returns the catalogue of a game, from the playable and the checked game; the latter contains the texts. */
export function catalogueOf(game: Game, checked: CheckedGame, language: SiteLanguage): Catalogue {
  const rules = rulesOf(checked);
  const tiles = [
    ...pieceTiles(game, rules, language),
    ...memberTiles(game, rules, checked, language),
  ];
  const byGroup = Map.groupBy(tiles, ({ families, path }) => families.at(0) ?? path);
  const groups = [...byGroup].map(([id, members]) => {
    const [first] = members;
    const family = rules.find(({ path }) => path === id && path !== first?.path);
    const title = capitalised(family?.title[language] ?? first?.title ?? id);
    return { id, title, tiles: members };
  });
  return { language, groups, tiles: groups.flatMap((group) => group.tiles) };
}

/** Returns the sections of the list, with the groups of a single kind joined where the first is. */
export function sectionsOf({ groups }: Catalogue): TileSection[] {
  const isSmall = ({ tiles }: TileGroup) => tiles.flatMap(({ kinds }) => kinds).length === 1;
  const small = groups.filter(isSmall);
  const joined = {
    id: small[0]?.id ?? "",
    title: small.map(({ title }) => title).join(" · "),
    tiles: small.flatMap(({ tiles }) => tiles),
  };
  return groups.flatMap((group) =>
    isSmall(group) ? (group === small[0] ? [joined] : []) : [group],
  );
}

function pieceTiles({ meta }: Game, rules: readonly Rule[], language: SiteLanguage): Tile[] {
  return rules.filter(isOf("piece")).flatMap((declared) => {
    const entries = entriesOf(declared);
    const kinds = meta.kinds.flatMap((kind, value): TileKind[] => {
      const found = entries.get(kind.id);
      if (found === undefined) return [];
      const hidden = kind.families.flatMap((id) => lookOf(meta, id).hides?.split(" ") ?? []);
      const facts = found
        .filter(({ key }) => !hidden.includes(key))
        .map((entry) => factOf(entry, !(entry.key in kind.fields), language));
      const name = capitalised(kind.noun[language].one);
      return [{ id: kind.id, name, type: { kind: "kind" }, value, facts }];
    });
    const all = meta.kinds.find(({ id }) => entries.has(id))?.families ?? [];
    const families = all.filter((id) => !meta.kinds.every((kind) => kind.families.includes(id)));
    return [tileFrom(declared, rules, { kinds, families, bringing: all, language })];
  });
}

/** Returns tiles for enum members that zones contain, such as cubes of a colour, without faces of dice. */
function memberTiles(
  { meta }: Game,
  rules: readonly Rule[],
  { enums }: CheckedGame,
  language: SiteLanguage,
): Tile[] {
  const ofDice = new Set(meta.dice.map(({ type }) => (type.kind === "enum" ? type.of : -1)));
  const lying = meta.zones.flatMap(({ element }) => (element.kind === "enum" ? element.of : []));
  return [...new Set(lying)].flatMap((of) => {
    const { id = "", members = [] } = meta.enums[of] ?? {};
    const declared = rules.find(({ path }) => path === id);
    if (declared === undefined || ofDice.has(of)) return [];
    const kinds = members.map((member, value): TileKind => {
      const name = capitalised(member.noun[language].one);
      return { id: member.id, name, type: { kind: "enum", of }, value, facts: [] };
    });
    const many = enums.find((one) => one.id === id)?.noun?.[language].many;
    const tile = tileFrom(declared, rules, { kinds, families: [], bringing: [], language });
    return [many === undefined ? tile : { ...tile, title: capitalised(many) }];
  });
}

interface TileParts {
  readonly kinds: readonly TileKind[];
  readonly families: readonly string[];
  /** Families whose rules also apply to the tile. */
  readonly bringing: readonly string[];
  readonly language: SiteLanguage;
}

function tileFrom(declared: Rule, rules: readonly Rule[], parts: TileParts): Tile {
  const { kinds, families, bringing, language } = parts;
  const owners = [declared.path, ...bringing];
  const own = rules.filter(({ path }) => owners.some((owner) => path.startsWith(`${owner}.`)));
  const [only] = kinds;
  const title = kinds.length === 1 && only ? only.name : capitalised(declared.title[language]);
  const { path } = declared;
  return { id: addressName(path), path, title, families, kinds, declared, own };
}

/** Returns the address segment: enum names begin with a capital letter, addresses do not. */
function addressName(path: string): string {
  return path.charAt(0).toLowerCase() + path.slice(1);
}

function isOf(kind: RuleKind): (rule: Rule) => boolean {
  return (rule) => rule.kind === kind;
}

/** Returns the prose entries of each kind of a declaration with one or several kinds. */
function entriesOf({ path, entries }: Rule): ReadonlyMap<string, readonly Entry[]> {
  const several = entries.flatMap(({ key, parts }) => (parts ? ([[key, parts]] as const) : []));
  return new Map(several.length > 0 ? several : [[path, entries]]);
}

function factOf({ key, label, value }: Entry, isSupply: boolean, language: SiteLanguage): TileFact {
  return {
    id: key,
    label: capitalised(say(label, language)),
    value: capitalised(say(value, language)),
    isSupply,
  };
}
