// The keys of all that the editor can do beyond writing. They hold from the first moment on; what
// does it is loaded a little later, and until then what they ask for waits.

import type { Command, KeyBinding } from "@codemirror/view";
import type { Tool } from "../writing.svelte.ts";

/** What can be asked of the editor beyond writing. */
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

/** Skills that open a field: whoever asks for one writes into that field from then on. */
export const withField: readonly Skill[] = ["search", "goToLine", "rename"];

/** The keys of all skills. The browser's own use of a key never comes in between. */
export function skillKeys(commandOf: (skill: Skill) => Command): KeyBinding[] {
  return Object.entries(keysOf).flatMap(([skill, keys]) =>
    // The entries are of the record, whose keys are skills.
    keys.map((key) => ({ ...key, run: commandOf(skill as Skill), preventDefault: true })),
  );
}
