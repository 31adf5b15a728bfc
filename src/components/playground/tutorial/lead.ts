// Leads an author to a place on the page: to the first number of their rules, to a part of the page.

import { tick } from "svelte";
import type { PanelName } from "../../../i18n/playground/shell/strings.ts";
import type { Playground } from "../playground.svelte.ts";

/** The number that a change brings, or that something starts with. */
const firstNumber = /(?:^\s*change .*[^\d\n]|\bstarts +)(\d+)/dm;

/** Shows the first number that is to be changed, selected, so that the next key replaces it. */
export function toFirstNumber(playground: Playground): void {
  const [file] = playground.project.files;
  if (file === undefined) return;
  const [from = 0, to = 0] = firstNumber.exec(file.text)?.indices?.[1] ?? [];
  const before = file.text.slice(0, from).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  playground.reveal({ path: file.path, line: before.length, column, length: to - from });
}

/** Shows a panel, and goes to its tab. */
export async function toPanel(playground: Playground, panel: PanelName): Promise<void> {
  playground.look(panel);
  await tick();
  document.querySelector<HTMLElement>(".see [role=tab][aria-selected=true]")?.focus();
}
