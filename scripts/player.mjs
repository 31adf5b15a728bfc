// Builds the player of games that are exported as one file, and writes it to standard output as JSON:
// the script that opens the file, and the players of matches and of examples with their styles.

import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import { regelPlugin } from "../src/vite/regel-plugin.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Components behind a condition that no file with a game fulfils. */
const ofSite = [
  "CourseChart.svelte",
  "EmbedCode.svelte",
  "Friends.svelte",
  "Readings.svelte",
  "VariantField.svelte",
];

/** Takes the place of `start-bots.ts`. */
const inlineBots = `import Bots from "/src/player/bots.worker.ts?worker&inline";
export const startBots = () => new Bots();`;

const [open, match, example] = await Promise.all(["open", "match", "example"].map(built));
process.stdout.write(JSON.stringify({ open: open.script, match, example }));

/** Leaves out what a player shows on the site alone (`isOnSite`), and puts the bots into the script. */
function withoutSite() {
  return {
    name: "without-site",
    enforce: "pre",
    load(id) {
      if (id === "\0regel:books") return "export const bookOf = undefined;";
      if (id.endsWith("/worker/bots/start-bots.ts")) return inlineBots;
      return ofSite.includes(basename(id)) ? "export default undefined;" : undefined;
    },
  };
}

/** Bundles a file of `src/player` with all that it loads into one script. */
async function built(name) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: "error",
    mode: "player",
    plugins: [
      withoutSite(),
      regelPlugin(join(root, "rules")),
      svelte({ configFile: false, compilerOptions: { runes: true, discloseVersion: false } }),
    ],
    worker: { format: "iife" },
    publicDir: false,
    build: {
      write: false,
      target: "es2023",
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: `src/player/${name}.ts`,
        output: { codeSplitting: false },
        checks: { bundlerTimings: false },
      },
    },
  });
  const [script, ...others] = output.filter(({ type }) => type === "chunk");
  if (others.length > 0) throw new Error(`The player of a file has ${others.length + 1} scripts.`);
  const style = output.find(({ fileName }) => fileName.endsWith(".css"));
  return { script: script.code, style: style?.source ?? "" };
}
