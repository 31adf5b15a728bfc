// Where rules can be written beside a table, their passages lead to the editor.

import { getContext, setContext } from "svelte";

/** Shows a line of a file to whoever writes the rules; lines count from 1. */
type OpenLine = (path: string, line: number) => void;

const key = Symbol("opener");

export function provideOpener(open: OpenLine): void {
  setContext(key, open);
}

/** Nothing where rules are only read. */
export function useOpener(): OpenLine | undefined {
  return getContext<OpenLine | undefined>(key);
}
