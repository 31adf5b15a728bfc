// `npm start`: installs what is missing, builds the site when its sources changed, and serves it.
import { existsSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { root, setup, startTool } from "./setup.mjs";

const sources = ["src", "rules", "public", "astro.config.mjs", "package-lock.json"];

setup();
if (isBuildStale()) await build();
await serve(await freePort());

/** True when a source file is newer than the built site. */
function isBuildStale() {
  const page = join(root, "dist", "index.html");
  const built = existsSync(page) ? page : join(root, "dist", "de", "index.html");
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  return sources.some((name) => newestChange(join(root, name)) > since);
}

function newestChange(path) {
  if (!existsSync(path)) return 0;
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(entry.mtimeMs, ...inside);
}

async function build() {
  console.log("Building the site …");
  const builder = startTool("node", [
    ...["src/cli/main.mjs", "site", "rules"],
    ...["--texts", "src/content"],
  ]);
  const status = await ended(builder);
  if (status === 0) return;
  console.error("The site could not be built; the lines above say why.");
  process.exit(status);
}

async function serve(port) {
  const server = startTool("node", [join(root, "scripts", "serve.mjs"), String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      stopping = true;
      server.kill("SIGTERM");
    });
  }
  const over = ended(server);
  const address = `http://localhost:${port}/`;
  if (await answers(address, server)) {
    console.log(`\nRegelwerk is ready: ${address}\nCtrl-C ends it.`);
  }
  const status = await over;
  process.exit(stopping ? 0 : status);
}

/** Waits until the server answers; false when it ended before. */
async function answers(address, server) {
  while (server.exitCode === null && server.signalCode === null) {
    try {
      await fetch(address, { redirect: "manual" });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}

/** PORT when it is set, else 4321 or the next free port. */
async function freePort() {
  if (process.env.PORT) return Number(process.env.PORT);
  for (let port = 4321; port < 4421; port++) if (await isFree(port)) return port;
  throw new Error("No port from 4321 to 4420 is free; set PORT to another one.");
}

async function isFree(port) {
  for (const host of ["127.0.0.1", "::1"]) {
    const taken = await new Promise((resolve) => {
      const probe = createServer();
      probe.once("error", (error) => resolve(error.code === "EADDRINUSE"));
      probe.listen(port, host, () => probe.close(() => resolve(false)));
    });
    if (taken) return false;
  }
  return true;
}

function ended(child) {
  return new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
}
