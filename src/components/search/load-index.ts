// Loads the full-text index of the page's language.

import { type LoadedIndex, readIndex } from "../../search/search-index.ts";
import { siteAddress } from "../ui/address.ts";

let loaded: Promise<LoadedIndex> | undefined;

/** Returns the index, which is fetched once; after a failure it is fetched again. */
export function loadIndex(): Promise<LoadedIndex> {
  loaded ??= fetchIndex().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function fetchIndex(): Promise<LoadedIndex> {
  const language = document.documentElement.lang === "en" ? "en" : "de";
  const [index, sentences] = await Promise.all(
    (["index", "sentences"] as const).map((name) =>
      fetchText(siteAddress(`search-index/${language}/${name}.json`)),
    ),
  );
  return readIndex({ index: index ?? "", sentences: sentences ?? "" }, language);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
