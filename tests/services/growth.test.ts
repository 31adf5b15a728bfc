// What a service does grows with the file and no faster: for twice as much text about twice as many
// calls of functions.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  codeLenses,
  completion,
  definition,
  documentHighlights,
  documentSymbols,
  fixAll,
  foldingRanges,
  format,
  hover,
  inlayHints,
  prepareRename,
  quickFixes,
  references,
  rename,
  selectionRanges,
  semanticTokens,
  signatureHelp,
  Workspace,
  workspaceSymbols,
} from "../../src/dsl/index.ts";
import { CallCounter } from "../support/counted-calls.ts";

const file = "reef.regel";
const text = (name: string) => `de "${name} de" en "${name} en"`;

/** A part of the game with one of most things, which uses what it declares, and a shared value. */
const part = (i: number) => `
// Part ${i}.
value toll${i} = 1 { ${text("toll")} }
player counter coral${i} { ${text("coral")} starts 2 }
piece carp${i} : Fish { ${text("carp")} copies 2 in stock }
to swim${i}(far: 1..9) { gain far + toll${i} + shared coral${i} }
action dive${i} {
  ${text("dive")}
  needs paid${i}: your coral${i} >= toll${i} else ${text("no")}
  do swim${i}(2)
  pay toll${i} coral${i}
}
example plays${i} proves dive${i} {
  ${text("Ada")}
  given { players Ada, Bo Ada { coral${i} 3 } }
  when Ada dive${i}
  then Ada has your coral${i} is 6
}
`;

const head = `game reef { ${text("reef")} players 2..4 }
family Fish { }
zone stock of Fish { ${text("stock")} }
value shared = 1 { ${text("shared")} }
`;

function rulesOf(n: number): string {
  const parts = Array.from({ length: n }, (_, i) => part(i));
  const choices = parts.map((_, i) => `dive${i}`).join(", ");
  const changes = parts.map((_, i) => `  change toll${i} to 2\n`).join("");
  const variant = `variant calm of reef { ${text("calm")}\n${changes}  change shared to 2\n}\n`;
  const tail = `flow { each player { may choose ${choices} } }\nranking { most your coral0 }\n`;
  return head + parts.join("") + variant + tail;
}

/** A workspace in which everything was checked, and where its middle is. */
interface Checked {
  readonly workspace: Workspace;
  readonly text: string;
  readonly at: (word: string) => { readonly file: string; readonly offset: number };
}

function checked(n: number, edit: (rules: string) => string = String): Checked {
  const rules = edit(rulesOf(n));
  const workspace = new Workspace([{ path: file, text: rules }]);
  workspace.checked.names.at(file, 0);
  workspace.namesIn(file);
  const at = (word: string) => ({ file, offset: rules.indexOf(word) + 1 });
  return { workspace, text: rules, at };
}

const parsedOf = ({ workspace }: Checked) => {
  const parsed = workspace.parsedAt(file);
  if (parsed === undefined) throw new Error("The file was not parsed.");
  return parsed;
};
const whole = ({ text: { length } }: Checked) => ({ file, start: 0, end: length });

const services: Readonly<Record<string, (of: Checked) => unknown>> = {
  "hover over a name": (of) => hover(of.workspace, of.at("shared coral"), "de"),
  "hover over an action": (of) => hover(of.workspace, of.at("dive3 "), "de"),
  "completion in a statement": (of) => completion(of.workspace, of.at("gain far"), "de"),
  "completion of a name": (of) => completion(of.workspace, of.at("shared coral"), "de"),
  "inlay hints": (of) => inlayHints(of.workspace, whole(of), "de"),
  "code lenses": (of) => codeLenses(of.workspace, file),
  "semantic tokens": (of) => semanticTokens(parsedOf(of), of.workspace.namesIn(file)),
  "folding ranges": (of) => foldingRanges({ path: file, text: of.text }, parsedOf(of)),
  "selection ranges": (of) =>
    selectionRanges({ path: file, text: of.text }, parsedOf(of), of.at("shared coral").offset),
  "signature help": (of) => signatureHelp(of.workspace, of.at("2)\n"), "de"),
  rename: (of) => rename(of.workspace, of.at("shared = 1"), "common"),
  "prepare rename": (of) => prepareRename(of.workspace, of.at("shared = 1")),
  references: (of) => references(of.workspace, of.at("shared = 1"), { withDeclaration: true }),
  definition: (of) => definition(of.workspace, of.at("shared coral")),
  highlights: (of) => documentHighlights(of.workspace, of.at("shared coral")),
  "document symbols": (of) => documentSymbols(parsedOf(of).ast, "de"),
  "workspace symbols": (of) => workspaceSymbols(of.workspace.checked.names.declarations, "coral"),
  "quick fixes": (of) => quickFixes(of.workspace.checked.diagnostics, whole(of), "de"),
  "fix all": (of) => fixAll(of.workspace.checked.diagnostics, file),
  format: (of) => format({ path: file, text: of.text }),
};

const sizes = [40, 80] as const;

/** Twice, and a quarter more for searches in sorted lists. */
const maxGrowth = 2.25;

let counter: CallCounter;

function growthOf(service: (of: Checked) => unknown, games: readonly [Checked, Checked]) {
  const [few, many] = games.map((of) => counter.count(() => service(of)));
  return (many ?? 0) / Math.max(few ?? 0, 1);
}

/** What services compute once and store is not counted. */
function useAll(games: readonly Checked[]): void {
  for (const of of games) for (const service of Object.values(services)) service(of);
}

describe("in valid rules", () => {
  let games: [Checked, Checked];
  beforeAll(() => {
    games = [checked(sizes[0]), checked(sizes[1])];
    useAll(games);
    counter = new CallCounter();
  });
  afterAll(() => counter.close());

  test("there is nothing to report", () => {
    expect(games[0].workspace.checked.diagnostics).toEqual([]);
  });

  test.each(Object.entries(services))("%s", (_, service) => {
    expect(growthOf(service, games)).toBeLessThan(maxGrowth);
  });
});

describe("in rules with an error in every part", () => {
  let games: [Checked, Checked];
  beforeAll(() => {
    const misspell = (rules: string) => rules.replaceAll(/pay toll\d+/g, "pay tol");
    games = [checked(sizes[0], misspell), checked(sizes[1], misspell)];
    useAll(games);
    counter = new CallCounter();
  });
  afterAll(() => counter.close());

  test("all of them are reported", () => {
    expect(games[0].workspace.checked.diagnostics.length).toBeGreaterThanOrEqual(sizes[0]);
  });

  test.each(Object.entries(services))("%s", (_, service) => {
    expect(growthOf(service, games)).toBeLessThan(maxGrowth);
  });
});
