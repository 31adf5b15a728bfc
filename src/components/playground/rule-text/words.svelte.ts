// What the panel with the rules in words shows: asked for anew whenever other rules are in force.

import type { RuleChangeView, RuleTextView } from "../../../worker/inspection/rule-changes.ts";
import type { Playground } from "../playground.svelte.ts";

export class RuleTextModel {
  readonly #playground: Playground;
  /** Nothing before they are known. */
  changes = $state.raw<readonly RuleChangeView[]>();
  rules = $state.raw<readonly RuleTextView[]>();
  #asked = 0;

  constructor(playground: Playground) {
    this.#playground = playground;
  }

  /** Asks again; for all rules only where somebody looks at them. */
  async read(withRules: boolean): Promise<void> {
    const asked = ++this.#asked;
    const files = $state.snapshot(this.#playground.base);
    try {
      const changes = await this.#playground.tell((telling) => telling.changes(files));
      if (asked !== this.#asked) return;
      this.changes = changes ?? this.changes;
      if (!withRules) return;
      const rules = await this.#playground.tell((telling) => telling.rules(files));
      if (asked === this.#asked) this.rules = rules ?? this.rules;
    } catch {
      // The thread was stopped, which the page says; the next rules are told again.
    }
  }
}

/** The rules that have all these words in their title or text. */
export function rulesWith(
  rules: readonly RuleTextView[],
  words: string,
  languages: readonly ("de" | "en")[],
): RuleTextView[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return rules.filter(({ told }) =>
    wanted.every((word) =>
      languages.some((language) => {
        const { title, lines } = told[language];
        return [title, ...lines.map(({ text }) => text)].join("\n").toLowerCase().includes(word);
      }),
    ),
  );
}
