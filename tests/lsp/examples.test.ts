// Examples: what came of them stands above them, and they can be played again.

import { afterEach, expect, test } from "vitest";
import type { CodeLens } from "vscode-languageserver-protocol";
import { Client, until } from "./client.ts";
import { reef } from "./reef.ts";

let client: Client;
afterEach(async () => {
  await client.end();
});

/** The lenses of examples, which can be played; rules have others. */
async function lensesOfExamples(): Promise<CodeLens[]> {
  const lenses = await client.ask<CodeLens[]>("textDocument/codeLens", "reef.regel");
  return lenses.filter(({ command }) => command?.command === "regel.runExample");
}

/** The lenses once the examples have been played. */
async function played(): Promise<CodeLens[]> {
  for (;;) {
    const lenses = await lensesOfExamples();
    if (!lenses.some(({ command }) => command?.title === "… running")) return lenses;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("lenses say which examples hold, also those of variants", async () => {
  client = await Client.start({});
  await client.open("reef.regel", reef);
  expect((await played()).map(({ command }) => command?.title)).toEqual([
    "✓ passed",
    "✗ failed: Expected: 5; found: 1.",
    "✓ passed",
  ]);
});

test("the command plays an example and says what came of it", async () => {
  client = await Client.start({}, { locale: "de" });
  await client.open("reef.regel", reef);
  const lenses = await lensesOfExamples();
  const run = (lens: CodeLens | undefined) =>
    client.connection.sendRequest("workspace/executeCommand", {
      command: lens?.command?.command,
      arguments: lens?.command?.arguments,
    });
  expect(await run(lenses[0])).toEqual({ passed: true });
  expect(await run(lenses[1])).toMatchObject({ passed: false });
  expect(await run(lenses[2])).toEqual({ passed: true });
  await until(() => client.shown[2], "sentence");
  expect(client.shown[0]).toBe("waiting: bestanden");
  expect(client.shown[1]).toMatch(/^wrong: nicht bestanden\. .*5/);
});

test("examples of rules with errors wait to be played", async () => {
  client = await Client.start({});
  await client.open("reef.regel", reef.replace("counter coral", "counter corl"));
  const lenses = await lensesOfExamples();
  expect(lenses.map(({ command }) => command?.title)).toEqual(["▶ run", "▶ run", "▶ run"]);
  const { command, arguments: given } = lenses[0]?.command ?? {};
  const result = client.connection.sendRequest("workspace/executeCommand", {
    command,
    arguments: given,
  });
  expect(await result).toBeNull();
  await until(() => client.shown[0], "sentence");
  expect(client.shown[0]).toContain("the rules have errors");
});

test("a client that can is asked to show the outcomes", async () => {
  const capabilities = { workspace: { codeLens: { refreshSupport: true } } };
  client = await Client.start({}, { capabilities });
  let refreshed = 0;
  client.connection.onRequest("workspace/codeLens/refresh", () => {
    refreshed += 1;
    return null;
  });
  await client.open("reef.regel", reef);
  await until(() => (refreshed > 0 ? true : undefined), "refresh");
  expect((await played())[0]?.command?.title).toBe("✓ passed");
});
