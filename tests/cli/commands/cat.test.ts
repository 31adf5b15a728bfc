import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleFolder, regel, remove } from "../command.ts";

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
});
afterAll(() => remove(cwd));

test("a file is printed as it is where nobody is looking", async () => {
  const { status, out } = await regel(["cat", "bare.regel:3-4"], { cwd });

  expect(status).toBe(0);
  expect(out).toBe('reason turn { de "Zug" en "turn" }\nranking { most score }\n');
});

test("lines have their numbers, and colours that tell what is what", async () => {
  const words = ["cat", "bare.regel:2-3", "--colour", "--numbers"];
  const { status, out } = await regel(words, { cwd });

  expect(status).toBe(0);
  expect(readable(out)).toBe(
    [
      "<dim>2 |</> <bold><magenta>flow</></> { <bold><blue>each</></> <bold><magenta>player</></> { <bold><blue>score</></> <cyan>1</> <blue>as</> turn } }",
      '<dim>3 |</> <bold><magenta>reason</></> turn { <blue>de</> </>"</></>Zug</></>"</> <blue>en</> </>"</></>turn</></>"</> }',
      "",
    ].join("\n"),
  );
});

test.each([
  ["rules/pig.regel:0", "names no lines"],
  ["rules/pig.regel:9-3", "names no lines"],
  ["rules/pig.regel:99999", "so there is no line 99999"],
  ["rules/nothing.regel", "cannot be read"],
  ["binary.regel", "is not text in UTF-8"],
])("%s is refused in one sentence", async (file, words) => {
  const { status, out, err } = await regel(["cat", file], { cwd });

  expect([status, out, err.trim().split("\n").length]).toEqual([1, "", 1]);
  expect(err).toContain(words);
});

const names: Readonly<Record<string, string>> = {
  1: "bold",
  2: "dim",
  33: "yellow",
  34: "blue",
  35: "magenta",
  36: "cyan",
};

/** The codes of a terminal as tags. */
function readable(text: string): string {
  const control = String.fromCharCode(27);
  return text
    .split(control)
    .map((part) =>
      part.replace(/^\[(\d+)m/, (_, code: string) => (names[code] ? `<${names[code]}>` : "</>")),
    )
    .join("");
}
