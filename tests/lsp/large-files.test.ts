// Rules that are too large get one report, and no other work is done for them.

import { afterEach, expect, test } from "vitest";
import { DiagnosticSeverity } from "vscode-languageserver-protocol";
import { MAX_GAME_BYTES, MAX_RULES_BYTES } from "../../src/files/most-bytes.ts";
import { Client } from "./client.ts";
import { reef } from "./reef.ts";

let client: Client;
afterEach(async () => {
  await client.end();
});

const start = { line: 0, character: 0 };
const large = reef.padEnd(MAX_RULES_BYTES + 1, " ");
const isThere = (reports: readonly unknown[]) => reports.length > 0;
const report = (message: string) => ({
  range: { start, end: start },
  severity: DiagnosticSeverity.Error,
  source: "regel",
  message,
});
const fileMessage =
  "This file is too large: a file of rules may have 500 kB at most. Split it, or take something out.";

test("an open document that is too large", async () => {
  client = await Client.start({});
  await client.open("reef.regel", large);

  expect(await client.reports("reef.regel", isThere)).toEqual([report(fileMessage)]);
  expect(await client.ask("textDocument/documentSymbol", "reef.regel")).toBeNull();
  expect(await client.ask("textDocument/formatting", "reef.regel", { options: {} })).toBeNull();
  expect(await client.ask("textDocument/semanticTokens/full", "reef.regel")).toEqual({ data: [] });
  expect(client.log).toEqual([]);
});

test("letters of several bytes count as such, up to the last byte", async () => {
  client = await Client.start({}, { locale: "de" });
  const comment = (bytes: number) => `${reef}//${"ä".repeat((bytes - reef.length - 2) / 2)}`;
  const even = reef.length % 2 === 0 ? MAX_RULES_BYTES : MAX_RULES_BYTES - 1;
  await client.open("reef.regel", comment(even));
  await client.open("other.regel", comment(even + 2));

  expect(await client.reports("other.regel", isThere)).toEqual([
    report(
      "Diese Datei ist zu groß: Eine Regeldatei darf höchstens 500 kB haben. Teile sie auf, oder nimm etwas heraus.",
    ),
  ]);
  expect(await client.ask("textDocument/documentSymbol", "reef.regel")).not.toHaveLength(0);
});

test("a document that shrinks is checked again", async () => {
  client = await Client.start({});
  await client.open("reef.regel", large);
  await client.reports("reef.regel", isThere);
  await client.change("reef.regel", reef.replace("pay toll coral", "pay toll corl"));

  const [unknown] = await client.reports("reef.regel", (_, version) => version === 2);
  expect(unknown).toMatchObject({ code: "unknown-name" });
});

test("a file on the disk, and what is open beside it", async () => {
  const parts = { "reef/game.regel": reef, "reef/more.regel": large };
  client = await Client.start({ ...parts, "other.regel": reef });
  await client.open("reef/game.regel", reef);

  expect(await client.reports("reef/more.regel", isThere)).toEqual([report(fileMessage)]);
  expect(await client.ask("textDocument/documentSymbol", "reef/game.regel")).toBeNull();
  const found = await client.connection.sendRequest("workspace/symbol", { query: "toll" });
  expect(found).toMatchObject([{ name: "toll", location: { uri: client.uri("other.regel") } }]);
});

test("the files of a game together", async () => {
  const count = Math.ceil(MAX_GAME_BYTES / MAX_RULES_BYTES);
  const parts = Array.from({ length: count }, (_, i) => [
    `reef/part${i}.regel`,
    "".padEnd(MAX_RULES_BYTES, " "),
  ]);
  client = await Client.start({ "reef/game.regel": reef, ...Object.fromEntries(parts) });
  await client.open("reef/game.regel", reef);

  expect(await client.reports("reef/part0.regel", isThere)).toEqual([
    report(
      "This game is too large: all files of a game may have 750 kB together at most. Take something out.",
    ),
  ]);
});
