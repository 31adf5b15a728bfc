// What is wrong with a page for those who cannot see it well or at all, as far as axe can tell.

import type { Page } from "@playwright/test";
import axe from "axe-core";

const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The faults of a page as it is, in both themes: `dark: color-contrast: <a href=…`. */
export async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    // Colours that are still on their way to those of the theme would be measured.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const faulty = await faultsNow(page);
    found.push(...faulty.map((fault) => `${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return found;
}

/**
 * Axe runs in the page itself, and tells only what it minds: its own way over a page of its own, with
 * all that is in order, takes five times as long.
 */
async function faultsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { readonly axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, runOnly);
}
