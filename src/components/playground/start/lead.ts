// Leads an author to a place on the page: to the first number of their rules, to a part of the page.

import { tick } from "svelte";
import type { PanelName } from "../../../i18n/playground/frame-strings.ts";
import type { Playground } from "../playground.svelte.ts";

/** Shows the line with the first number that is to be changed, and puts the cursor into the text. */
export async function toFirstNumber(playground: Playground): Promise<void> {
  const [file] = playground.project.files;
  if (file === undefined) return;
  const lines = file.text.split("\n");
  const line = lines.findIndex((one) => /^\s*change\s.*\d|\bstarts\s+\d/.test(one));
  playground.reveal(file.path, Math.max(line, 0) + 1);
  await tick();
  document.querySelector<HTMLElement>(".write :is(.cm-content, textarea)")?.focus();
}

/** Shows a panel, and goes to its tab. */
export async function toPanel(playground: Playground, panel: PanelName): Promise<void> {
  playground.look(panel);
  await tick();
  document.querySelector<HTMLElement>(".see [role=tab][aria-selected=true]")?.focus();
}
