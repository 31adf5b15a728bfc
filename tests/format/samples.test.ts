import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { format } from "../../src/dsl/format/format.ts";

const folder = "tests/format/samples";

// Write anew with `npm test -- unit -u`, and read the diff.
test.each(readdirSync(folder).sort())("%s", async (name) => {
  const text = readFileSync(`${folder}/${name}/input.regel`, "utf8");
  const result = format({ path: `${name}.regel`, text });

  expect(result).toHaveProperty("text");
  await expect("text" in result ? result.text : "").toMatchFileSnapshot(
    `../../${folder}/${name}/output.regel`,
  );
});

test("a file with mistakes is left alone", () => {
  const result = format({ path: "reef.regel", text: "counter coral {" });

  expect(result).toHaveProperty("diagnostics.0.code", "missing-brace");
});

test("line ends of Windows stay", () => {
  expect(format({ path: "reef.regel", text: "flow  {\r\n}\r\n" })).toEqual({ text: "flow {}\r\n" });
});

test("an empty file stays empty", () => {
  expect(format({ path: "reef.regel", text: " \n\n" })).toEqual({ text: "" });
});
