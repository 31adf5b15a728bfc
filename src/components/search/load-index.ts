// Loads the parts of the full-text index of the page's language, each when it is first needed.

import { partsFor, type SearchPart, type WeightedPart } from "../../search/parts.ts";
import { type LoadedIndex, readIndex } from "../../search/search-index.ts";
import { siteAddress } from "../ui/address.ts";

/** The parts that a search on this page needs. */
interface SearchParts {
  /** Searched for every query. */
  readonly first: readonly WeightedPart[];
  /** Searched if the first ones lack words of the query. */
  readonly further: readonly WeightedPart[];
}

let listed: Promise<SearchParts> | undefined;
const loaded = new Map<string, Promise<LoadedIndex>>();

/** Returns the parts that a search on this page needs; after a failure the list is fetched again. */
export function loadParts(): Promise<SearchParts> {
  listed ??= fetchParts().catch((error: unknown) => {
    listed = undefined;
    throw error;
  });
  return listed;
}

async function fetchParts(): Promise<SearchParts> {
  // Cast because the build writes this file.
  const parts = JSON.parse(await fetchText("parts.json")) as readonly SearchPart[];
  return partsFor(parts, location.pathname);
}

/** Returns the index of each of the parts, which is fetched once. */
export function loadIndexes(parts: readonly WeightedPart[]): Promise<LoadedIndex[]> {
  return Promise.all(parts.map(loadIndex));
}

function loadIndex(part: WeightedPart): Promise<LoadedIndex> {
  const known = loaded.get(part.name);
  if (known !== undefined) return known;
  const index = fetchIndex(part).catch((error: unknown) => {
    loaded.delete(part.name);
    throw error;
  });
  loaded.set(part.name, index);
  return index;
}

async function fetchIndex({ name, weight }: WeightedPart): Promise<LoadedIndex> {
  const language = document.documentElement.lang === "en" ? "en" : "de";
  const [index, sentences] = await Promise.all([
    fetchText(`${language}/${name}/index.json`),
    fetchText(`${language}/${name}/sentences.json`),
  ]);
  return readIndex({ index, sentences }, language, weight);
}

async function fetchText(name: string): Promise<string> {
  const address = siteAddress(`search-index/${name}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
