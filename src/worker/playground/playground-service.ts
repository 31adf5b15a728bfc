// Where an author's rules are compiled and played, beside the page.

import { type ProxyMarked, proxy } from "comlink";
import {
  IncrementalCompiler,
  loadGame,
  type Meta,
  message,
  playoutOptimizations,
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

/** What is wrong with rules, so that it can be found. */
export interface CompileError {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** What became of rules that were handed over. */
export type LoadRulesResult =
  | { readonly kind: "game"; readonly meta: Meta; readonly resumed: ResumeResult }
  | { readonly kind: "faults"; readonly faults: readonly CompileError[] };

/** The services of the workshop; each is a proxy, so that the page calls its methods directly. */
export class PlaygroundService {
  /** All read the same files, each of which is read once. */
  readonly #project = new IncrementalCompiler();
  /** What compares and simulates. */
  readonly desk = proxy(new CompareService(this.#project));
  /** What lays out, compares and prints files. */
  readonly clerk = proxy(new FileService(this.#project));
  /** What tries the rules out in many games. */
  readonly trial = proxy(new SimulationService(this.#project));
  /** What changes rules for those who do not write them. */
  readonly forms = proxy(new Forms(this.#project));
  /** What tells about the rules, in words and by examples. */
  readonly telling = proxy(new InspectionService(this.#project));
  /** The game in play. It goes on by the last rules that could be compiled. */
  readonly table: TableService & ProxyMarked;

  constructor(learnedOf?: LearnedOf) {
    this.table = proxy(new TableService(learnedOf));
  }

  /** Rules to be played from now on. Where they have errors, the game goes on as it was. */
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
    this.desk.read(sources);
    const order = { without: playoutOptimizations, examples: "own" } as const;
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
    this.telling.use({ sources, variants, checked, compiled, game });
    const resumed = this.table.use(game, folderIn(sources));
    return { kind: "game", meta: withoutTexts(compiled.meta), resumed };
  }
}

/** The folder of the game among some files: `rules/reef/game.regel` → `reef`. */
function folderIn(sources: readonly RulesFile[]): string | undefined {
  const folders = sources.map(({ path }) => /^rules\/([^/]+)\/game\.regel$/.exec(path)?.[1]);
  return folders.find((folder) => folder !== undefined);
}
