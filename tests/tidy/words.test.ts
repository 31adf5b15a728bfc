import { expect, test } from "vitest";
import { parse } from "../../src/dsl/index.ts";
import { rulesFiles } from "../support/rules-files.ts";
import { filesIn, linesWith } from "../support/sources/source-files.ts";

/** All code: only rules and the texts of the site know games. */
const general = filesIn(["src"], [".ts", ".svelte", ".astro"]).filter(
  ({ path }) => !path.startsWith("src/content/"),
);

/** Nouns of games that no general code needs, declared under rules/ or to be. */
const nouns =
  "silver|worker|depot|castle|knowledge|pasture|animal|goods|warehouse|burgund|yucata|estate|heron|courtier|daimyo|duchy|hourglass";

/** Workers that are threads, or play the jobs of a queue. */
const threads =
  /web ?worker|worker-src|worker_?thread|worker(?:pool|script|s?\.ts)|new Worker|service[ -]?worker|\/worker\/|regel worker|worker: [`{]|worker {2,}|"worker"/i;

/** Names that rules and general code share by chance. */
const shared: ReadonlySet<string> = new Set(["layOut"]);

test("no general code speaks of a game", () => {
  const lines = linesWith(general, new RegExp(`\\b(?:${nouns})s?\\b`, "i"));

  expect(lines.filter((line) => !threads.test(line))).toEqual([]);
});

test("no general code has a name that rules have made up", () => {
  const names = rulesFiles.flatMap(namesIn).filter((name) => /[a-z][A-Z0-9]/.test(name));
  const madeUp = [...new Set(names)].filter((name) => !shared.has(name));
  expect(madeUp.length).toBeGreaterThan(80);

  expect(linesWith(general, new RegExp(`\\b(?:${madeUp.join("|")})\\b`))).toEqual([]);
});

/** Every name that a file of rules declares for all rules to use, examples apart. */
function namesIn(source: (typeof rulesFiles)[number]): string[] {
  return parse(source).ast.decls.flatMap((decl) => {
    if (decl.kind === "example" || !("name" in decl)) return [];
    const inner = decl.kind === "enum" ? decl.members : decl.kind === "option" ? decl.choices : [];
    return [decl.name, ...inner.map(({ name }) => name)].map(({ text }) => text);
  });
}
