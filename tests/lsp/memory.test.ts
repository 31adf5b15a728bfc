// The server as a page has it: over a port in the memory, with files in the memory.

import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiagnosticSeverity } from "vscode-languageserver";
import { createConnection } from "vscode-languageserver/node";
import type {
  CodeAction,
  CodeLens,
  Diagnostic,
  Hover,
  PublishDiagnosticsParams,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import {
  createProtocolConnection,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { serveMemory } from "../../src/lsp/browser-server.ts";
import { pulse, putFiles, toMemoryUri } from "../../src/lsp/protocol-extensions.ts";
import { placeOf, rangeOf, until } from "./client.ts";
import { reef } from "./reef.ts";

const files = [
  { path: "rules/reef/game.regel", text: reef.slice(0, reef.indexOf("variant cheap")) },
  { path: "rules/reef/variants/cheap.regel", text: reef.slice(reef.indexOf("variant cheap")) },
];
const path = "rules/reef/variants/mine.regel";
const mine = `variant mine of reef {
  de "Meins" en "Mine"
  change toll from 2 to 1
  add counter pearl { de "die Perle, die Perlen" en "pearl, pearls" starts 1 }
  example mineBuilding proves toll {
    de "Eine Koralle reicht." en "One coral is enough."
    given { players Anna, Benno }
    when Anna build
    then Anna has pearl is 1
    then Anna scores 1 as growth
  }
}
`;
/** The same without what nothing uses, of which there is a warning. */
const plain = mine.replace(/ +add counter.*\n/, "").replace(/ +then Anna has pearl.*\n/, "");

let client: ProtocolConnection;
let published: PublishDiagnosticsParams[] = [];
let version = 0;

beforeEach(async () => {
  const [up, down] = [new PassThrough(), new PassThrough()];
  published = [];
  serveMemory(createConnection(new StreamMessageReader(up), new StreamMessageWriter(down)), 1);
  client = createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
  client.onNotification("textDocument/publishDiagnostics", (params) => {
    published.push(params);
  });
  client.listen();
  await client.sendRequest("initialize", {
    processId: null,
    rootUri: null,
    capabilities: {},
    initializationOptions: { language: "en" },
  });
  await client.sendNotification("initialized", {});
  await client.sendNotification(putFiles, { files, others: [] });
});
afterEach(async () => {
  await client.sendRequest("shutdown");
  client.dispose();
});

async function open(text: string): Promise<void> {
  version = 1;
  const textDocument = { uri: toMemoryUri(path), languageId: "regel", version, text };
  await client.sendNotification("textDocument/didOpen", { textDocument });
}

async function change(text: string): Promise<void> {
  version += 1;
  const textDocument = { uri: toMemoryUri(path), version };
  await client.sendNotification("textDocument/didChange", {
    textDocument,
    contentChanges: [{ text }],
  });
}

/** The reports about the author's file as it is now. */
function reports(): Promise<readonly Diagnostic[]> {
  return until(() => {
    const newest = published.findLast(({ uri }) => uri === toMemoryUri(path));
    return newest?.version === version ? newest.diagnostics : undefined;
  }, "reports");
}

function ask<Result>(method: string, params: object = {}, of = path): Promise<Result> {
  return client.sendRequest(method, { textDocument: { uri: toMemoryUri(of) }, ...params });
}

test("a mistake is reported with why and its page, and a remedy mends it", async () => {
  const wrong = plain.replace("from 2", "from 3");
  await open(wrong);
  const [report] = await reports();
  expect(report).toMatchObject({
    code: "outdated-change",
    codeDescription: { href: "/en/codes/outdated-change/" },
    data: { why: expect.stringMatching(/\.$/) },
  });
  const [fix] = await ask<CodeAction[]>("textDocument/codeAction", {
    range: report?.range,
    context: { diagnostics: [], only: ["quickfix"] },
  });
  expect(fix?.edit?.changes).toEqual({
    [toMemoryUri(path)]: [{ range: { ...rangeOf(wrong, "3") }, newText: "2" }],
  });
  await change(plain);
  expect(await reports()).toEqual([]);
});

test("mistakes of variants that are not the author's are not looked for", async () => {
  await client.sendNotification(putFiles, {
    files: files.map(({ path, text }) => ({
      path,
      text: text.replace("from 2 to 1", "from 9 to 1"),
    })),
    others: [],
  });
  await open(plain);
  expect(await reports()).toEqual([]);
  expect(published.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
});

test("the outcome of an example follows the rules", async () => {
  const outcome = async () => {
    for (;;) {
      const lenses = await ask<CodeLens[]>("textDocument/codeLens");
      const played = lenses.find(({ data }) => data !== undefined);
      if (played !== undefined) return played.data;
    }
  };
  await open(mine);
  expect(await outcome()).toEqual({ passed: true });
  await change(mine.replace("scores 1", "scores 2"));
  expect(await outcome()).toMatchObject({ passed: false, problem: expect.stringContaining("2") });
  const others = await ask<CodeLens[]>("textDocument/codeLens", {}, "rules/reef/game.regel");
  expect(others.filter(({ data }) => data !== undefined)).toEqual([]);
});

test("names of the author's variant are explained, those of the game lead to its file", async () => {
  await open(mine);
  const pearl = placeOf(mine, "pearl is 1");
  const hover = await ask<Hover>("textDocument/hover", { position: pearl });
  expect(JSON.stringify(hover.contents)).toContain("counter pearl");
  const toll = placeOf(mine, "toll from");
  expect(await ask("textDocument/definition", { position: toll })).toEqual([
    {
      uri: toMemoryUri("rules/reef/game.regel"),
      range: rangeOf(files[0]?.text ?? "", "toll"),
    },
  ]);
});

test("what is the author's can be renamed, what belongs to the game cannot", async () => {
  await open(mine);
  const pearl = placeOf(mine, "pearl {");
  const edit = await ask<WorkspaceEdit>("textDocument/rename", {
    position: pearl,
    newName: "gem",
  });
  expect(edit.changes?.[toMemoryUri(path)]).toHaveLength(2);
  const toll = placeOf(mine, "toll from");
  await expect(ask("textDocument/rename", { position: toll, newName: "fee" })).rejects.toThrow(
    "The name belongs to game.regel; only what stands in your own files",
  );
});

test("a file of the author's takes the place of the game's", async () => {
  const [game] = files;
  const text = (game?.text ?? "").replace("value toll", "value fee");
  const textDocument = {
    uri: toMemoryUri(game?.path ?? ""),
    languageId: "regel",
    version: 1,
    text,
  };
  await client.sendNotification("textDocument/didOpen", { textDocument });
  const codes = await until(() => {
    const newest = published.findLast(({ uri }) => uri === textDocument.uri);
    return newest?.diagnostics.map(({ code }) => code);
  }, "reports about the game");
  expect(new Set(codes)).toEqual(new Set(["unknown-name"]));
});

test("what names of other games mean is told, and nothing is reported about them", async () => {
  const tide = {
    path: "rules/tide/game.regel",
    text: 'game tide {\n  de "Flut" en "Tide"\n  players 1\n}\n\nvalue toll = nothing\n',
  };
  await client.sendNotification(putFiles, { files, others: [[tide]] });
  await open(plain);
  expect(await reports()).toEqual([]);
  const position = placeOf(tide.text, "toll");
  const hover = await ask<Hover>("textDocument/hover", { position }, tide.path);
  expect(JSON.stringify(hover.contents)).toContain("value toll");
  const own = { position: placeOf(plain, "toll from") };
  expect(await ask("textDocument/definition", own)).toMatchObject([
    { uri: toMemoryUri("rules/reef/game.regel") },
  ]);
  expect(published.filter(({ uri }) => uri === toMemoryUri(tide.path))).toEqual([]);
});

test("the pulse is answered", async () => {
  expect(await client.sendRequest(pulse)).toBeNull();
});

test("rules that are too large are refused in a sentence, and read again once they are smaller", async () => {
  const wrong = plain.replace("from 2", "from 3");
  await open(wrong);
  expect(await reports()).toMatchObject([{ code: "outdated-change" }]);
  await change(`${plain}// ${"x".repeat(2_000_000)}`);
  expect(await reports()).toEqual([
    {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      severity: DiagnosticSeverity.Error,
      source: "regel",
      message:
        "This file is too large: a file of rules may have 500 kB at most. Split it, or take something out.",
    },
  ]);
  expect(await ask("textDocument/hover", { position: placeOf(plain, "toll") })).toBeNull();
  expect(await ask("textDocument/formatting", { options: {} })).toBeNull();
  await change(wrong);
  expect(await reports()).toMatchObject([{ code: "outdated-change" }]);
  await change(plain);
  expect(await reports()).toEqual([]);
});

test("a game whose files are too large together is refused at the largest of them", async () => {
  const big = (name: string) => ({
    path: `rules/reef/${name}.regel`,
    text: `// ${"x".repeat(400_000)}\n`,
  });
  await client.sendNotification(putFiles, {
    files: [...files, big("one"), big("two")],
    others: [],
  });
  await open(`${plain}// ${"x".repeat(450_000)}`);
  const [report] = await reports();
  expect(report?.message).toBe(
    "This game is too large: all files of a game may have 750 kB together at most. Take something out.",
  );
  await change(plain);
  expect(await reports()).toEqual([]);
});
