// An old Node is refused in one sentence that says how the command is started.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const main = join(process.cwd(), "src/cli/main.mjs");

/** Runs the command on this Node under the version of another, without what that does not have. */
function runOn(version: string, words: readonly string[]) {
  const code = `import module, { syncBuiltinESMExports } from "node:module";
    Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });
    if (Number.parseInt("${version}") < 22) delete module.enableCompileCache;
    syncBuiltinESMExports();`;
  const preload = `data:text/javascript,${encodeURIComponent(code)}`;
  const env = { ...process.env, LANG: "en_GB.UTF-8", LC_ALL: undefined, LC_MESSAGES: undefined };
  return spawnSync(process.execPath, ["--import", preload, main, ...words], {
    encoding: "utf8",
    env,
  });
}

test.each(["20.20.2", "22.1.0", "23.11.0"])("Node %s", (version) => {
  const { status, stderr, stdout } = runOn(version, ["check"]);

  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toBe(
    `The command needs Node 24 or newer, and this is Node ${version}: \`npm run -s regel -- COMMAND\` starts it with the Node that Regelwerk brings along, and \`npm start\` starts the site.\n`,
  );
});

test.each([["--lang", "de"], ["--lang=de"]])("in German with %s", (...words) => {
  const { status, stderr } = runOn("20.20.2", ["check", ...words]);

  expect(status).toBe(1);
  expect(stderr).toMatch(/^Der Befehl braucht Node 24 oder neuer, .*\n$/);
});

test("Node 24 runs the command", () => {
  const { status, stdout } = runOn("24.0.0", ["--version"]);

  expect(status).toBe(0);
  expect(stdout).toMatch(/^regel /);
});
