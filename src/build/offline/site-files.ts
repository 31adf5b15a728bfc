// Which files of the site a browser stores: a few at the first visit, and those of a game when a
// reader wants to have it without a network.

/** A built file. */
export interface SiteFile {
  /** `/de/play/reef/`, with the folder of the site on its host */
  readonly address: string;
  /** A hash of its content. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
  /** Its content, if other files can be named in it. */
  readonly text: string | undefined;
}

/** What the service worker has to know about the site; files are numbers in `addresses`. */
export interface StoredSite {
  /** The folder of the site on its host: `/` or `/rules/` */
  readonly base: string;
  readonly addresses: readonly string[];
  /** One for each address. */
  readonly hashes: readonly string[];
  /** Files that the first visit stores. */
  readonly first: readonly number[];
  /** Games by language and name (`de/reef`): all files that they need, and the bytes of these. */
  readonly games: Readonly<Record<string, { readonly bytes: number; readonly files: number[] }>>;
  /** Practice by address: it must be there when a position is due. All files that it needs. */
  readonly practice: Readonly<Record<string, number[]>>;
}

/** Pages that work without a network after the first visit, below the folder of the site. */
const firstPages = /^(?:|404\.html|[a-z]{2}\/|[a-z]{2}\/offline\/)$/;

/** Pages of a language that every stored game has with it. */
const commonPages = /^[a-z]{2}\/(?:[a-z]+\/)?$/;

/** Small files that browsers ask for by themselves, and the frame that makes programs from text. */
const ownFiles = /^(?:favicon\.svg|icons\/.*|[a-z]{2}\/app\.webmanifest|program-frame\/.*)$/;

/** Decides which of the built files are stored when; `games` are the names of games in addresses. */
export function planStoredFiles(
  files: readonly SiteFile[],
  games: readonly string[],
  base: string,
): StoredSite {
  const folder = base.replace(/\/?$/, "/");
  const paths = files.map(({ address }) => address.slice(folder.length));
  const references = new References(files);
  const numbersWhere = (holds: (path: string) => boolean) =>
    paths.flatMap((path, number) => (holds(path) ? [number] : []));

  const first = references.reachable(
    numbersWhere((path) => firstPages.test(path) || ownFiles.test(path)),
    "at once",
  );
  const languages = new Set(paths.flatMap((path) => /^([a-z]{2})\/$/.exec(path)?.[1] ?? []));
  const stored = games.flatMap((game) =>
    [...languages].flatMap((language) => {
      const ofGame = new RegExp(
        `^(?:${language}/[^/]+/${game}/|[^/]{3,}/${game}/|search-index/(?:parts\\.json|${language}/))`,
      );
      const isCommon = (path: string) => commonPages.test(path) && path.startsWith(`${language}/`);
      const pages = numbersWhere((path) => ofGame.test(path) || isCommon(path));
      const all = references.reachable([...first, ...pages], "ever");
      const bytes = all.reduce((sum, number) => sum + (files[number]?.size ?? 0), 0);
      return [[`${language}/${game}`, { bytes, files: all }] as const];
    }),
  );
  const practice = numbersWhere((path) => /^[a-z]{2}\/practice\/[^/]+\/$/.test(path)).map(
    (page) => {
      const [, , game] = paths[page]?.split("/") ?? [];
      const positions = numbersWhere((path) => path.startsWith(`learn/${game}/`));
      const all = references.reachable([page, ...positions], "ever");
      return [files[page]?.address ?? "", all] as const;
    },
  );
  return {
    base: folder,
    addresses: files.map(({ address }) => address),
    hashes: files.map(({ hash }) => hash),
    first,
    games: Object.fromEntries(stored),
    practice: Object.fromEntries(practice),
  };
}

/**
 * Which scripts, styles and fonts files name. Their names have a hash in them, so a name that occurs
 * in a text is a reference.
 */
class References {
  readonly #files: readonly SiteFile[];
  readonly #assets: ReadonlyMap<string, number>;
  readonly #known = new Map<string, readonly number[]>();

  constructor(files: readonly SiteFile[]) {
    this.#files = files;
    this.#assets = new Map(
      files.flatMap(({ address }, number) => {
        const [, name] = /\/_astro\/([^/]+)$/.exec(address) ?? [];
        return name === undefined ? [] : [[name, number] as const];
      }),
    );
  }

  /**
   * Returns the files and all that they load, in order. `at once` leaves out what scripts import
   * later, by `import(…)` or in a thread.
   */
  reachable(start: readonly number[], when: "at once" | "ever"): number[] {
    const found = new Set(start);
    for (const number of found) for (const next of this.#namedIn(number, when)) found.add(next);
    return [...found].toSorted((one, other) => one - other);
  }

  #namedIn(number: number, when: "at once" | "ever"): readonly number[] {
    const key = `${number} ${when}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const file = this.#files[number];
    const isScript = file?.address.endsWith(".js") === true;
    const text = file?.text ?? "";
    const names = when === "at once" && isScript ? importsIn(text) : namesIn(text);
    const named = names.flatMap((name) => this.#assets.get(name) ?? []);
    this.#known.set(key, named);
    return named;
  }
}

/** Returns the names of the files in the same folder that a script imports at once. */
function importsIn(script: string): string[] {
  const found = [...script.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g)];
  return found.map(([, name = ""]) => name);
}

/**
 * Returns all words of a text that end like the name of a file. The ends are looked for first: a page is
 * long, and few of its words have one.
 */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\.(?:js|css|json|woff2|svg|png|wasm)\b/g)].map(
    ({ 0: ending, index }) => {
      let start = index;
      while (/[\w.-]/.test(text[start - 1] ?? "")) start -= 1;
      return text.slice(start, index + ending.length);
    },
  );
}
