// Reports while somebody writes: which, where, in which language, and for which version.

import { afterEach, expect, test } from "vitest";
import {
  type CodeAction,
  DiagnosticSeverity,
  DiagnosticTag,
  FileChangeType,
} from "vscode-languageserver-protocol";
import { Client, rangeOf } from "./client.ts";
import { reef } from "./reef.ts";

let client: Client;
afterEach(async () => {
  await client.end();
});

const misspelt = reef.replace("pay toll coral", "pay toll corl");
const isEmpty = (reports: readonly unknown[]) => reports.length === 0;

test("a mistake is reported with its place, its code and its page, and goes when it is mended", async () => {
  client = await Client.start({ "reef.regel": reef });
  await client.open("reef.regel", misspelt);
  const [report, ...more] = await client.reports("reef.regel", (found) => found.length > 0);
  expect(more).toEqual([]);
  expect(report).toMatchObject({
    code: "unknown-name",
    source: "regel",
    severity: DiagnosticSeverity.Error,
    range: rangeOf(misspelt, "corl"),
  });
  expect(report?.codeDescription?.href).toBe("https://reef.example/rules/en/codes/unknown-name/");
  expect(report?.message).toContain("`corl`");

  await client.change("reef.regel", "coral", rangeOf(misspelt, "corl"));
  await client.reports("reef.regel", (found, version) => isEmpty(found) && version === 2);
});

test("of many reports the first hundred come, and one that says how many more there are", async () => {
  client = await Client.start({});
  const wrong = Array.from({ length: 250 }, (_, i) => `value v${i} = nowhere${i}\n`).join("");
  const text = reef.replace("flow {", `${wrong}flow {`);
  await client.open("reef.regel", text);
  const reports = await client.reports("reef.regel", (found) => found.length > 0);
  expect(reports).toHaveLength(101);
  expect(reports.at(-1)).toMatchObject({
    severity: DiagnosticSeverity.Error,
    range: rangeOf(text, "nowhere100"),
    message: "There are 150 more reports; they are shown once those before them are settled.",
  });
});

test("what rules could do without is a warning, and faded", async () => {
  client = await Client.start({});
  await client.open("reef.regel", reef.replace("flow {", "value spare = 1\nflow {"));
  const reports = await client.reports("reef.regel", (found) => found.length > 0);
  const unused = reports.find(({ code }) => code === "never-used");
  expect(unused).toMatchObject({
    severity: DiagnosticSeverity.Warning,
    tags: [DiagnosticTag.Unnecessary],
  });
});

test("reports come in the language of the client", async () => {
  client = await Client.start({}, { locale: "de-AT" });
  await client.open("reef.regel", misspelt);
  const [report] = await client.reports("reef.regel", (found) => found.length > 0);
  expect(report?.message).toContain("heißt nichts");
  expect(report?.codeDescription?.href).toContain("/de/codes/");
});

test("the language that the editor is set to comes before its locale", async () => {
  client = await Client.start({}, { locale: "de", initializationOptions: { language: "en" } });
  await client.open("reef.regel", misspelt);
  const [report] = await client.reports("reef.regel", (found) => found.length > 0);
  expect(report?.codeDescription?.href).toContain("/en/codes/");
});

const parted = {
  "reef/game.regel": reef.slice(0, reef.indexOf("action build")),
  "reef/rules.regel": reef.slice(reef.indexOf("action build"), reef.indexOf("variant cheap")),
  "reef/variants/cheap.regel": reef.slice(reef.indexOf("variant cheap")),
};

test("all files of a game are checked together, also those that are not open", async () => {
  client = await Client.start(parted);
  const game = parted["reef/game.regel"];
  await client.open("reef/game.regel", game);
  await client.reports("reef/game.regel", isEmpty);
  await client.change("reef/game.regel", game.replace("counter coral", "counter pearl"));
  const reports = await client.reports("reef/rules.regel", (found) => found.length > 2);
  expect(new Set(reports.map(({ code }) => code))).toEqual(new Set(["unknown-name"]));
  await client.change("reef/game.regel", game);
  await client.reports("reef/rules.regel", isEmpty);
});

test("mistakes of a variant are reported in its file", async () => {
  client = await Client.start(parted);
  const variant = parted["reef/variants/cheap.regel"].replace("from 2 to 1", "from 3 to 1");
  await client.open("reef/variants/cheap.regel", variant);
  const [report] = await client.reports("reef/variants/cheap.regel", (found) => found.length > 0);
  expect(report?.code).toBe("outdated-change");
});

test("a second place is told with its words", async () => {
  client = await Client.start({});
  const twice = reef.replace(
    "counter coral",
    'counter coral { de "a, b" en "a, b" }\ncounter coral',
  );
  await client.open("reef.regel", twice);
  const reports = await client.reports("reef.regel", (found) => found.length > 0);
  const report = reports.find(({ code }) => code === "duplicate-name");
  expect(report?.relatedInformation?.[0]).toMatchObject({
    location: { uri: client.uri("reef.regel"), range: rangeOf(twice, "coral") },
  });
});

test("closing a file takes what is on the disk again", async () => {
  client = await Client.start({ "reef.regel": reef });
  await client.open("reef.regel", misspelt);
  await client.reports("reef.regel", (found) => found.length > 0);
  await client.close("reef.regel");
  await client.reports("reef.regel", (found, version) => isEmpty(found) && version === undefined);
});

test("files that change outside of the editor are read again", async () => {
  client = await Client.start(parted);
  await client.open("reef/rules.regel", parted["reef/rules.regel"]);
  await client.reports("reef/rules.regel", isEmpty);
  client.write("reef/game.regel", parted["reef/game.regel"].replace("value toll", "value fee"));
  await client.connection.sendNotification("workspace/didChangeWatchedFiles", {
    changes: [{ uri: client.uri("reef/game.regel"), type: FileChangeType.Changed }],
  });
  const reports = await client.reports("reef/rules.regel", (found) => found.length > 0);
  expect(reports.map(({ code }) => code)).toContain("unknown-name");
});

test("a storm of edits ends with the reports about the last text", async () => {
  client = await Client.start({ "reef.regel": reef });
  await client.open("reef.regel", "");
  for (let end = 1; end <= reef.length; end += 7) {
    await client.change("reef.regel", reef.slice(0, end));
    if (end % 5 === 0) void client.ask("textDocument/documentSymbol", "reef.regel");
  }
  await client.change("reef.regel", misspelt);
  const version = 2 + Math.ceil(reef.length / 7);
  const reports = await client.reports("reef.regel", (_, newest) => newest === version);
  expect(reports.map(({ code }) => code)).toEqual(["unknown-name"]);
  expect(client.log).toEqual([]);
});

test("broken texts are reported, and everything else still answers", async () => {
  client = await Client.start({});
  const broken = [
    "{",
    "}}}}",
    "\u0000ä§\ud83d\ude00",
    '"',
    "game game game",
    "action a { needs x: ",
    "(".repeat(3000),
  ];
  await client.open("broken.regel", "");
  for (const [index, text] of broken.entries()) {
    await client.change("broken.regel", text);
    await client.reports(
      "broken.regel",
      (found, version) => version === index + 2 && found.length > 0,
    );
    await Promise.all([
      client.ask("textDocument/documentSymbol", "broken.regel"),
      client.ask("textDocument/foldingRange", "broken.regel"),
      client.ask("textDocument/semanticTokens/full", "broken.regel"),
      client.ask("textDocument/codeLens", "broken.regel"),
    ]);
  }
  expect(client.log).toEqual([]);
});

test("closing in the middle of work is no fault", async () => {
  client = await Client.start(parted);
  await client.open("reef/game.regel", parted["reef/game.regel"]);
  void client.ask("textDocument/semanticTokens/full", "reef/game.regel");
  await client.close("reef/game.regel");
  const outline = await client.ask<unknown[]>("textDocument/documentSymbol", "reef/rules.regel");
  expect(outline.length).toBeGreaterThan(0);
  expect(client.log).toEqual([]);
});

test("a remedy mends what is reported", async () => {
  client = await Client.start({});
  await client.open("reef.regel", misspelt);
  const [report] = await client.reports("reef.regel", (found) => found.length > 0);
  const range = rangeOf(misspelt, "corl");
  const context = { diagnostics: [report] };
  const [fix, all] = await client.ask<CodeAction[]>("textDocument/codeAction", "reef.regel", {
    range,
    context,
  });
  const changes = { [client.uri("reef.regel")]: [{ range, newText: "coral" }] };
  expect(fix).toMatchObject({ kind: "quickfix", isPreferred: true, edit: { changes } });
  expect(all).toMatchObject({ kind: "source.fixAll", edit: { changes } });
  const only = { ...context, only: ["source.fixAll"] };
  expect(
    await client.ask("textDocument/codeAction", "reef.regel", { range, context: only }),
  ).toHaveLength(1);
});
