// State of the panel with the rules as prose, reloaded whenever the rules change.

import type { RuleChangeView, RuleTextView } from "../../../worker/inspection/rule-changes.ts";
import type { Playground } from "../playground.svelte.ts";

export class RuleTextModel {
  readonly #playground: Playground;
  /** `undefined` until loaded. */
  changes = $state.raw<readonly RuleChangeView[]>();
  rules = $state.raw<readonly RuleTextView[]>();
  /** Number of the newest request; results of older ones are dropped. */
  #lastRequest = 0;

  constructor(playground: Playground) {
    this.#playground = playground;
  }

  /** Reloads the changes, and all rules if the page shows them. */
  async read(withRules: boolean): Promise<void> {
    const request = ++this.#lastRequest;
    const files = $state.snapshot(this.#playground.base);
    try {
      const changes = await this.#playground.inspect((inspection) => inspection.changes(files));
      if (request !== this.#lastRequest) return;
      this.changes = changes ?? this.changes;
      if (!withRules) return;
      const rules = await this.#playground.inspect((inspection) => inspection.rules(files));
      if (request === this.#lastRequest) this.rules = rules ?? this.rules;
    } catch {
      // The web worker was terminated, which the page reports; the next rules are loaded again.
    }
  }
}

/** Returns the rules with all words in the title or text of one of the languages. */
export function rulesWith(
  rules: readonly RuleTextView[],
  words: string,
  languages: readonly ("de" | "en")[],
): RuleTextView[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return rules.filter(({ texts }) =>
    wanted.every((word) =>
      languages.some((language) => {
        const { title, lines, exact } = texts[language];
        return [title, ...[...lines, ...exact].map(({ text }) => text)]
          .join("\n")
          .toLowerCase()
          .includes(word);
      }),
    ),
  );
}
