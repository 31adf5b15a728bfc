// Chunks for examples and exercises: the library and the table. Many small chunks compress worse,
// and a browser would find each only after loading the one before.

import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { toSlashes } from "../files/games.ts";

/** What the pages with scripts begin with; modules are grouped by which of them need them at once. */
export const pages = {
  home: "/components/home/Hero.svelte",
  example: "/components/example/Example.svelte",
  lesson: "/components/lesson/player/LessonPlayer.svelte",
  match: "/components/play/Play.svelte",
  // Comes later than the rest of its page.
  felt: "/components/play/table/Table.svelte",
  guided: "/components/lesson/guided/GuidedPlayer.svelte",
  practice: "/components/practice/Practising.svelte",
  score: "/components/score-calculator/Score.svelte",
  compare: "/components/compare/Compare.svelte",
  workshop: "/components/playground/playground.svelte",
  lessons: "/components/lesson/Overview.svelte",
  works: "/components/playground/projects/Works.svelte",
  data: "/components/user-data/UserData.svelte",
} as const;
type Page = keyof typeof pages;

/** What the programs of games import. */
export const engines = ["/dsl/runtime/game/table-game", "/dsl/runtime/meta/inject-texts"];
/** What the programs of further parts of games import besides; each has a chunk of its own. */
export const furtherEngines = {
  explain: "/dsl/runtime/game/explain",
  exercise: "/dsl/runtime/examples/exercise",
  "match-game": "/dsl/runtime/game/create-match",
  "whole-game": "/dsl/runtime/game/create-game",
} as const;

/** The folder of our own modules; in the package it is below `node_modules` as all others are. */
const sources = toSlashes(join(import.meta.dirname, ".."));

/** Returns a module without the end of its name: it is TypeScript here and JavaScript in the package. */
function moduleName(id: string): string {
  return id.replace(/\.[jt]s$/, "");
}

/** Whether a module is of a library that we use. */
function isLibrary(id: string): boolean {
  return id.includes("/node_modules/") && !id.startsWith(sources);
}

interface Group {
  readonly name: string;
  /** All of these pages need each module of the group at once. */
  readonly all: readonly Page[];
  /**
   * No others but these need any, at once or later; without it, others that need one take the whole
   * group.
   */
  readonly only?: readonly Page[];
}

/** A module is in the first group that fits. */
const groups: readonly Group[] = [
  { name: "look", all: ["example", "lesson", "workshop"] },
  { name: "board", all: ["home", "example", "lesson"] },
  { name: "table", all: ["example", "lesson"] },
  { name: "zones", all: ["lesson", "felt"] },
  { name: "lesson", all: ["lesson"], only: ["lesson", "guided", "practice"] },
  { name: "match", all: ["match"], only: ["match"] },
  { name: "session", all: ["match"], only: ["match", "guided", "practice"] },
  { name: "course", all: ["match", "workshop"], only: ["match", "guided", "practice", "workshop"] },
  { name: "rules", all: ["match"], only: ["match", "guided", "practice", "compare"] },
  { name: "play", all: ["match"], only: ["match", "guided", "practice", "compare", "workshop"] },
  { name: "tables", all: ["felt", "workshop"], only: ["match", "guided", "practice", "workshop"] },
  { name: "felt", all: ["felt"], only: ["match"] },
  { name: "decisions", all: ["felt"], only: ["match", "guided", "practice"] },
];

/**
 * Runtime functions that programs call belong to the engine's chunk; the module that lists them does
 * not.
 */
const calls = "/dsl/runtime/engine/imports";

/** What lists to choose from need of the library: the set-up of a match has one and no other field. */
const select = /\/svelte\/src\/.*\/bindings\/select\.js$/;

/** Parts of the library for forms and authoring tools; examples and exercises do not use them. */
const forms = /\/svelte\/src\/.*\/(bindings\/(input|size)|attachments|clone|css-props)\.js$/;

/** Parts of the library that no page uses; one of them has an effect when it is loaded. */
const unused = /\/svelte\/src\/.*\/(custom-element|legacy-client)\.js$/;

/** What the page of a match and the editor of the workshop wait with, which have little else in common. */
const waits = /\/components\/deferred\/later\.[jt]s$/;

/** The modules for texts, which pages need before their table is loaded. */
const say = /\/(i18n\/(language|load-language)|dsl\/inflection\/counted)$/;

/**
 * In files of their own: what pages load by name or language, texts, which pages of all kinds use, and
 * what lists the functions that programs call.
 */
const alone =
  /^\0regel:|\/i18n\/(wordings|phrases)$|\/i18n\/.*\/(de|en|strings)$|\/runtime\/engine\/imports$/;

/** The groups that what comes later finds on its page. */
const onPage =
  /(^|\/)(library|engine|look|board|table|zones|lesson|match|session|felt|waits|fetching)\./;

/**
 * Returns what the browser fetches together with a script that is loaded on demand. The groups are
 * not named in each such list: they are on the page already, or few. Only the table of a match brings some.
 */
export const fetchedWith = {
  resolveDependencies: (script: string, files: string[]) =>
    /(^|\/)felt\./.test(script) ? files : files.filter((file) => !onPage.test(file)),
};

/**
 * Shortens the lists of what is fetched with a script. Astro sets the option for the browser's files
 * itself, so that of the configuration would not count.
 */
export function fewPreloads(): Plugin {
  return {
    name: "few-preloads",
    configEnvironment: (name) =>
      name === "client" ? { build: { modulePreload: fetchedWith } } : undefined,
  };
}

/** Bundler options for the browser's files. */
export const tableChunk: Rolldown.OutputOptions = {
  codeSplitting: {
    // The library's entry point imports all of it, also parts that only other pages use.
    includeDependenciesRecursively: false,
    groups: [
      { name: "forms", test: forms, priority: 1 },
      { name: "select", test: select, priority: 1 },
      { name: "waits", test: waits, priority: 1 },
      // Pages without a table also load scripts on demand; they must not load the table for that.
      { name: "fetching", test: /vite\/preload-helper/, priority: 1 },
      {
        debugName: "table",
        name: (id, context) => {
          const module = moduleName(id);
          if (say.test(module)) return "library";
          const texts = textsName(id, context);
          if (texts !== undefined) return texts;
          if (alone.test(module)) return null;
          const infoOf = (other: string) => context.getModuleInfo(other) ?? undefined;
          const bringers = importersOf(id, infoOf).map(moduleName);
          const isIn = (path: string) => bringers.some((one) => one.endsWith(path));
          const isEngine = [...engines, calls].some(isIn);
          const isShared = isIn(pages.example) && isIn(pages.lesson);
          if ((isEngine || isShared) && isLibrary(id)) return "library";
          if (isEngine) return "engine";
          const further = Object.entries(furtherEngines).find(([, path]) => isIn(path));
          if (further !== undefined) return further[0];
          const later = importersOf(id, infoOf, { isEver: true }).map(moduleName);
          const needing = Object.entries(pages).flatMap(([page, path]) =>
            // What the table of a match needs, its page needs as well.
            page !== "felt" && later.some((one) => one.endsWith(path)) ? page : [],
          );
          return groups.find(({ all, only = needing }) => {
            const allowed = new Set<string>(only);
            return (
              all.every((page) => isIn(pages[page])) && needing.every((one) => allowed.has(one))
            );
          })?.name;
        },
      },
    ],
  },
};

/**
 * Allows splitting the library: its parts for forms are loaded only by pages that use them,
 * although its entry point exports them. Astro requires that island files export only the islands;
 * a split library may need further exports.
 */
export function splitLibrary(): Plugin {
  return {
    name: "split-library",
    applyToEnvironment: ({ name }) => name === "client",
    options: (options) => ({
      ...options,
      preserveEntrySignatures: "allow-extension",
    }),
    transform: {
      filter: { id: [forms, select, unused] },
      handler: () => ({ moduleSideEffects: false }),
    },
  };
}

/** Texts that pages load in their language alone have named files, so that they can be preloaded. */
function textsName(id: string, context: Rolldown.ChunkingContext): string | undefined {
  const [, folder, language] = /\/i18n\/(.+)\/(de|en)$/.exec(moduleName(id)) ?? [];
  if (folder === undefined || !context.getModuleInfo(id)?.dynamicImporters.length) return undefined;
  return `texts_${folder.replaceAll("/", "-")}_${language}`;
}

type InfoOf = (
  module: string,
) => Pick<Rolldown.ModuleInfo, "importers" | "dynamicImporters"> | undefined;

/**
 * Returns a module and all that import it at once, directly or not; with `isEver` also all that load one
 * of them later.
 */
function importersOf(id: string, infoOf: InfoOf, { isEver = false } = {}): string[] {
  const seen = new Set<string>();
  const waiting = [id];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    const { importers = [], dynamicImporters = [] } = infoOf(module) ?? {};
    waiting.push(...importers, ...(isEver ? dynamicImporters : []));
  }
  return [...seen];
}
