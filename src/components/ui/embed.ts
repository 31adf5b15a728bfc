// Examples and tables in pages of others: an `<iframe>` with an address of the site. docs/embedding.md
// describes the addresses, so they stay as they are.

import type { SiteLanguage } from "../../i18n/language.ts";
import { siteAddress } from "./address.ts";

/** What is shown in the frame. */
interface Embedded {
  /** Name of the game in addresses. */
  readonly game: string;
  readonly language: SiteLanguage;
  /** Id of an example; without one the table is shown. */
  readonly example?: string | undefined;
  /** Names the frame for readers who do not see it. */
  readonly title: string;
}

/** Height in CSS pixels: most examples are whole in it, higher ones scroll; that of a table. */
const heights = { example: 640, table: 760 };

/** Returns the element that shows an example or a table in any page; `origin` is that of the site. */
export function embedCode({ game, language, example, title }: Embedded, origin: string): string {
  const address = new URL(siteAddress(`embed/${language}/${game}/`), origin);
  if (example !== undefined) address.searchParams.set("example", example);
  const height = heights[example === undefined ? "table" : "example"];
  const quoted = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${address.href}" title="${quoted}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
}

/** Returns the example that an address names: `?example=twoPearls`. */
export function embeddedExample(search: string): string | undefined {
  return new URLSearchParams(search).get("example") ?? undefined;
}
