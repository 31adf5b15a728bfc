// Asks the index of the full-text search, which is loaded at the first question.

/** What follows in a passage is there to be found, not to be read. */
const hiddenMark = "⁂";

export interface Found {
  readonly url: string;
  readonly title: string;
  readonly kind: string;
  /** Words around what was found, as pieces of text; those looked for are marked. */
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

/** What is short is found easily, but pages say more than one rule or example. */
const weights: Readonly<Record<string, number>> = { rule: 0.5, example: 0.3 };

/** How much more a page counts that is called as the reader says. */
const namesake = 8;

/** The most that are shown. */
const most = 24;

/** So many of the best come first, whatever they are. */
const bestCount = 3;

export class Finder {
  #index: Promise<Index> | undefined;

  /** The best first, then the others by what they are. */
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
    // An example is a sentence, which is its title already.
    passage: kind === "example" ? [] : isHit || isInPage ? parts : described,
    place: isInPage ? description : "",
  };
}

/** The paragraph around it keeps spaces at the ends. */
function unescaped(html: string): string {
  const page = new DOMParser().parseFromString(`<p>${html}</p>`, "text/html");
  return page.body.textContent ?? "";
}
