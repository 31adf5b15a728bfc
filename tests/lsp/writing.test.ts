// Explanations, completion, renaming and layout, as a client gets them.

import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  CodeLens,
  CompletionItem,
  Hover,
  InlayHint,
  Location,
  SignatureHelp,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { TextDocument } from "vscode-languageserver-textdocument";
import { Client, placeOf, rangeOf } from "./client.ts";
import { reef } from "./reef.ts";

const pond = reef
  .replace("value toll = 2 {", "value toll(size: 1..3) = size {")
  .replaceAll("coral >= toll\n", "coral >= toll(2)\n")
  .replaceAll("toll coral", "2 coral")
  .replace("change toll from 2 to 1", 'change wait de "ruhen" en "rest"');
const messy = reef.replace("  pay toll coral\n", "  pay   toll coral\n");

let client: Client;
beforeAll(async () => {
  const capabilities = {
    textDocument: { completion: { completionItem: { snippetSupport: true } } },
  };
  client = await Client.start({}, { capabilities });
  await client.open("reef.regel", reef);
  await client.open("pond.regel", pond);
  await client.open("messy.regel", messy);
});
afterAll(async () => {
  expect(client.log).toEqual([]);
  await client.end();
});

test("what a name means is told", async () => {
  const position = placeOf(reef, "toll\n");
  const hover = await client.ask<Hover>("textDocument/hover", "reef.regel", { position });
  expect(hover.range?.start).toEqual(position);
  expect(hover.contents).toMatchObject({
    kind: "markdown",
    value: expect.stringContaining("The toll"),
  });
});

test("from a name to its declaration, and to all that mention it", async () => {
  const position = placeOf(reef, "toll\n");
  const target = { uri: client.uri("reef.regel"), range: rangeOf(reef, "toll") };
  expect(await client.ask("textDocument/definition", "reef.regel", { position })).toEqual([target]);
  const context = { includeDeclaration: true };
  const found = await client.ask<Location[]>("textDocument/references", "reef.regel", {
    position,
    context,
  });
  expect(found[0]).toEqual(target);
  // In `en "the toll"` it is no name.
  expect(found).toHaveLength(reef.replace('"the toll"', "").match(/\btoll\b/g)?.length ?? 0);
  const marked = await client.ask<unknown[]>("textDocument/documentHighlight", "reef.regel", {
    position,
  });
  expect(marked).toHaveLength(found.length);
});

test("names and words that fit are proposed, with more about them when it is asked for", async () => {
  const position = placeOf(reef, "toll coral\n");
  const items = await client.ask<CompletionItem[]>("textDocument/completion", "reef.regel", {
    position,
  });
  expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(["toll", "coral"]));
  const top = await client.ask<CompletionItem[]>("textDocument/completion", "reef.regel", {
    position: placeOf(reef, "value toll"),
  });
  const action = top.find(({ label }) => label === "action");
  expect(action?.insertTextFormat).toBe(2);
  const resolved = await client.connection.sendRequest<CompletionItem>(
    "completionItem/resolve",
    action,
  );
  expect(resolved.documentation).toMatch(/\w/);
});

test("what a call takes is told while it is written", async () => {
  const position = placeOf(pond, "2)\n");
  const help = await client.ask<SignatureHelp>("textDocument/signatureHelp", "pond.regel", {
    position,
  });
  expect(help.signatures[0]?.label).toContain("toll(size: 1..3)");
  expect(help.activeParameter).toBe(0);
});

test("values are shown where they are used", async () => {
  const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const hints = await client.ask<InlayHint[]>("textDocument/inlayHint", "reef.regel", { range });
  expect(hints.map(({ label }) => label)).toContain(" = 2");
});

test("a name is changed everywhere", async () => {
  const position = placeOf(reef, "toll\n");
  const prepared = await client.ask("textDocument/prepareRename", "reef.regel", { position });
  expect(prepared).toEqual({
    range: { start: position, end: { ...position, character: position.character + 4 } },
    placeholder: "toll",
  });
  const edit = await client.ask<WorkspaceEdit>("textDocument/rename", "reef.regel", {
    position,
    newName: "fee",
  });
  const edits = edit.changes?.[client.uri("reef.regel")] ?? [];
  expect(applied(reef, edits)).toBe(
    reef.replace(/\btoll\b/g, "fee").replace('"the fee"', '"the toll"'),
  );
});

test("what cannot be a name is refused in words", async () => {
  const position = placeOf(reef, "toll\n");
  const renaming = client.ask("textDocument/rename", "reef.regel", { position, newName: "größer" });
  await expect(renaming).rejects.toThrow("names consist of plain letters");
  const word = { position: placeOf(reef, "needs") };
  await expect(client.ask("textDocument/prepareRename", "reef.regel", word)).rejects.toThrow(
    "`needs`",
  );
});

test("a file is laid out by small edits", async () => {
  const options = { tabSize: 2, insertSpaces: true };
  const edits = await client.ask<TextEdit[]>("textDocument/formatting", "messy.regel", { options });
  const wide = edits.find(({ range }) => range.start.line === placeOf(messy, "pay   toll").line);
  expect(wide).toMatchObject({ newText: " " });
  const range = { start: placeOf(messy, "  pay"), end: placeOf(messy, "  score 1") };
  const some = await client.ask<TextEdit[]>("textDocument/rangeFormatting", "messy.regel", {
    range,
    options,
  });
  expect(some).toEqual([wide]);
});

test("rules say what shows and what changes them", async () => {
  const lenses = await client.ask<CodeLens[]>("textDocument/codeLens", "reef.regel");
  expect(lenses.map(({ command }) => command?.title)).toEqual(
    expect.arrayContaining(["changed by 1 variant", "1 example"]),
  );
});

function applied(text: string, edits: TextEdit[]): string {
  return TextDocument.applyEdits(TextDocument.create("", "regel", 0, text), edits);
}
