// The extension for VS Code, packed: what is in it, and that its server needs nothing else.

import { spawn } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { filesOfExtension, packExtension, project, vsix, writeToFolder } from "./packed.ts";

const variant = `variant longPig of pig {
  de "Langes Schwein" en "Long Pig"
  change goal from 99 to 200
}
`;

let files: ReturnType<typeof filesOfExtension>;
const folders: string[] = [];
beforeAll(() => {
  packExtension("https://reef.example/rules");
  files = filesOfExtension();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("it has at most 1 MB: two bundles, the shipped rules, and what the editor reads", () => {
  expect(statSync(vsix).size).toBeLessThan(1_000_000);
  const own = [...files.keys()].filter((path) => !path.startsWith("rules/"));
  expect(own.sort()).toEqual([
    "language-configuration.json",
    "lib/extension.js",
    "lib/server/server.mjs",
    "package.json",
    "package.nls.de.json",
    "package.nls.json",
    "readme.md",
    "snippets/regel.json",
    "syntaxes/regel.tmLanguage.json",
  ]);
  expect(files.has("rules/classics/pig.regel")).toBe(true);
});

test("nothing in it names this machine or the sources, and all that it names is there", () => {
  for (const [path, bytes] of files) {
    const text = Buffer.from(bytes).toString();
    expect({ path, names: text.includes(project) }).toEqual({ path, names: false });
  }
  const bundle = Buffer.from(files.get("lib/extension.js") ?? "").toString();
  const loaded = [...bundle.matchAll(/require\([`"']([^`"']+)[`"']\)/g)].map(([, name]) => name);
  const foreign = loaded.filter((name = "") => !name.startsWith("node:") && !isBuiltin(name));
  expect(new Set(foreign)).toEqual(new Set(["vscode"]));
  expect(files.get("package.nls.de.json")).toBeDefined();
});

test("both languages say the same things about it", () => {
  const keys = (name: string) =>
    Object.keys(JSON.parse(Buffer.from(files.get(name) ?? "").toString()));
  expect(keys("package.nls.de.json")).toEqual(keys("package.nls.json"));
  const manifest = readFileSync(join(project, "editors/vscode/package.json"), "utf8");
  const asked = [...manifest.matchAll(/"%(\w+)%"/g)].map(([, key]) => key);
  expect(asked.sort()).toEqual(keys("package.nls.json").sort());
});

test("its server reports, explains and completes in a folder with a variant alone", async () => {
  const extension = writeToFolder(files);
  const folder = writeToFolder(new Map([["long-pig.regel", variant]]));
  folders.push(extension, folder);
  const child = spawn(process.execPath, [join(extension, "lib/server/server.mjs")], {
    cwd: folder,
    env: { PATH: process.env.PATH },
  });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const reports = new Promise<{ diagnostics: object[] }>((resolve) => {
    connection.onNotification("textDocument/publishDiagnostics", (params) => {
      if (params.diagnostics.length > 0) resolve(params);
    });
  });
  connection.listen();
  const rootUri = pathToFileURL(folder).href;
  const uri = `${rootUri}/long-pig.regel`;
  const initializationOptions = { language: "en" };
  const hello = { processId: null, rootUri, capabilities: {}, initializationOptions };
  await connection.sendRequest("initialize", hello);
  await connection.sendNotification("initialized", {});
  const textDocument = { uri, languageId: "regel", version: 1, text: variant };
  await connection.sendNotification("textDocument/didOpen", { textDocument });

  expect((await reports).diagnostics).toEqual([
    expect.objectContaining({
      code: "outdated-change",
      codeDescription: { href: "https://reef.example/rules/en/codes/outdated-change/" },
    }),
  ]);
  const position = { line: 2, character: 10 };
  const about = { textDocument: { uri }, position };
  expect(await connection.sendRequest("textDocument/hover", about)).toMatchObject({
    contents: { value: expect.stringContaining("The game ends at 100 points.") },
  });
  expect(await connection.sendRequest("textDocument/completion", about)).toContainEqual(
    expect.objectContaining({ label: "goal" }),
  );
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
  connection.dispose();
});
