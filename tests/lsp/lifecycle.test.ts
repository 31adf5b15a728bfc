// How the server begins and ends, and what it does when things go wrong.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { Client } from "./client.ts";
import { reef } from "./reef.ts";

let client: Client | undefined;
afterEach(async () => {
  await client?.end();
  client = undefined;
});

test("the server says what it can do", async () => {
  client = await Client.start({});
  expect(client.initialized?.serverInfo).toEqual({ name: "regel" });
  await expect(
    `${JSON.stringify(client.initialized?.capabilities, null, 2)}\n`,
  ).toMatchFileSnapshot("samples/capabilities.json");
});

test("a client that says goodbye gets exit status 0", async () => {
  client = await Client.startProcess({ "reef.regel": reef });
  await client.open("reef.regel", reef);
  expect(await client.stop()).toBe(0);
});

test("a client that goes away without a word gets exit status 1", async () => {
  client = await Client.startProcess({ "reef.regel": reef });
  await client.open("reef.regel", reef);
  client.server?.stdin?.end();
  expect(await client.gone()).toBe(1);
});

test("exit without shutdown is exit status 1", async () => {
  client = await Client.startProcess({});
  await client.connection.sendNotification("exit");
  expect(await client.gone()).toBe(1);
});

test("files that nobody knows are answered by nothing", async () => {
  client = await Client.start({});
  const position = { line: 0, character: 0 };
  const range = { start: position, end: position };
  const asked = await Promise.all([
    client.ask("textDocument/documentSymbol", "nothing.regel"),
    client.ask("textDocument/foldingRange", "nothing.regel"),
    client.ask("textDocument/selectionRange", "nothing.regel", { positions: [position] }),
    client.ask("textDocument/codeAction", "nothing.regel", { range, context: { diagnostics: [] } }),
    client.ask("textDocument/codeLens", "nothing.regel"),
    client.ask("textDocument/semanticTokens/full", "nothing.regel"),
  ]);
  expect(asked).toEqual([null, null, null, null, null, { data: [] }]);
  expect(client.log).toEqual([]);
});

test("requests that make no sense do not end the server", async () => {
  client = await Client.start({ "reef.regel": reef });
  const far = { line: 99_999, character: 99_999 };
  await client.open("reef.regel", reef);
  await client.ask("textDocument/selectionRange", "reef.regel", { positions: [far] });
  await client.connection.sendRequest("workspace/executeCommand", {
    command: "regel.runExample",
    arguments: [{}, "x"],
  });
  await expect(client.connection.sendRequest("regel/nothing", {})).rejects.toThrow();
  const lenses = await client.ask<unknown[]>("textDocument/codeLens", "reef.regel");
  expect(lenses.length).toBeGreaterThan(2);
});

test("without --stdio the command says what is missing", async () => {
  const main = fileURLToPath(new URL("../../src/cli/main.mjs", import.meta.url));
  const child = spawn(process.execPath, [main, "lsp", "--lang", "en"], { stdio: "pipe" });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const [status] = await once(child, "close");
  expect(status).toBe(1);
  expect(said).toBe(
    "`regel lsp` only talks over standard input and output: `regel lsp --stdio`.\n",
  );
});
