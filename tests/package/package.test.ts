// The package without this repository: the command, the programs of its documentation, its size.

import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build, preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumArgs, findChromium } from "../../scripts/chromium.js";
import { isSoak } from "../support/soak.ts";
import { findNodes, type Installed, installPackage, project, runWith } from "./installed.ts";

const nodes = [...findNodes()];
/** The one that lacks most; what the others run as well is tested from the sources on one of them. */
const oldest = Math.min(...nodes.map(([version]) => Number.parseInt(version, 10)));
let installed: Installed;
beforeAll(() => {
  installed = installPackage(isSoak ? "npm" : "links");
});
afterAll(() => rmSync(installed.folder, { recursive: true, force: true }));

/** What a command or script that succeeds prints. */
async function output(node: string, words: readonly string[], input = ""): Promise<string> {
  const { status, out, err } = await runWith(node, installed, words, input);
  expect({ words, status, err }).toEqual({ words, status: 0, err: "" });
  return out;
}

test.each(nodes)(
  "on Node %s a new folder is checked and tested; on the oldest also played, simulated and exported",
  async (version, node) => {
    const folder = `new-${version}`;
    await output(node, [
      "regel",
      "init",
      folder,
      "--game",
      "sticks",
      "--variant",
      "longPig",
      "--of",
      "pig",
    ]);
    expect(await output(node, ["regel", "check", folder])).toBe("2 games, 2 files: no errors.\n");
    expect(await output(node, ["regel", "test", folder])).toBe("3 passed, 0 failed\n");
    if (Number.parseInt(version, 10) > oldest) return;
    await output(node, ["regel", "play", `${folder}/sticks.regel`, "--seed", "1"], "quit\n");
    const sim = ["regel", "sim", `${folder}/long-pig.regel`, "--games", "20", "--json"];
    expect(JSON.parse(await output(node, sim))).toMatchObject({ game: "pig", games: 20 });
    expect(await output(node, ["regel", "perft", "tic-tac-toe", "--depth", "2"])).toContain("72");
    expect(await output(node, ["regel", "explain", "unknown-base"])).toContain("Variant of what?");
    const written = `${folder}/pig.html`;
    await output(node, ["regel", "export", `${folder}/long-pig.regel`, "--html", "--out", written]);
    expect(statSync(join(installed.folder, written)).size).toBeLessThan(300_000);
  },
);

test.each(nodes)(
  "on Node %s the program of the guide plays a game to its end",
  async (version, node) => {
    const program = guideOf("Play a game from your program");
    expect(program.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(20);
    writeFileSync(join(installed.folder, "guide.js"), program);
    const pig = `node_modules/regelwerk/rules/classics/pig.regel`;
    const moves = (await output(node, ["guide.js", pig])).trim().split("\n");
    expect(moves.length, version).toBeGreaterThan(20);
    expect(new Set(moves)).toEqual(new Set(["roll", "hold"]));

    writeFileSync(join(installed.folder, "wrong.regel"), "game reef {\n");
    const wrong = await runWith(node, installed, ["guide.js", "wrong.regel"]);
    expect(wrong.status).toBe(1);
    expect(wrong.err).toContain("wrong.regel:1");
  },
);

test("the bot of the guide wins against random moves", async () => {
  writeFileSync(join(installed.folder, "bot.js"), guideOf("A bot of your own"));
  const [, patient, random] = /^patient (\d), random (\d)\n$/.exec(
    await output(process.execPath, ["bot.js"]),
  ) ?? ["", "", ""];
  expect(Number(patient)).toBeGreaterThan(Number(random));
});

/** Returns the program of a chapter of the guide. */
function guideOf(chapter: string): string {
  const guide = readFileSync(join(project, "docs/package.md"), "utf8");
  const [, text = ""] = guide.split(`## ${chapter}\n`);
  return /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
}

test.each(["package/index", "dsl/runtime/game/load-playable"])(
  "every function in %s has an example that runs",
  async (name) => {
    const source = readFileSync(join(project, `src/${name}.ts`), "utf8");
    const declared = source.match(/^export function \w+/gm) ?? [];
    const examples = [...source.matchAll(/@example\n((?: \* .*\n)+?) \*\/\nexport function/g)];
    expect(examples).toHaveLength(declared.length);
    const paths = examples.map(([, lines = ""], index) => {
      const code = lines.replace(/^ \* /gm, "");
      const given = [
        'import * as rules from "regelwerk/games/tic-tac-toe";',
        "const { files } = rules;",
        "const [{ text }] = files;",
        ...(/\{ compiled/.test(code) ? [] : ["const { compiled } = rules;"]),
      ];
      const path = `./example-${index}.js`;
      writeFileSync(join(installed.folder, path), `${given.join("\n")}\n${code}`);
      return path;
    });
    const all = paths.map((path) => `await import("${path}");\n`).join("");
    writeFileSync(join(installed.folder, "examples.js"), all);
    await output(process.execPath, ["examples.js"]);
  },
);

test("shipped games come compiled and as text, and play without the compiler", async () => {
  const program = `
    import { compiled, files } from "regelwerk/games/burgundy";
    import { simulateGame } from "regelwerk/play";
    import { loadPlayable } from "regelwerk/runtime";
    import { serveStreams } from "regelwerk/lsp";
    const plan = { bots: ["random", "random"], options: {}, seed: 1 };
    const { decisions } = simulateGame(loadPlayable(compiled), plan, 0);
    console.log(decisions > 100, files.length > 40, typeof serveStreams);`;
  writeFileSync(join(installed.folder, "shipped.js"), program);
  expect(await output(process.execPath, ["shipped.js"])).toBe("true true function\n");
});

test("what is not documented cannot be imported", async () => {
  writeFileSync(join(installed.folder, "inside.js"), 'import "regelwerk/lib/dsl/index.js";');
  const { status, err } = await runWith(process.execPath, installed, ["inside.js"]);
  expect(status).toBe(1);
  expect(err).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
});

test("a queue without its packages is refused in one sentence", async () => {
  const words = ["regel", "sim", "pig", "--games", "1", "--queue", "reef"];
  expect(await runWith(process.execPath, installed, words)).toEqual({
    status: 1,
    out: "",
    err: "A queue needs two packages that are not installed: `npm install bullmq ioredis` brings them.\n",
  });
});

test("a site without the packages that only sites need is refused in one sentence", async () => {
  mkdirSync(join(installed.folder, "rules"));
  const pig = join(project, "rules/classics/pig.regel");
  copyFileSync(pig, join(installed.folder, "rules/pig.regel"));
  expect(await runWith(process.execPath, installed, ["regel", "site", "rules"])).toEqual({
    status: 1,
    out: "",
    err: "What builds sites was left out when Regelwerk was installed: `npm install --include=optional` brings it.\n",
  });
});

// `npm run soak -- own-folder` builds sites with the installed package and walks them.
test("all that pages and scripts of sites name is in the package", () => {
  const lib = join(installed.folder, "node_modules/regelwerk/lib");
  const files = globSync("**/*.{js,svelte,astro,css}", { cwd: lib });
  for (const kind of ["js", "svelte", "astro", "css"])
    expect(files.filter((file) => file.endsWith(kind)).length, kind).toBeGreaterThan(10);
  const missing = files.flatMap((file) => {
    const text = readFileSync(join(lib, file), "utf8");
    const named = text.matchAll(/(?:\bfrom|\bimport\(?|@import|\burl\()\s*"(\.[^"?]+)/g);
    return [...named].flatMap(([, name = ""]) =>
      existsSync(join(lib, dirname(file), name)) ? [] : [`${file}: ${name}`],
    );
  });
  expect(missing).toEqual([]);
});

test("the links of its guides lead to what is in the package", () => {
  const place = join(installed.folder, "node_modules/regelwerk");
  const links = globSync("*.md", { cwd: place }).flatMap((guide) => {
    const found = readFileSync(join(place, guide), "utf8").matchAll(/\]\(([\w/.-]+\.md)\)/g);
    return [...found].map(([, target = ""]) => ({ guide, target }));
  });
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter(({ target }) => !existsSync(join(place, target)))).toEqual([]);
});

test("the package has at most 3 MB", () => {
  expect(installed.packedBytes).toBeLessThan(3_000_000);
});

test("what loads and plays a compiled game has 15 kB, what explains refusals comes when asked", async () => {
  const chunks = await bundle("runtime");
  const played = staticPartOf(chunks);
  expect(packedSize(played)).toBeLessThan(15_000);
  const later = chunks.filter((chunk) => !played.includes(chunk));
  expect(packedSize(later)).toBeGreaterThan(1_000);
  expect(packedSize(later)).toBeLessThan(6_000);
});

test("a refused move is explained by what is loaded then", async () => {
  const program = `
    import { compiled } from "regelwerk/games/tic-tac-toe";
    import { loadPlayable } from "regelwerk/runtime";
    const game = loadPlayable(compiled);
    const state = game.start({ players: 2, seed: 1 });
    const [first] = game.options(state);
    const { move, args } = game.decode(first);
    const { id, params } = game.meta.moves[move];
    game.play(state, first);
    const again = Object.fromEntries(params.map((param, i) => [param.id, args[i]]));
    const { legal, reason } = await game.explain(state, id, again);
    console.log(legal, reason.text.de, reason.text.en);`;
  writeFileSync(join(installed.folder, "refused.js"), program);
  expect(await output(process.execPath, ["refused.js"])).toMatch(/^false \S.+ \S.+\n$/);
});

const browser = findChromium();

test.runIf(browser !== undefined)(
  "a page built by Vite compiles tic-tac-toe in the browser and plays it",
  async () => {
    const root = join(installed.folder, "page");
    mkdirSync(root);
    writeFileSync(join(root, "main.js"), guideOf("Rules in a web page"));
    writeFileSync(
      join(root, "index.html"),
      '<!doctype html><title>x</title><body><script type="module" src="/main.js"></script>',
    );
    await build({ root, configFile: false, logLevel: "error", build: { outDir: "dist" } });
    const server = await preview({
      root,
      configFile: false,
      logLevel: "error",
      preview: { port: 0, host: "127.0.0.1" },
    });
    const opened = await chromium.launch({ executablePath: browser ?? "", args: chromiumArgs });
    try {
      const page = await opened.newPage();
      await page.goto(server.resolvedUrls?.local[0] ?? "");
      await page.getByText("Player 1:").waitFor();
      expect(await page.locator("button").allTextContents()).toContain("take a1");
      for (const space of ["a1", "b1", "a2", "b2", "a3"])
        await page.getByRole("button", { name: `take ${space}` }).click();
      await page.getByText("It ends 1 to 0.").waitFor();
    } finally {
      await opened.close();
      await server.close();
    }
  },
);

interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly code: string;
}

/** Bundles an entry of the installed package, as a page does. */
async function bundle(name: string): Promise<readonly Chunk[]> {
  const entry = join(installed.folder, `node_modules/regelwerk/lib/package/${name}.js`);
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
  });
  const [{ output: chunks }] = [built].flat() as unknown as [{ output: readonly Chunk[] }];
  return chunks;
}

/** Returns the entry and what it imports at once. */
function staticPartOf(chunks: readonly Chunk[]): readonly Chunk[] {
  const part = chunks.filter(({ isEntry }) => isEntry);
  for (const { imports } of part)
    part.push(
      ...chunks.filter((chunk) => imports.includes(chunk.fileName) && !part.includes(chunk)),
    );
  return part;
}

function packedSize(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}
