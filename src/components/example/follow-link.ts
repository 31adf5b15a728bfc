// Permalinks to a reader's place in an example: created for the address bar, and followed from it.

import type { Game } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { positionEditorStringsOf } from "../../i18n/position-editor/strings.ts";
import type { ExampleCourse } from "./course/example-course.svelte.ts";
import { readPermalink, type Stale, writePermalink } from "./permalink.ts";

/** Links that were created or followed here: these do not override a version that the reader chose later. */
const known = new Set<string>();

/** Returns the whole address. */
export async function createPermalink(
  course: ExampleCourse,
  game: Game,
  name: string,
): Promise<string> {
  const { version } = document.documentElement.dataset;
  const hash = await writePermalink(game, name, course.place, version);
  known.add(hash);
  return `${location.origin}${location.pathname}${hash}`;
}

/** Restores the place in the address. Returns a sentence about its outdated parts, or "". */
export async function openLink(
  course: ExampleCourse,
  game: Game,
  language: SiteLanguage,
): Promise<string> {
  const { place, version, stale } = await readPermalink(game, location.hash, course.ownStart);
  const { dataset } = document.documentElement;
  if (version !== undefined && version !== dataset.version) {
    if (known.has(location.hash)) return "";
    dataset.version = version;
  }
  known.add(location.hash);
  course.restore(place);
  return stale === undefined ? "" : describeStale(stale, language);
}

function describeStale(stale: Stale, language: SiteLanguage): string {
  const { stale: strings } = positionEditorStringsOf(language);
  return stale.kind === "move" ? strings.move(stale.notation) : strings[stale.kind];
}
