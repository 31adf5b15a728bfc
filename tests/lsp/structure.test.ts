// Outlines, folding, selections and colours, as a client gets them.

import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  DocumentSymbol,
  FoldingRange,
  SelectionRange,
  SemanticTokens,
  SemanticTokensDelta,
  WorkspaceSymbol,
} from "vscode-languageserver-protocol";
import { Client, placeOf, rangeOf } from "./client.ts";
import { reef } from "./reef.ts";

let client: Client;
beforeAll(async () => {
  client = await Client.start({
    "reef.regel": reef,
    "pond/game.regel": "enum Depth { shallow deep }",
  });
  await client.open("reef.regel", reef);
});
afterAll(async () => {
  await client.end();
});

test("an outline", async () => {
  const symbols = await client.ask<DocumentSymbol[]>("textDocument/documentSymbol", "reef.regel");
  expect(symbols.map(({ name, detail = "" }) => `${name} ${detail}`.trim())).toEqual([
    "reef Reef",
    "coral coral, corals",
    "toll the toll",
    "growth growth",
    "build build",
    "wait wait",
    "flow",
    "ranking",
    "waiting Waiting brings a coral.",
    "wrong This is wrong.",
    "cheap Cheap",
  ]);
  expect(symbols[4]?.selectionRange).toEqual(rangeOf(reef, "build"));
  expect(symbols[4]?.children?.map(({ name }) => name)).toEqual(["enough"]);
});

test("declarations in all games of the folder", async () => {
  const found = await client.connection.sendRequest<WorkspaceSymbol[]>("workspace/symbol", {
    query: "dee",
  });
  expect(found).toMatchObject([
    { name: "deep", containerName: "Depth", location: { uri: client.uri("pond/game.regel") } },
  ]);
});

test("blocks that fold", async () => {
  const ranges = await client.ask<FoldingRange[]>("textDocument/foldingRange", "reef.regel");
  expect(ranges[0]).toEqual({ startLine: 3, endLine: 6 });
});

test("selections that grow", async () => {
  const positions = [placeOf(reef, "toll coral")];
  const [selection] = await client.ask<SelectionRange[]>(
    "textDocument/selectionRange",
    "reef.regel",
    { positions },
  );
  expect(selection?.parent?.range).toBeDefined();
  let outermost = selection;
  while (outermost?.parent) outermost = outermost.parent;
  expect(outermost?.range.start).toEqual({ line: 0, character: 0 });
});

test("colours: all of them, then only what has changed", async () => {
  const of = { "reef.regel": reef };
  const full = await client.ask<SemanticTokens>("textDocument/semanticTokens/full", "reef.regel");
  expect(full.data.length % 5).toBe(0);
  // `// Life in a reef.`, then `language`.
  expect(full.data.slice(0, 10)).toEqual([0, 0, 18, 4, 0, 1, 0, 8, 0, 0]);

  await client.change("reef.regel", reef.replace("starts 1", "starts 1 // one"));
  const { resultId } = full;
  const previous = { previousResultId: resultId };
  const delta = await client.ask<SemanticTokensDelta>(
    "textDocument/semanticTokens/full/delta",
    "reef.regel",
    previous,
  );
  expect(delta.edits).toHaveLength(1);
  expect(delta.edits[0]?.data?.length ?? 0).toBeLessThan(20);
  await client.change("reef.regel", of["reef.regel"]);
});

test("colours of some lines", async () => {
  const range = { start: { line: 3, character: 0 }, end: { line: 3, character: 5 } };
  const { data } = await client.ask<SemanticTokens>(
    "textDocument/semanticTokens/range",
    "reef.regel",
    { range },
  );
  // `game`, then `reef`, which is declared here.
  expect(data).toEqual([3, 0, 4, 0, 0, 0, 5, 4, 5, 1]);
});
