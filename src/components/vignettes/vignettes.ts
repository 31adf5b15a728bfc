/// <reference types="vite/client" />
// The drawings of chapters and lessons, and those of the site itself, read at build time.

import { vignettes } from "regel:beside-rules";

const ofSite = import.meta.glob<string>("./site/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * Returns the drawing of a chapter or lesson as SVG: `"lessons/mines"`, `"chapters/mines"`.
 * Games without any drawings have none; where others have some, a missing one stops the build.
 */
export function vignetteOf(game: string, id: string): string | undefined {
  const drawings = vignettes[game];
  const drawing = drawings?.[id];
  if (drawing === undefined && drawings !== undefined)
    throw new Error(`rules/${game}/vignettes/${id}.svg is missing`);
  return drawing;
}

/** Returns a drawing of the folder `site` as SVG. */
export function siteVignette(id: string): string {
  const drawing = ofSite[`./site/${id}.svg`];
  if (drawing === undefined) throw new Error(`No vignette of the site is named ${id}`);
  return drawing;
}
