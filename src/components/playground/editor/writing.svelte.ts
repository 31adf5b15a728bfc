// What the page knows about the text that is written: what is wrong with it, what is in it, and
// whether the language server watches. The editor itself is loaded later and fills this in.

/** Something that can be done about a problem. */
export interface EditorFix {
  readonly title: string;
  readonly apply: () => void;
}

/** A place in a file; line and column count from 1. */
export interface EditorRange {
  readonly path: string;
  readonly line: number;
  /** The first if not given. */
  readonly column?: number;
  /** How many characters are selected there; none if not given. */
  readonly length?: number;
}

/** A report about a place of a file. */
export interface EditorProblem extends EditorRange {
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly why: string;
  /** The page of its code. */
  readonly href: string;
  readonly remedies: readonly EditorFix[];
}

/** A declaration in the file that is looked at. */
export interface Heading {
  readonly name: string;
  readonly depth: number;
  readonly line: number;
}

/** What the tools above the text do. */
export type Tool =
  | "format"
  | "rename"
  | "explain"
  | "definition"
  | "references"
  | "search"
  | "complete";

/** What can be asked of the editor once it is there. */
export interface Hands {
  readonly use: (tool: Tool) => void;
  /** Whether values and names of parameters are shown between the words. */
  readonly showInlays: (areShown: boolean) => void;
  /** Starts the language server anew. */
  readonly restart: () => void;
}

/** Where the browser keeps that an author wants nothing between the words. */
const noInlays = "regelwerk/workshop-no-inlays";

export class Writing {
  /** Missing while the editor is loaded. */
  hands = $state.raw<Hands | undefined>(undefined);
  /** By path; only of files with problems. */
  problemsOf = $state.raw<ReadonlyMap<string, readonly EditorProblem[]>>(new Map());
  outline = $state.raw<readonly Heading[]>([]);
  /** What is reported about the place of the cursor. */
  here = $state("");
  /** What the language server is doing; `stopped` after it has not answered for too long. */
  watch = $state<"loading" | "ready" | "stopped">("loading");

  /** Whether values and names of parameters are shown between the words. */
  hasInlays = $state(true);

  /** Errors first, then in the order of the files. */
  readonly problems: readonly EditorProblem[] = $derived.by(() => {
    const all = [...this.problemsOf.values()].flat();
    return [
      ...all.filter(({ severity }) => severity === "error"),
      ...all.filter(({ severity }) => severity === "warning"),
    ];
  });

  /** As the author wanted it at an earlier visit. */
  recall(): void {
    try {
      this.hasInlays = localStorage.getItem(noInlays) === null;
    } catch {
      // Where the browser keeps nothing, everything is shown.
    }
  }

  keepInlays(areShown: boolean): void {
    this.hasInlays = areShown;
    try {
      if (areShown) localStorage.removeItem(noInlays);
      else localStorage.setItem(noInlays, "yes");
    } catch {
      // It holds for this visit.
    }
  }

  report(path: string, problems: readonly EditorProblem[]): void {
    const others = [...this.problemsOf].filter(([file]) => file !== path);
    this.problemsOf = new Map(problems.length > 0 ? [...others, [path, problems]] : others);
  }
}
