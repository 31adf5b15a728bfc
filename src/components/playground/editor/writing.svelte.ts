// State of the editor for the page: problems, outline, and the status of the language server. The
// editor is loaded later and fills it in.

/** A fix of a problem. */
export interface EditorFix {
  readonly title: string;
  readonly apply: () => void;
}

/** A range in a file; line and column count from 1. */
export interface EditorRange {
  readonly path: string;
  readonly line: number;
  /** The first if not given. */
  readonly column?: number;
  /** How many characters are selected there; none if not given. */
  readonly length?: number;
}

/** A diagnostic of a file. */
export interface EditorProblem extends EditorRange {
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly why: string;
  /** The page of its code. */
  readonly href: string;
  readonly remedies: readonly EditorFix[];
}

/** An outline entry: a declaration in the active file. */
export interface Heading {
  readonly name: string;
  readonly depth: number;
  readonly line: number;
}

/** Commands of the toolbar. */
export type Tool =
  | "format"
  | "rename"
  | "explain"
  | "definition"
  | "references"
  | "search"
  | "complete";

/** Commands of the loaded editor. */
export interface Hands {
  readonly use: (tool: Tool) => void;
  /** Whether values and names of parameters are shown between the words. */
  readonly showInlays: (areShown: boolean) => void;
  /** Restarts the language server. */
  readonly restart: () => void;
}

/** Storage key that is set while inlay hints are switched off. */
const noInlays = "regelwerk/workshop-no-inlays";

export class Writing {
  /** Missing while the editor is loaded. */
  hands = $state.raw<Hands | undefined>(undefined);
  /** By path; only of files with problems. */
  problemsOf = $state.raw<ReadonlyMap<string, readonly EditorProblem[]>>(new Map());
  outline = $state.raw<readonly Heading[]>([]);
  /** The messages of the diagnostics at the cursor. */
  here = $state("");
  /** Status of the language server; `stopped` after a timeout, `undefined` before it is needed. */
  watch = $state<"loading" | "ready" | "stopped">();

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

  /** Loads the settings of an earlier visit. */
  recall(): void {
    try {
      this.hasInlays = localStorage.getItem(noInlays) === null;
    } catch {
      // Without storage, hints are shown.
    }
  }

  keepInlays(areShown: boolean): void {
    this.hasInlays = areShown;
    try {
      if (areShown) localStorage.removeItem(noInlays);
      else localStorage.setItem(noInlays, "yes");
    } catch {
      // Without storage, the setting lasts for this visit.
    }
  }

  report(path: string, problems: readonly EditorProblem[]): void {
    const others = [...this.problemsOf].filter(([file]) => file !== path);
    this.problemsOf = new Map(problems.length > 0 ? [...others, [path, problems]] : others);
  }
}
