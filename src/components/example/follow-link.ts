// Links to where a reader is in an example: made for the address bar, and followed from there.

import type { Game } from "../../dsl/index.ts";
import type { Language } from "../../i18n/language.ts";
import { liveStringsOf } from "../../i18n/live-strings.ts";
import type { Course } from "./course.svelte.ts";
import { readPermalink, type Stale, writePermalink } from "./permalink.ts";

/** The whole address. */
export async function linkTo(course: Course, game: Game, name: string): Promise<string> {
  const { version } = document.documentElement.dataset;
  const hash = await writePermalink(game, name, course.place, version);
  return `${location.origin}${location.pathname}${hash}`;
}

/** Goes to where the address says; gives what of it does not hold any more, in a sentence. */
export async function openLink(course: Course, game: Game, language: Language): Promise<string> {
  const { place, version, stale } = await readPermalink(game, location.hash, course.ownStart);
  if (version !== undefined) document.documentElement.dataset.version = version;
  course.restore(place);
  return stale === undefined ? "" : told(stale, language);
}

function told(stale: Stale, language: Language): string {
  const { stale: strings } = liveStringsOf(language);
  return stale.kind === "move" ? strings.move(stale.notation) : strings[stale.kind];
}
