// What can be seen beside the rules; each is loaded when it is first looked at.

import type { Component } from "svelte";
import type { PanelName } from "../../i18n/playground/shell/strings.ts";
import type { Playground } from "./playground.svelte.ts";

export interface PanelProps {
  playground: Playground;
}

interface Panel {
  readonly name: PanelName;
  readonly load: () => Promise<{ readonly default: Component<PanelProps> }>;
}

export const panels: readonly Panel[] = [
  { name: "table", load: () => import("./live-table/TablePanel.svelte") },
  { name: "forms", load: () => import("./forms/FormPanel.svelte") },
  { name: "words", load: () => import("./rule-text/WordsPanel.svelte") },
  { name: "examples", load: () => import("./examples/ExamplesPanel.svelte") },
  { name: "try", load: () => import("./simulation/TryPanel.svelte") },
  { name: "keep", load: () => import("./projects/KeepPanel.svelte") },
];
