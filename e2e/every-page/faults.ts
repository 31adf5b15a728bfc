// What is wrong with a page for those who cannot see it well or at all, as far as axe can tell.

import type { Page } from "@playwright/test";
import axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that look at colours; to all others a page is the same in both themes. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * The faults of a page, or of a part of it, as it is, in both themes: `dark: color-contrast: <a href=…`.
 */
export async function faults(page: Page, part = "html"): Promise<string[]> {
  // After a click on a link, elements are there before their styles.
  await page.waitForLoadState();
  await page.emulateMedia({ colorScheme: "light" });
  const light = await faultsNow(page, part, tags);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await faultsNow(page, part, ofColours);
  await page.emulateMedia({ colorScheme: null });
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)];
}

/** Colours that are still on their way to others, or light up for a moment, would be measured. */
function finishTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const ending = ({ effect }: Animation) =>
      effect !== null && Number.isFinite(effect.getComputedTiming().endTime as number);
    for (const one of document.getAnimations().filter(ending)) one.finish();
  });
}

/**
 * Axe runs in the page itself, and tells only what it minds: its own way over a page of its own, with
 * all that is in order, takes five times as long.
 */
async function faultsNow(page: Page, part: string, runOnly: string[]): Promise<string[]> {
  await finishTransitions(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = window as unknown as { readonly axe: typeof import("axe-core") };
      const { violations } = await axe.run(part, { runOnly, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      );
    },
    { part, runOnly },
  );
}
