// A variant alone in somebody's folder, in an editor.

import { afterEach, expect, test } from "vitest";
import { type Diagnostic, DiagnosticSeverity } from "vscode-languageserver-protocol";
import { Client } from "./client.ts";
import { reef } from "./reef.ts";

let client: Client;
afterEach(async () => {
  await client.end();
});

const calm = 'variant calm of reef { de "Stille" en "calm" change toll to 1 }\n';

const isRight = (reports: readonly Diagnostic[]) =>
  reports.every(({ severity }) => severity !== DiagnosticSeverity.Error);

test("a lone variant finds its game above it, and follows it while that is edited", async () => {
  client = await Client.start({ "reef.regel": reef, "house/calm.regel": calm });
  await client.open("house/calm.regel", calm.replace("toll", "tol"));
  const [report] = await client.reports("house/calm.regel", (found) => found.length > 0);
  expect(report?.code).toBe("unknown-target");

  await client.open("reef.regel", reef.replaceAll(/\btoll\b/g, "tol"));
  await client.reports("house/calm.regel", isRight);

  // The report about the game's own file is not wiped out by that about the variant.
  await client.change(
    "reef.regel",
    reef.replaceAll(/\btoll\b/g, "tol").replace("pay tol coral", "pay tol corl"),
  );
  await client.reports("house/calm.regel", (found) =>
    found.every(({ code }) => code !== "unknown-base"),
  );
  const broken = await client.reports("reef.regel", (found) => found.length > 0);
  expect(broken.map(({ code }) => code)).toContain("unknown-name");
});

test("a base that is nowhere is one report at its name, until there is a file with it", async () => {
  client = await Client.start({});
  await client.open("house/calm.regel", calm);
  const reports = await client.reports("house/calm.regel", (found) => found.length > 0);
  expect(reports.map(({ code }) => code)).toEqual(["unknown-base"]);
  expect(reports[0]?.message).toContain("not in a folder above it");

  client.write("reef.regel", reef);
  await client.connection.sendNotification("workspace/didChangeWatchedFiles", {
    changes: [{ uri: client.uri("reef.regel"), type: 1 }],
  });
  await client.reports("house/calm.regel", isRight);
});

test("a variant of a shipped game is read beside it, and definitions lead there", async () => {
  const text = 'variant quick of pig { de "Kurz" en "quick" change goal to 20 }\n';
  client = await Client.start({});
  await client.open("quick.regel", text);
  const position = { line: 0, character: text.indexOf("goal") + 1 };
  const found = await client.ask("textDocument/definition", "quick.regel", { position });
  expect(JSON.stringify(found)).toContain("classics/pig.regel");
});
