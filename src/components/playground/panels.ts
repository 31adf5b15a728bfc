// What can be seen beside the rules; each is loaded when it is first looked at.

import type { Component } from "svelte";
import type { PanelName } from "../../i18n/playground/frame-strings.ts";
import type { Playground } from "./playground.svelte.ts";

export interface PanelProps {
  playground: Playground;
}

interface Panel {
  readonly name: PanelName;
  readonly load: () => Promise<{ readonly default: Component<PanelProps> }>;
}

export const panels: readonly Panel[] = [
  { name: "table", load: () => import("./table/TablePanel.svelte") },
  { name: "words", load: () => import("./words/WordsPanel.svelte") },
  { name: "examples", load: () => import("./examples/ExamplesPanel.svelte") },
  { name: "forms", load: () => import("./forms/FormPanel.svelte") },
  { name: "try", load: () => import("./try/TryPanel.svelte") },
  { name: "keep", load: () => import("./keep/KeepPanel.svelte") },
];
