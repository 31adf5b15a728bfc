// What a page brings of a part that comes to life by itself.

import type { Component } from "svelte";
import { render } from "svelte/server";

interface Part<Props extends Record<string, unknown>> {
  readonly props: Props;
  // As Svelte hands them out and takes them.
  readonly context: Map<unknown, unknown>;
}

/** A component as HTML that waits to be hydrated; its ids begin so that they are no others'. */
export function rendered<Props extends Record<string, unknown>>(
  component: Component<Props>,
  part: Part<Props>,
  idPrefix: string,
): string {
  const { body } = render(component, { ...part, idPrefix });
  return `<div class="in-turn" data-waits>${body}</div>`;
}
