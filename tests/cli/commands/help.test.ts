import { afterAll, beforeAll, expect, test } from "vitest";
import { cliLanguages, commandNames } from "../../../src/cli/texts/texts.ts";
import { regelwerkVersion } from "../../../src/cli/version.ts";
import { treePasses } from "../../../src/dsl/index.ts";
import { exampleFolder, regel, regelProcess, remove } from "../command.ts";

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
});
afterAll(() => remove(cwd));

test.each(cliLanguages)("every command has help in %s", async (lang) => {
  const lines = [[], ...commandNames.map((name) => [name])];
  const ran = await Promise.all(
    lines.map((words) => regel([...words, "--help", "--lang", lang], { cwd })),
  );

  expect(ran.map(({ status, err }) => `${status}${err}`).join("")).toBe("0".repeat(lines.length));
  const all = ran.map(
    ({ out }, index) => `$ ${["regel", ...(lines[index] ?? [])].join(" ")} --help\n${out}`,
  );
  for (const pass of treePasses)
    expect(all.join("\n")).toMatch(new RegExp(`^ {27}.*${pass}\\b`, "m"));
  await expect(all.join("\n")).toMatchFileSnapshot(`samples/help.${lang}.txt`);
});

test("it says which version it is, and nothing else", async () => {
  const { status, out, err } = await regelProcess(["--version"], { cwd });
  expect({ status, err }).toEqual({ status: 0, err: "" });
  expect(out).toBe(`regel ${regelwerkVersion()}\n`);
  expect(out).toMatch(/^regel \d+\.\d+\.\d+\n$/);
});

test("a process ends with the status, the output and the sentence of the command", async () => {
  const words = ["sim", "pig", "--games", "none"];
  const [here, there] = await Promise.all([regel(words, { cwd }), regelProcess(words, { cwd })]);

  expect(there).toEqual(here);
  expect(there.status).toBe(1);
});

test("every option of a command stands in its help", async () => {
  const ran = await Promise.all(
    commandNames.flatMap((name) => [
      regel([name, "--nothing"], { cwd }),
      regel([name, "--help"], { cwd }),
    ]),
  );
  for (let index = 0; index < ran.length; index += 2) {
    const flags = ran[index]?.err.match(/--[a-z]+/g)?.slice(1) ?? [];
    expect(flags.length).toBeGreaterThan(1);
    expect(flags.filter((flag) => ran[index + 1]?.out.includes(flag) !== true)).toEqual([]);
  }
});

test("the language comes from the surroundings unless it is given", async () => {
  const german = { LANG: "de_DE.UTF-8" };
  const [fromLang, given, fromAll] = await Promise.all([
    regel(["--help"], { cwd, env: german }),
    regel(["--help", "--lang=en"], { cwd, env: german }),
    regel(["--help"], { cwd, env: { LC_ALL: "de_AT" } }),
  ]);

  expect(fromLang?.out).toContain("findet Fehler in Regeln");
  expect(given?.out).toContain("finds mistakes in rules");
  expect(fromAll?.out).toContain("findet Fehler in Regeln");
});
