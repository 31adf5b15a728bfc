// Compiles and plays an author's rules, in a worker.

import { type ProxyMarked, proxy } from "comlink";
import {
  IncrementalCompiler,
  loadGame,
  type Meta,
  message,
  playoutPasses,
  positionAt,
  type RulesFile,
  type TextLanguage,
  withoutTexts,
} from "../../dsl/index.ts";
import { sizeProblemOf } from "../../files/rules-size.ts";
import { lspTexts } from "../../lsp/texts.ts";
import { Forms } from "../../playground/forms/forms.ts";
import { CompareService } from "../compare/compare-service.ts";
import { InspectionService } from "../inspection/inspection-service.ts";
import { FileService } from "./file-service.ts";
import { SimulationService } from "./simulation-service.ts";
import { type LearnedOf, type ResumeResult, TableService } from "./table-service.ts";

/** An error of the rules, with its line. */
export interface CompileError {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** The loaded game, or the errors of the rules. */
export type LoadRulesResult =
  | { readonly kind: "game"; readonly meta: Meta; readonly resumed: ResumeResult }
  | { readonly kind: "faults"; readonly faults: readonly CompileError[] };

/** The services of the playground; each is a Comlink proxy, so that pages call its methods. */
export class PlaygroundService {
  /** The compiler that all services share, so that each file is parsed once. */
  readonly #project = new IncrementalCompiler();
  /** Compares and simulates variants. */
  readonly comparison = proxy(new CompareService(this.#project));
  /** Formats, compares and prints files. */
  readonly files = proxy(new FileService(this.#project));
  /** Simulates the rules. */
  readonly simulations = proxy(new SimulationService(this.#project));
  /** Edits rules through forms. */
  readonly forms = proxy(new Forms(this.#project));
  /** Inspects the rules: texts, differences and examples. */
  readonly inspection = proxy(new InspectionService(this.#project));
  /** The current match, played by the last rules that compiled. */
  readonly table: TableService & ProxyMarked;

  constructor(learnedOf?: LearnedOf) {
    this.table = proxy(new TableService(learnedOf));
  }

  /** Loads rules; if they have errors, the match continues under the previous ones. */
  take(
    sources: readonly RulesFile[],
    variants: readonly string[],
    language: TextLanguage,
  ): LoadRulesResult {
    const problem = sizeProblemOf(sources);
    if (problem !== undefined) {
      const text = lspTexts[language].tooLarge(problem);
      return { kind: "faults", faults: [{ path: problem.path, line: 1, text }] };
    }
    this.comparison.read(sources);
    const order = { without: playoutPasses, examples: "own" } as const;
    const result = this.#project.compile(sources, variants, order);
    const { compiled, game: checked, diagnostics } = result;
    if (compiled === undefined || checked === undefined) {
      const textOf = new Map(sources.map(({ path, text }) => [path, text]));
      const faults = diagnostics
        .filter(({ severity }) => severity === "error")
        .map((one) => ({
          path: one.span.file,
          line: positionAt(textOf.get(one.span.file) ?? "", one.span.start).line,
          text: message(language, one),
        }));
      return { kind: "faults", faults };
    }
    const game = loadGame(compiled);
    this.inspection.use({ sources, variants, checked, compiled, game });
    const resumed = this.table.use(game, folderIn(sources));
    return { kind: "game", meta: withoutTexts(compiled.meta), resumed };
  }
}

/** Returns the folder of the game among the files: `rules/reef/game.regel` → `reef`. */
function folderIn(sources: readonly RulesFile[]): string | undefined {
  const folders = sources.map(({ path }) => /^rules\/([^/]+)\/game\.regel$/.exec(path)?.[1]);
  return folders.find((folder) => folder !== undefined);
}
