// Server rendering of a deferred part.

import type { Component } from "svelte";
import { render } from "svelte/server";

interface Part<Props extends Record<string, unknown>> {
  readonly props: Props;
  // Svelte's type of contexts.
  readonly context: Map<unknown, unknown>;
}

/** Returns a component as HTML that waits for hydration; `idPrefix` keeps its ids unique. */
export function rendered<Props extends Record<string, unknown>>(
  component: Component<Props>,
  part: Part<Props>,
  idPrefix: string,
): string {
  const { body } = render(component, { ...part, idPrefix });
  return `<div class="in-turn" data-waits>${body}</div>`;
}
