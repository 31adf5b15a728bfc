import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { en } from "../../../src/dsl/diagnostics/en/catalog.ts";
import { applyEdits } from "../../../src/dsl/index.ts";
import { exampleFolder, regel, remove } from "../command.ts";

const text = `game reef { de "Riff" en "reef" players 2..4 }
mark tide: 1..6
event tide
flow { set tied to 3 }
ranking { most score }
`;

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
  writeFileSync(join(cwd, "my reef.regel"), text);
});
afterAll(() => remove(cwd));

interface Region {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The text that a region covers. */
function covered({ line, column, endColumn }: Region): string | undefined {
  return text.split("\n")[line - 1]?.slice(column - 1, endColumn - 1);
}

test("json is one array, in which every place and every fix is said", async () => {
  const { status, out, err } = await regel(["check", "--format", "json", "my reef.regel"], { cwd });
  const [duplicate, unknown, ...others] = JSON.parse(out);

  expect({ status, err, others }).toEqual({ status: 1, err: "", others: [] });
  expect(duplicate).toMatchObject({
    code: "duplicate-name",
    severity: "error",
    file: "my reef.regel",
    title: "Name used twice",
    message: "`tide` is declared more than once.",
    hint: null,
    fix: null,
    labels: [{ file: "my reef.regel", line: 2, text: "first declared here" }],
  });
  expect(covered(duplicate)).toBe("tide");
  expect(covered(duplicate.labels[0])).toBe("tide");
  expect(unknown).toMatchObject({ code: "unknown-name", hint: "Did you mean `tide`?" });
  expect(unknown.fix).toMatchObject([{ line: 4, text: "tide" }]);
  expect(covered(unknown.fix[0])).toBe("tied");
});

test("where nothing is wrong, json is an empty array and sarif has no results", async () => {
  const clean = ["check", "rules"];
  const [json, sarif] = await Promise.all([
    regel([...clean, "--format", "json"], { cwd }),
    regel([...clean, "--format", "sarif"], { cwd }),
  ]);

  expect(json).toEqual({ status: 0, out: "[]\n", err: "" });
  expect(sarif.status).toBe(0);
  expect(JSON.parse(sarif.out).runs[0].results).toEqual([]);
});

/** What SARIF 2.1.0 asks of a place. */
const place = (start: readonly [number, number], end: readonly [number, number]) => ({
  physicalLocation: {
    artifactLocation: { uri: "my%20reef.regel" },
    region: {
      startLine: start[0],
      startColumn: start[1],
      endLine: end[0],
      endColumn: end[1],
    },
  },
});

test("sarif has rules, places, second places and fixes, as version 2.1.0 asks", async () => {
  const words = ["check", "--format", "sarif", "my reef.regel", "--lang", "de"];
  const { out } = await regel(words, { cwd, env: { SITE: "https://reef.example" } });

  expect(JSON.parse(out)).toEqual({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "regel",
            informationUri: "https://reef.example/de/",
            rules: ["duplicate-name", "unknown-name"].map((id) => ({
              id,
              shortDescription: { text: expect.any(String) },
              fullDescription: { text: expect.stringMatching(/\.$/) },
              helpUri: `https://reef.example/de/codes/${id}/`,
              defaultConfiguration: { level: "error" },
            })),
          },
        },
        language: "de",
        columnKind: "utf16CodeUnits",
        results: [
          {
            ruleId: "duplicate-name",
            ruleIndex: 0,
            level: "error",
            message: { text: "`tide` ist mehrfach vereinbart." },
            locations: [place([3, 7], [3, 11])],
            relatedLocations: [
              { id: 0, ...place([2, 6], [2, 10]), message: { text: "zuerst hier vereinbart" } },
            ],
          },
          {
            ruleId: "unknown-name",
            ruleIndex: 1,
            level: "error",
            message: { text: "Hier heißt nichts `tied`. War `tide` gemeint?" },
            locations: [place([4, 12], [4, 16])],
            relatedLocations: [],
            fixes: [
              {
                description: { text: "War `tide` gemeint?" },
                artifactChanges: [
                  {
                    artifactLocation: { uri: "my%20reef.regel" },
                    replacements: [
                      {
                        deletedRegion: place([4, 12], [4, 16]).physicalLocation.region,
                        insertedContent: { text: "tide" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

test("the fix that json tells mends the file", async () => {
  const broken = text.replace("event tide\n", "");
  writeFileSync(join(cwd, "slip.regel"), broken);
  const { out } = await regel(["check", "--format", "json", "slip.regel"], { cwd });
  const [{ fix }] = JSON.parse(out);
  const offset = ({ line, column }: Pick<Region, "line" | "column">) =>
    broken
      .split("\n")
      .slice(0, line - 1)
      .join("\n").length + column;
  const edits = fix.map((edit: Region & { readonly text: string }) => ({
    span: {
      file: "slip.regel",
      start: offset(edit),
      end: offset({ line: edit.endLine, column: edit.endColumn }),
    },
    text: edit.text,
  }));
  writeFileSync(join(cwd, "slip.regel"), applyEdits(broken, edits));

  expect((await regel(["check", "slip.regel"], { cwd })).status).toBe(0);
});

test.each(["en", "de"])("a code is explained in %s, and all are listed", async (lang) => {
  const [one, all] = await Promise.all([
    regel(["explain", "missing-brace", "--lang", lang], { cwd }),
    regel(["explain", "--lang", lang], { cwd }),
  ]);

  expect([one, all].map(({ status, err }) => `${status}${err}`)).toEqual(["0", "0"]);
  await expect(one.out).toMatchFileSnapshot(`samples/explain.${lang}.txt`);
  expect(all.out.match(/^ {2}[a-z-]+/gm)?.map((line) => line.trim())).toEqual(Object.keys(en));
});

test("machines get the first hundred reports as well, and how many more there are", async () => {
  const many = Array.from({ length: 130 }, (_, i) => `mark lure${i}: Fish${i}`).join("\n");
  writeFileSync(join(cwd, "many.regel"), `${text.replace("tied", "tide")}${many}\n`);
  const [json, sarif] = await Promise.all([
    regel(["check", "--format", "json", "many.regel"], { cwd }),
    regel(["check", "--format", "sarif", "many.regel"], { cwd }),
  ]);
  const reports: readonly { readonly omitted?: number }[] = JSON.parse(json.out);
  const [run] = JSON.parse(sarif.out).runs;

  expect(json).toMatchObject({ status: 1, err: "" });
  expect(reports).toHaveLength(100);
  expect(reports.map(({ omitted }) => omitted)).toEqual([...Array(99), 31]);
  expect(run.results).toHaveLength(100);
  expect(run.properties).toEqual({ omitted: 31 });
  const [invocation] = run.invocations;
  expect(invocation).toMatchObject({ executionSuccessful: true });
  expect(invocation.toolExecutionNotifications[0].message.text).toMatch(/\b31\b/);
});
