// What a game's folder says about its pages: `site.json`. A folder without `game.regel` is a shelf
// of games of one file each; its manifest names them. Games without a manifest have pages, too, after
// all others. docs/adding-a-game.md describes every field.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isVisited } from "./games.ts";
import { type GameCard, gamePages, type ListedEntry, type SiteShelf } from "./site-entry.ts";

const manifestFile = "site.json";

/** Games with pages and the shelves that some of them stand on, both in display order. */
export interface SiteList {
  readonly games: readonly ListedEntry[];
  readonly shelves: readonly SiteShelf[];
}

/**
 * Reads all manifests below `rules`. An entry that nothing can be made of throws an error. `found` are
 * all games there, as in imports: those that neither have a manifest nor lie beside one come last.
 */
export function listSite(rules: string, found: readonly string[] = []): SiteList {
  const folders = foldersWithManifest(rules);
  const read = folders.map((folder) => readManifest(rules, folder));
  const ordered = read.toSorted((one, other) => one.order - other.order);
  const bare = found.filter(
    (name) =>
      !folders.some((folder) => folder === "" || name === folder || name.startsWith(`${folder}/`)),
  );
  const games = [...ordered.flatMap((one) => one.games), ...bare.map(bareEntry)];
  for (const [index, { name }] of games.entries()) {
    if (games.findIndex((one) => one.name === name) !== index)
      throw new Error(`Two games would have the address ${name}.`);
  }
  return { games, shelves: ordered.flatMap(({ shelf }) => shelf ?? []) };
}

/** Returns the folders with a manifest, relative to `rules`. */
function foldersWithManifest(rules: string, within = ""): string[] {
  const folder = join(rules, within);
  if (existsSync(join(folder, manifestFile))) return [within];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isVisited(entry.name))
    .flatMap(({ name }) => foldersWithManifest(rules, below(within, name)));
}

interface Read {
  readonly order: number;
  readonly games: readonly ListedEntry[];
  readonly shelf: SiteShelf | undefined;
}

function readManifest(rules: string, folder: string): Read {
  const path = below(folder, manifestFile);
  const manifest = new Manifest(path, JSON.parse(readFileSync(join(rules, path), "utf8")));
  const named = manifest.has("pages") ? manifest.words("pages") : undefined;
  const pages = named?.map((page) => {
    const known = gamePages.find((one) => one === page);
    return known ?? manifest.refuse(`there is no page ${page}; there are ${gamePages.join(", ")}`);
  });
  const order = manifest.number("order");
  if (existsSync(join(rules, folder, "game.regel"))) {
    manifest.allow([
      ...["order", "picture", "minutes", "about"],
      ...["pages", "pieces", "version", "chapters", "lessons"],
    ]);
    const chapters = manifest.words("chapters", []);
    const lessons = manifest.words("lessons", []);
    const version = manifest.word("version");
    const pieces = manifest.has("pieces") ? manifest.text("pieces") : undefined;
    const picture = manifest.word("picture");
    const card = picture === undefined ? undefined : cardIn(manifest, picture);
    const own = bareEntry(folder === "" ? basename(rules) : folder);
    const said = { pages, pieces, card, version, chapters, lessons };
    return { order, games: [{ ...own, ...said }], shelf: undefined };
  }
  manifest.allow(["order", "pages", "title", "lead", "games"]);
  const files = manifest.words("games");
  const missing = files.find((file) => !existsSync(join(rules, folder, `${file}.regel`)));
  if (missing !== undefined) manifest.refuse(`there is no file ${missing}.regel`);
  const shelf = {
    name: nameOf(folder === "" ? basename(rules) : folder),
    title: manifest.text("title"),
    lead: manifest.text("lead"),
    games: files,
  };
  const games = files.map((file) => {
    return { ...bareEntry(below(folder, file)), shelf: shelf.name, pages };
  });
  return { order, games, shelf };
}

/** Returns the entry of a game that nothing is said about. */
function bareEntry(rules: string): ListedEntry {
  return {
    name: nameOf(rules),
    rules,
    shelf: undefined,
    pages: undefined,
    pieces: undefined,
    card: undefined,
    version: undefined,
    chapters: [],
    lessons: [],
  };
}

function below(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

function cardIn(manifest: Manifest, picture: string): GameCard {
  return { picture, minutes: manifest.number("minutes"), about: manifest.text("about") };
}

/** Returns the last part of a path: `shelf/reef` → `reef` */
function nameOf(folder: string): string {
  return folder.split("/").at(-1) ?? folder;
}

/** Fields of a manifest with the type that each must have. */
class Manifest {
  readonly #path: string;
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(path: string, fields: unknown) {
    this.#path = path;
    if (!isRecord(fields)) this.refuse("it is not an object");
    this.#fields = fields;
  }

  refuse(problem: string): never {
    throw new Error(`rules/${this.#path}: ${problem}.`);
  }

  /** Refuses fields that nothing reads, which are misspelled ones. */
  allow(names: readonly string[]): void {
    const unknown = Object.keys(this.#fields).find((name) => !names.includes(name));
    if (unknown !== undefined)
      this.refuse(`there is no field ${unknown}; there are ${names.join(", ")}`);
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined;
  }

  number(name: string): number {
    const value = this.#fields[name];
    return typeof value === "number" ? value : this.refuse(`${name} is not a number`);
  }

  word(name: string): string | undefined {
    const value = this.#fields[name];
    if (value === undefined || typeof value === "string") return value;
    return this.refuse(`${name} is not a text`);
  }

  words(name: string, otherwise?: readonly string[]): readonly string[] {
    const value = this.#fields[name] ?? otherwise;
    const isList = Array.isArray(value) && value.every((word) => typeof word === "string");
    return isList ? value : this.refuse(`${name} is not a list of texts`);
  }

  /** Returns a text in both languages. */
  text(name: string): { readonly de: string; readonly en: string } {
    const value = this.#fields[name];
    const { de, en } = isRecord(value) ? value : {};
    if (typeof de === "string" && typeof en === "string") return { de, en };
    return this.refuse(`${name} is not a text in de and en`);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
