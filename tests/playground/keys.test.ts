// Keys of what the editor can do beyond writing wait for it from the first moment: none of those that
// its parts bring along may be missing among them.

import { completionKeymap } from "@codemirror/autocomplete";
import {
  findReferencesKeymap,
  formatKeymap,
  jumpToDefinitionKeymap,
  renameKeymap,
  signatureKeymap,
} from "@codemirror/lsp-client";
import { searchKeymap } from "@codemirror/search";
import type { KeyBinding } from "@codemirror/view";
import { expect, test } from "vitest";
import { type Skill, skillKeys } from "../../src/components/playground/editor/code/keys.ts";

/** Keys that mean something only while a list, a panel or an explanation is open. */
const inside = /^(Escape|Enter|Arrow(Up|Down)|Page(Up|Down)|Mod-Shift-Arrow(Up|Down))$/;

/** All keys of a binding, written in one way. */
function keysOf({ key, mac, shift }: KeyBinding): string[] {
  const own = [key, mac].filter((one) => one !== undefined);
  const all = shift === undefined ? own : [...own, ...own.map((one) => `Shift-${one}`)];
  return all.map((one) => one.split("-").sort().join("-"));
}

test("each key of the parts is known from the beginning", () => {
  const known = new Set(skillKeys(() => () => true).flatMap(keysOf));
  const brought = [
    ...completionKeymap,
    ...findReferencesKeymap,
    ...formatKeymap,
    ...jumpToDefinitionKeymap,
    ...renameKeymap,
    ...searchKeymap,
    ...signatureKeymap,
  ].filter(({ key }) => !inside.test(key ?? ""));
  expect(brought.length).toBeGreaterThan(10);
  expect(brought.flatMap(keysOf).filter((key) => !known.has(key))).toEqual([]);
});

test("each key leads to its own command, and the browser does nothing of its own", () => {
  const asked: Skill[] = [];
  const keys = skillKeys((skill) => () => {
    asked.push(skill);
    return true;
  });
  const press = (key: string) => keys.find((one) => one.key === key)?.run?.({} as never);
  for (const key of ["F12", "Mod-f", "Ctrl-Space", "F2", "Shift-F8"]) press(key);
  expect(asked).toEqual(["definition", "search", "complete", "rename", "previousReport"]);
  expect(keys.every(({ preventDefault }) => preventDefault === true)).toBe(true);
});
