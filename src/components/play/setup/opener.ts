// Opens rule passages in the editor, if the page has one.

import { getContext, setContext } from "svelte";

/** Shows a line of a file in the editor; lines count from 1. */
type OpenLine = (path: string, line: number) => void;

const key = Symbol("opener");

/** Provides the function that opens lines to the components inside. */
export function provideOpener(open: OpenLine): void {
  setContext(key, open);
}

/** Returns the function that opens lines, or `undefined` if there is no editor. */
export function useOpener(): OpenLine | undefined {
  return getContext<OpenLine | undefined>(key);
}
