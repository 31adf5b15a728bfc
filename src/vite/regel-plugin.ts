// `import { game } from "regel:reef"`: compiles the rules during the build, so that a page
// ships the compiled game and the runtime, never the parser. "regel:classics/pig" is the game in
// rules/classics/pig.regel. A query selects the content:
//
// - "regel:reef" a playable game with its variants, without texts and examples
// - "regel:reef?match" what a match needs: the game without examples, playouts and origins
// - "regel:reef?table" what an example needs: positions, moves and reasons
// - "regel:reef?lesson" the same, and the goals of exercises
// - "regel:reef?examples" all of it; for the server, which sends positions to the page
// - "regel:reef?thread" the first for a thread, which has no language of its own
// - "regel:reef?sources" the texts of all files, for compiling in the page
// - "regel:reef?variant=NAME" the game under one of its variants, for examples played under it
// - "regel:reef?meta" the metadata that the first three share
// - "regel:reef?meta&words=de" its texts in one language; likewise for all other metadata
// - "regel:reef?program" the program that tables and lessons share; it plays on from positions only
//
// Modules without the name of a game are those of `game-maps.ts`, which load games by name;
// "regel:listed" lists all games with their files.

import type { Plugin } from "vite";
import {
  type Compiled,
  importNames,
  leanProgram,
  linePattern,
  type Meta,
  matchProgram,
  parse,
  renderDiagnostic,
  withoutTexts,
} from "../dsl/index.ts";
import { toSlashes } from "../files/games.ts";
import { listDrawings, readDrawings } from "../files/read-drawings.ts";
import { listedGames } from "./all-games.ts";
import { quietAstroDirective } from "./astro-directive.ts";
import { FolderOfGames, readSources } from "./folder-of-games.ts";
import { mapText } from "./game-maps.ts";
import { leanMeta, matchRestOf, originsOf, restOf, wordsApart } from "./lean-meta.ts";
import { own } from "./own-modules.ts";
import { SiteCompilers } from "./site-compilers.ts";
import { textsPlugin } from "./texts-plugin.ts";

const prefix = "regel:";
/** Vite's prefix for virtual modules. */
const resolved = `\0${prefix}`;

/** Returns the plugins that the build needs for the rules in a folder and the texts about them. */
export function regelPlugin(
  rules: string,
  texts: string,
  compilers = new SiteCompilers(new FolderOfGames(rules)),
): Plugin[] {
  return [textsPlugin(compilers.all, texts), compileRules(compilers), quietAstroDirective()];
}

function compileRules(compilers: SiteCompilers): Plugin {
  const { all } = compilers;
  return {
    name: "regelwerk",
    enforce: "pre",
    configResolved({ command }) {
      if (command === "build") all.listOnce();
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(resolved)) return undefined;
      if (id === `${resolved}words`)
        return `export const words = ${JSON.stringify(wordsUsed(all))};`;
      if (id === `${resolved}highlight`) {
        return `export const linePattern = ${JSON.stringify(linePattern())};`;
      }
      if (id === `${resolved}listed`) {
        return `export const games = ${JSON.stringify(listedGames(all))};`;
      }
      const [name = "", query] = id.slice(resolved.length).split("?");
      const isServer = this.environment.config.consumer === "server";
      const emit = (module: string, file: string) =>
        this.emitFile({ type: "chunk", id: module, name: file });
      const isBuild = this.environment.mode === "build";
      const map = mapText(name, query, { all, isServer, emit: isBuild ? emit : undefined });
      if (map !== undefined) return map;
      const found = all.find(name);
      const sources = readSources(found);
      if (sources.length === 0)
        this.error(`There are no rules of a game ${name} in ${all.folder}.`);
      const drawings = listDrawings(found?.folder);
      for (const path of [...(found?.files ?? []), ...drawings]) this.addWatchFile(path);
      if (query === "learned") return `export const learned = ${learnedText(all, name)};`;
      if (query === "sources") return `export const sources = ${JSON.stringify(sources)};`;

      const params = new URLSearchParams(query);
      const variant = params.get("variant");
      const under = variant === null ? [] : [variant];
      const { diagnostics, game, compiled } = compilers.compile(name, under);
      if (game === undefined || compiled === undefined) {
        const textOf = (path: string) => sources.find((one) => one.path === path)?.text ?? "";
        const errors = diagnostics.filter(({ severity }) => severity === "error");
        this.error(errors.map((one) => renderDiagnostic("en", one, textOf)).join("\n"));
      }
      if (query === "program") return programText("program", leanProgram(game, isLesson));
      const language = params.get("words");
      if (language === "de" || language === "en") {
        const what =
          (["variant", "meta", "match"] as const).find((one) => params.has(one)) ?? "rest";
        const { words } = wordsApart(dataOf[what](compiled.meta));
        return `export default ${data(words[language])};`;
      }
      if (query === "match") return matchText(name, compiled.meta, matchProgram(game));
      return variant === null
        ? moduleText(all, { name, query, compiled })
        : variantText(name, query, compiled);
    },
    handleHotUpdate({ file, server, modules }) {
      if (!file.startsWith(toSlashes(all.folder))) return undefined;
      server.ws.send({ type: "full-reload" });
      return modules;
    },
  };
}

/** Returns the keywords that occur in the rules, for highlighting of declarations. */
function wordsUsed(all: FolderOfGames): string[] {
  const tokens = all.allFiles().flatMap((file) => parse(file).tokens);
  const words = tokens.filter(({ tokenType, image }) => {
    return tokenType.PATTERN === image && /^[a-z]/.test(image);
  });
  return [...new Set(words.map(({ image }) => image))].toSorted();
}

/** Returns the learned network of a game as JSON, or "undefined". */
function learnedText(all: FolderOfGames, name: string): string {
  const learned = all.learnedOf(name);
  return learned === undefined ? "undefined" : data(learned);
}

/** Returns whether a file contains exercises; pages need only their conditions. */
function isLesson(path: string): boolean {
  return path.includes("/lessons/");
}

/** Formats data as `JSON.parse` of a string, which engines parse fastest. */
function data(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** Selects the metadata of a module by its query. */
const dataOf = {
  meta: leanMeta,
  rest: restOf,
  match: matchRestOf,
  variant: (meta: Meta): object => {
    return { ...withoutTexts(meta), variants: [], questions: [], cites: [], documents: [] };
  },
};

/** Declares a constant with metadata whose texts are loaded in the page's language. */
function localizedMetaText(constant: string, module: string, value: object): string {
  const inLanguage = (language: "de" | "en") =>
    `${language}: async () => (await import("regel:${module}&words=${language}")).default`;
  return [
    `import { injectTexts } from ${own("injectTexts")};`,
    `import { loadLanguage } from ${own("loadLanguage")};`,
    `const ${constant} = injectTexts(${JSON.stringify(wordsApart(value).gaps)}, await loadLanguage({ ${inLanguage("de")}, ${inLanguage("en")} }));`,
  ].join("\n");
}

const wordingsImport = `import { wordings } from ${own("wordings")};`;

/** A game that explains nothing words no more than its options. */
const phrasesImport = `import { phrases } from ${own("phrases")};`;

/** The imports of a whole game. */
const wholeGame = [`import { createGame } from ${own("createGame")};`, wordingsImport];

/** Declares a program as a function that imports the runtime functions it calls. */
function programText(constant: string, js: string): string {
  return [
    `import { ${importNames.join(", ")} } from ${own("imports")};`,
    `export const ${constant} = () => {\n${js}\n};`,
  ].join("\n");
}

/**
 * Returns the module of a game under a variant, which has a program of its own and shares the
 * runtime.
 */
function variantText(name: string, query: string | undefined, { meta, js }: Compiled): string {
  return [
    ...wholeGame,
    localizedMetaText("meta", `${name}?${query}`, dataOf.variant(meta)),
    programText("program", js),
    "export const game = createGame(meta, program, wordings);",
  ].join("\n");
}

/** Returns the module of a game as matches need it. */
function matchText(name: string, meta: Meta, program: string): string {
  return [
    `import { meta } from "regel:${name}?meta";`,
    `import { joinMeta } from ${own("partialMeta")};`,
    `import { createMatch } from ${own("createMatch")};`,
    `import { startProgram } from ${own("tableGame")};`,
    phrasesImport,
    localizedMetaText("rest", `${name}?match`, matchRestOf(meta)),
    programText("program", program),
    "const load = async () => {",
    `  const [{ explain }, { wordings }] = await Promise.all([import(${own("explain")}), import(${own("wordings")})]);`,
    "  return { explain, wordings };",
    "};",
    "export const game = createMatch(startProgram(joinMeta(meta, rest), program, phrases), load);",
  ].join("\n");
}

interface WantedModule {
  readonly name: string;
  readonly query: string | undefined;
  readonly compiled: Compiled;
}

function moduleText(
  all: FolderOfGames,
  { name, query, compiled: { meta, js } }: WantedModule,
): string {
  const shared = `import { meta } from "regel:${name}?meta";`;
  const lean = [shared, `import { program } from "regel:${name}?program";`, phrasesImport];
  const whole = [
    shared,
    `import { joinMeta } from ${own("partialMeta")};`,
    localizedMetaText("rest", `${name}?rest`, restOf(meta)),
    programText("program", js),
  ];
  switch (query) {
    case "meta":
      return [localizedMetaText("meta", `${name}?meta`, leanMeta(meta)), "export { meta };"].join(
        "\n",
      );
    case "table":
      return [
        ...lean,
        `import { createTable, startProgram } from ${own("tableGame")};`,
        "export const game = createTable(startProgram(meta, program, phrases));",
      ].join("\n");
    case "lesson":
      return [
        ...lean,
        `import { startProgram } from ${own("tableGame")};`,
        `import { createExerciseGame } from ${own("exercise")};`,
        "export const game = createExerciseGame(startProgram(meta, program, phrases));",
      ].join("\n");
    case "book":
      return [
        `import { sources } from "regel:${name}?sources";`,
        `export const book = { ...${data(originsOf(meta))}, sources };`,
      ].join("\n");
    case "examples":
      return [
        ...wholeGame,
        `export const drawings = ${JSON.stringify(readDrawings(all.besides(name)))};`,
        programText("program", js),
        `export const game = createGame(${data(meta)}, program, wordings);`,
      ].join("\n");
    case "thread":
      return [
        `import { bothLanguages } from ${own("bothLanguages")};`,
        `import { createGame } from ${own("createGame")};`,
        ...whole,
        "export const game = createGame(joinMeta(meta, rest), program, bothLanguages);",
      ].join("\n");
    default:
      return [
        ...wholeGame,
        ...whole,
        "export const game = createGame(joinMeta(meta, rest), program, wordings);",
      ].join("\n");
  }
}
