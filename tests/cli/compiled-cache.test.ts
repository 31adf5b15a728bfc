import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compileCached, fingerprintOf } from "../../src/cli/compiled-cache.ts";
import { compileGame, playoutPasses } from "../../src/dsl/index.ts";
import { rulesOf } from "../support/rules-of.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "regel-compiled-"));
  vi.stubEnv("REGEL_CACHE", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const pig = rulesOf("classics/pig");
const entries = () => readdirSync(folder).length;

test("rules from the cache are those that the compiler makes", () => {
  const fresh = compileGame(pig, [], { without: playoutPasses }).compiled;
  const [stored, found] = [compileCached(pig).compiled, compileCached(pig).compiled];

  expect(entries()).toBe(1);
  expect(JSON.stringify(stored)).toBe(JSON.stringify(fresh));
  expect(JSON.stringify(found)).toBe(JSON.stringify(fresh));
});

test("other texts, paths, variants and purposes are other entries", () => {
  const [only] = pig;
  if (only === undefined) throw new Error("the game has a file");
  compileCached(pig);
  compileCached([{ ...only, text: `${only.text}\n` }]);
  compileCached([{ ...only, path: "elsewhere.regel" }]);
  expect(entries()).toBe(3);

  expect(compileCached(pig, [], "playouts").compiled?.js).toBe(compileGame(pig).compiled?.js);
  expect(entries()).toBe(4);

  compileCached(rulesOf("burgundy-dice"));
  expect(compileCached(rulesOf("burgundy-dice"), ["nowhere"]).compiled).toBeUndefined();
  expect(entries()).toBe(5);
});

test("rules with errors are reported every time, and never stored", () => {
  const broken = [{ path: "broken.regel", text: "game broken {\n" }];

  expect(compileCached(broken).diagnostics.length).toBeGreaterThan(0);
  expect(compileCached(broken).diagnostics).toEqual(compileCached(broken).diagnostics);
  expect(entries()).toBe(0);
});

test("a damaged entry is compiled again", () => {
  compileCached(pig);
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "damaged");

  const { compiled } = compileGame(pig, [], { without: playoutPasses });
  expect(compileCached(pig).compiled?.js).toBe(compiled?.js);
  expect(compileCached(pig).compiled?.js).toBe(compiled?.js);
});

test("without a cache everything works the same", () => {
  vi.stubEnv("REGEL_CACHE", "off");

  const { compiled } = compileGame(pig, [], { without: playoutPasses });
  expect(compileCached(pig).compiled?.js).toBe(compiled?.js);
  expect(entries()).toBe(0);
});

test("a change in any file of the compiler, its name or its packages is another fingerprint", () => {
  const at = (name: string) => join(folder, name);
  for (const room of ["statements", "expressions"])
    mkdirSync(at(`dsl/check/${room}`), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(at(name), text);
  write("dsl/check/statements/stmt.ts", "one");
  write("package.json", "{}");
  const print = () => fingerprintOf([at("dsl"), at("package.json")]);
  const seen = [print()];
  expect(print()).toBe(seen[0]);

  write("dsl/check/statements/stmt.ts", "two");
  seen.push(print());
  write("dsl/check/expressions/expr.ts", "two");
  seen.push(print());
  rmSync(at("dsl/check/statements/stmt.ts"));
  seen.push(print());
  write("package.json", "{ }");
  seen.push(print());

  expect(new Set(seen).size).toBe(5);
});
