// Key bindings of the skills of the editor. They are active from the start; commands requested before
// the skills are loaded run afterwards.

import type { Command, KeyBinding } from "@codemirror/view";
import type { Tool } from "../writing.svelte.ts";

/** A feature of the editor beyond typing. */
export type Skill =
  | Tool
  | "parameters"
  | "findNext"
  | "findPrevious"
  | "goToLine"
  | "selectNext"
  | "selectAlike"
  | "nextReport"
  | "previousReport";

const keysOf: Readonly<Record<Skill, readonly Pick<KeyBinding, "key" | "mac">[]>> = {
  format: [{ key: "Shift-Alt-f" }],
  rename: [{ key: "F2" }],
  explain: [{ key: "Mod-i" }],
  definition: [{ key: "F12" }],
  references: [{ key: "Shift-F12" }],
  // On a Mac the first often belongs to the system.
  complete: [{ key: "Ctrl-Space" }, { mac: "Alt-`" }, { mac: "Alt-i" }],
  parameters: [{ key: "Mod-Shift-Space" }],
  search: [{ key: "Mod-f" }],
  findNext: [{ key: "F3" }, { key: "Mod-g" }],
  findPrevious: [{ key: "Shift-F3" }, { key: "Shift-Mod-g" }],
  goToLine: [{ key: "Mod-Alt-g" }],
  selectNext: [{ key: "Mod-d" }],
  selectAlike: [{ key: "Mod-Shift-l" }],
  nextReport: [{ key: "F8" }],
  previousReport: [{ key: "Shift-F8" }],
};

/** Skills that open an input field, which receives everything typed afterwards. */
export const withField: readonly Skill[] = ["search", "goToLine", "rename"];

/** Creates the key bindings of all skills; the browser's defaults are prevented. */
export function skillKeys(commandOf: (skill: Skill) => Command): KeyBinding[] {
  return Object.entries(keysOf).flatMap(([skill, keys]) =>
    // `Object.entries` widens the keys of the record to strings.
    keys.map((key) => ({ ...key, run: commandOf(skill as Skill), preventDefault: true })),
  );
}
