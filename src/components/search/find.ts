// Queries the full-text index, which is loaded on the first query.

/** Separates the visible part of a passage from text that is only indexed. */
const hiddenMark = "⁂";

export interface Found {
  readonly url: string;
  readonly title: string;
  readonly kind: string;
  /** Text around the match, in pieces; matching words are marked. */
  readonly passage: readonly { readonly text: string; readonly isMarked: boolean }[];
  readonly place: string;
}

export interface FoundGroup {
  readonly kind: string;
  readonly found: readonly Found[];
}

interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
}

interface Index {
  options(options: object): Promise<void>;
  search(words: string): Promise<{ readonly results: readonly Hit[] }>;
}

interface Hit {
  readonly score: number;
  data(): Promise<Fragment>;
}

/** Weights of kinds: short texts rank high in the index, but pages contain more than one rule or example. */
const weights: Readonly<Record<string, number>> = { rule: 0.5, example: 0.3 };

/** Weight of a page whose title equals the query. */
const namesake = 8;

/** Maximum number of results. */
const most = 24;

/** Number of best results that are listed first, whatever their kind. */
const bestCount = 3;

export class Finder {
  #index: Promise<Index> | undefined;

  /** Returns the best results first, then the others by kind. */
  async find(words: string): Promise<FoundGroup[]> {
    const index = await this.#loaded();
    const { results } = await index.search(words);
    const hits = await Promise.all(
      results.slice(0, 2 * most).map(async ({ score, data }) => {
        const found = foundIn(await data());
        const isNamesake = found.title.toLowerCase() === words.toLowerCase();
        const weight = (weights[found.kind] ?? 1) * (isNamesake ? namesake : 1);
        return { found, score: score * weight };
      }),
    );
    const ranked = hits.toSorted((one, other) => other.score - one.score);
    const all = ranked.slice(0, most).map(({ found }) => found);
    const others = Map.groupBy(all.slice(bestCount), ({ kind }) => kind);
    const best = { kind: "best", found: all.slice(0, bestCount) };
    return [best, ...[...others].map(([kind, found]) => ({ kind, found }))].filter(
      ({ found }) => found.length > 0,
    );
  }

  #loaded(): Promise<Index> {
    this.#index ??= this.#load();
    return this.#index;
  }

  async #load(): Promise<Index> {
    const address = "/pagefind/pagefind.js";
    // Pagefind generates this module after the build, without types.
    const index = (await import(/* @vite-ignore */ address)) as Index;
    await index.options({ excerptLength: 18 });
    return index;
  }
}

function foundIn({ url, excerpt, meta }: Fragment): Found {
  const [shown = ""] = excerpt.split(hiddenMark);
  const parts = shown.split(/<mark>(.*?)<\/mark>/).map((text, at) => {
    return { text: unescaped(text), isMarked: at % 2 === 1 };
  });
  const isHit = parts.some(({ isMarked }) => isMarked);
  const { title = "", kind = "page", description = "" } = meta;
  const isInPage = url.includes("#");
  const described = [{ text: description, isMarked: false }];
  return {
    url,
    title,
    kind,
    // An example is one sentence, which is already its title.
    passage: kind === "example" ? [] : isHit || isInPage ? parts : described,
    place: isInPage ? description : "",
  };
}

/** The wrapping paragraph preserves spaces at the ends. */
function unescaped(html: string): string {
  const page = new DOMParser().parseFromString(`<p>${html}</p>`, "text/html");
  return page.body.textContent ?? "";
}
