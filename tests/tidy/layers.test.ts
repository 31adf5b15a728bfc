import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "../support/sources/source-files.ts";

/**
 * Who may import whom in the language, in reading order; files at the top are named with their
 * ending. The checker elaborates: what it finds right it writes down as the checked game (ir).
 */
const ofLanguage: Readonly<Record<string, readonly string[]>> = {
  source: [],
  inflection: [],
  diagnostics: ["source"],
  operators: ["runtime"],
  syntax: ["source", "diagnostics", "operators"],
  editors: ["source", "syntax", "services"],
  format: ["source", "diagnostics", "syntax"],
  ir: ["source", "operators", "inflection", "runtime"],
  variants: ["source", "diagnostics", "syntax"],
  check: ["source", "operators", "inflection", "diagnostics", "syntax", "ir", "variants"],
  lint: [
    "source",
    "operators",
    "inflection",
    "diagnostics",
    "syntax",
    "ir",
    "variants",
    "check",
    "prose",
    "diff",
  ],
  codegen: ["source", "operators", "inflection", "ir", "runtime"],
  runtime: ["inflection"],
  wasm: ["codegen", "runtime"],
  prose: ["source", "operators", "inflection", "ir"],
  diff: ["source", "ir", "prose"],
  "compile.ts": [
    "source",
    "diagnostics",
    "syntax",
    "ir",
    "variants",
    "check",
    "codegen",
    "wasm",
    "prose",
    "runtime",
  ],
  "incremental-compiler.ts": [
    "source",
    "diagnostics",
    "variants",
    "ir",
    "lint",
    "codegen",
    "runtime",
    "compile.ts",
  ],
  "same-program.ts": ["ir", "codegen"],
  "upgrade.ts": [
    "source",
    "syntax",
    "format",
    "variants",
    "prose",
    "incremental-compiler.ts",
    "same-program.ts",
  ],
  "change-groups.ts": [
    "source",
    "diagnostics",
    "syntax",
    "ir",
    "variants",
    "prose",
    "diff",
    "runtime",
    "incremental-compiler.ts",
    "same-program.ts",
  ],
  services: [
    "source",
    "inflection",
    "diagnostics",
    "syntax",
    "ir",
    "variants",
    "check",
    "prose",
    "runtime",
    "compile.ts",
    "incremental-compiler.ts",
  ],
  "index.ts": [
    "source",
    "operators",
    "diagnostics",
    "syntax",
    "editors",
    "format",
    "ir",
    "codegen",
    "variants",
    "prose",
    "diff",
    "runtime",
    "compile.ts",
    "incremental-compiler.ts",
    "change-groups.ts",
    "same-program.ts",
    "upgrade.ts",
    "services",
  ],
};

/**
 * Who may import whom in the project; the language shows one door, and one for pages that play what
 * was compiled elsewhere.
 */
const ofProject: Readonly<Record<string, readonly string[]>> = {
  dsl: [],
  play: [
    "dsl/index.ts",
    "dsl/inflection/counted.ts",
    "dsl/runtime/engine/rule-error.ts",
    "dsl/runtime/engine/bounded-random.ts",
    "dsl/runtime/engine/sfc32.ts",
    "dsl/runtime/meta/look-titles.ts",
    "dsl/runtime/meta/none.ts",
    "dsl/source/control-characters.ts",
    "dsl/source/group-by.ts",
  ],
  compare: ["dsl/index.ts", "play"],
  mutate: ["dsl/index.ts", "play"],
  explain: ["dsl/index.ts"],
  files: ["../rules", "../package.json"],
  search: [],
  lsp: ["dsl/index.ts", "files"],
  cli: [
    "dsl/index.ts",
    "dsl/runtime/game/load.ts",
    "dsl/runtime/game/load-for-playouts.ts",
    "dsl/runtime/meta/none.ts",
    "play",
    "compare",
    "explain",
    "mutate",
    "files",
    "lsp",
    "playground/templates.ts",
    "player/base85.ts",
    "player/exported-game.ts",
    "player/parts.ts",
    "site",
  ],
  player: [
    "dsl/index.ts",
    "dsl/runtime/game/compiled-program.ts",
    "dsl/runtime/game/create-game.ts",
    "files/drawings.ts",
    "play/bots/network.ts",
    "components",
    "worker",
    "i18n",
    "styles",
  ],
  package: ["dsl", "play", "lsp/node-server.ts", "cli/regel.ts"],
  vite: ["dsl/index.ts", "files", "play/bots/network.ts", "search"],
  build: ["files", "i18n"],
  site: ["build", "files", "vite"],
  playground: ["dsl/index.ts", "files/most-bytes.ts", "files/rules-size.ts", "i18n"],
  worker: [
    "dsl/index.ts",
    "dsl/runtime/game/load.ts",
    "play",
    "compare",
    "playground",
    "i18n",
    "files/rules-size.ts",
    "lsp",
  ],
  i18n: ["dsl/index.ts", "dsl/inflection/counted.ts", "dsl/runtime/game/explanations"],
  components: [
    "dsl/index.ts",
    "dsl/runtime/game/compiled-program.ts",
    "dsl/runtime/game/create-game.ts",
    "dsl/runtime/game/position-snapshot.ts",
    "dsl/runtime/engine/suspended-within.ts",
    "dsl/runtime/engine/rule-error.ts",
    "dsl/runtime/engine/rule-error-text.ts",
    "dsl/runtime/meta/look-titles.ts",
    "dsl/runtime/meta/none.ts",
    "dsl/services/editing/minimal-edits.ts",
    "dsl/source/version.ts",
    "dsl/source/web-address.ts",
    "play",
    "compare",
    "explain",
    "files/drawings.ts",
    "files/glossary-entry.ts",
    "files/site-entry.ts",
    "playground",
    "search",
    "worker",
    "i18n",
    "content/codes",
    "styles",
  ],
  layouts: ["components", "i18n", "styles"],
  pages: [
    "dsl/index.ts",
    "play",
    "compare",
    "explain",
    "playground",
    "worker",
    "components",
    "i18n",
    "layouts",
    "styles",
  ],
  content: ["components"],
  styles: [],
  // The form of a lesson is that of the player that shows it.
  "content.config.ts": ["components/lesson"],
};

test.each(Object.keys(ofLanguage))("in the language, %s imports only what it may", (layer) => {
  const imports = importsOf("src/dsl", layer).filter(({ to }) => to.startsWith("src/dsl/"));

  expect(
    imports.filter(({ to }) => !isAmong(to, "src/dsl", [layer, ...(ofLanguage[layer] ?? [])])),
  ).toEqual([]);
});

// What is known beforehand is worked out by the same arithmetic that programs use, tables that programs
// make of boards are also known beforehand, and numbers that explain are written here and read there.
test("in the language, code generation takes the shape of data from the runtime, and arithmetic", () => {
  const taken = importsOf("src/dsl", "codegen").filter(
    ({ to }) =>
      to.includes("/runtime/") &&
      !/\/(?:numbers|explanation-numbers|(?:ray|region)-tables)\.ts$/.test(to),
  );

  expect(taken.filter(({ isType }) => !isType)).toEqual([]);
});

test.each(Object.keys(ofProject))("%s imports only what it may", (layer) => {
  const imports = importsOf("src", layer);

  expect(
    imports.filter(({ to }) => !isAmong(to, "src", [layer, ...(ofProject[layer] ?? [])])),
  ).toEqual([]);
});

test("every folder has a layer", () => {
  expect(
    readdirSync("src/dsl")
      .filter((name) => name !== "tsconfig.json")
      .sort(),
  ).toEqual(Object.keys(ofLanguage).sort());
  expect(readdirSync("src").sort()).toEqual(Object.keys(ofProject).sort());
});

/** Whether a path lies in one of the layers; a layer may be one file of a folder. */
function isAmong(path: string, root: string, layers: readonly string[]): boolean {
  return layers.some(
    (layer) => path === join(root, layer) || path.startsWith(`${join(root, layer)}/`),
  );
}

interface Import {
  readonly file: string;
  readonly to: string;
  readonly isType: boolean;
}

/** What the files of a layer import from inside the project; texts that they show are no imports. */
function importsOf(root: string, layer: string): Import[] {
  const files = filesIn([root], [".ts", ".svelte", ".astro", ".mdx"]);
  const own = files.filter(({ path }) => isAmong(path, root, [layer]));
  return own.flatMap(({ path, text }) =>
    [...text.matchAll(/(import|export)(?!\.meta)( type)?[^;"]*?"(\.[^"]+)"/g)].map(
      ([, , type, to = ""]) => ({
        file: path,
        to: join(dirname(path), to).replaceAll("\\", "/"),
        isType: type !== undefined,
      }),
    ),
  );
}
