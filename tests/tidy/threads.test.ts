import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// Threads that play games start with what playing needs: the compiler would take most of the time of
// a short simulation. What `source` holds knows nothing of the compiler.

test.each(["src/cli/simulation/sim-worker.ts", "src/cli/diff/effect-worker.ts"])(
  "%s brings no compiler along",
  (thread) => {
    const loaded = [...loadedBy(thread)];

    expect(loaded.length).toBeGreaterThan(20);
    expect(
      loaded.filter((path) => /^src\/dsl\/(?!runtime\/|inflection\/|wasm\/|source\/)/.test(path)),
    ).toEqual([]);
  },
);

/** The files that are loaded with a file; those of which only types are imported are not. */
function loadedBy(start: string): Set<string> {
  const loaded = new Set([start]);
  for (const path of loaded) {
    const text = readFileSync(path, "utf8");
    for (const [, names = "", to = ""] of text.matchAll(
      /^(?:import|export) (?!type\b)([^;"]*?)(?:from )?"(\.[^"]+)";/gm,
    )) {
      const file = join(dirname(path), to);
      if (!isTypeOnly(names) && existsSync(file)) loaded.add(file);
    }
  }
  return loaded;
}

/** `{ type Game, type State }` */
function isTypeOnly(names: string): boolean {
  const listed = /^\{([^}]*)\}/.exec(names.trim())?.[1]?.split(",") ?? [];
  const written = listed.map((name) => name.trim()).filter((name) => name !== "");
  return written.length > 0 && written.every((name) => name.startsWith("type "));
}
