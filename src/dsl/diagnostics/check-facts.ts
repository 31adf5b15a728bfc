// The facts of every problem that the checker reports.

export interface CheckFacts {
  "missing-game": Record<never, never>;
  "second-game": { name: string };
  "missing-flow": Record<never, never>;
  "missing-ranking": Record<never, never>;
  "unknown-version": { version: number; newest: number };
  "duplicate-name": { name: string };
  "unknown-name": { name: string; nearest: string | undefined };
  "ambiguous-name": { name: string; meanings: readonly string[] };
  "not-a-value": { name: string; is: string };
  "wrong-kind": { name: string; is: string; expected: string };
  "wrong-type": { found: string; expected: string };
  "not-comparable": { left: string; right: string };
  "argument-count": { name: string; found: number; expected: number };
  "owner-missing": { name: string };
  "owner-extra": { name: string };
  "index-missing": { name: string };
  "index-extra": { name: string };
  "unknown-field": { field: string; of: string; nearest: string | undefined };
  "not-constant": Record<never, never>;
  "unbounded-pick": Record<never, never>;
  "not-a-domain": { name: string };
  "not-a-place": Record<never, never>;
  "not-settable": Record<never, never>;
  "never-hidden": Record<never, never>;
  "never-full": { name: string };
  "missing-text": { language: "de" | "en"; name: string };
  "unknown-hole": { hole: string };
  "missing-reason": Record<never, never>;
  "missing-field": { piece: string; field: string };
  "value-outside": { value: number; from: number; to: number };
  "table-size": { name: string; found: number; expected: number };
  "board-rows": { board: string; found: number; expected: number };
  "board-row-length": { row: number; found: number; expected: number };
  "board-cell": { cell: string; expected: string };
  "too-many-members": { name: string; most: number };
  "exception-conflict": { value: string };
  "zone-needs-size": { name: string };
  "roll-faces": { name: string };
  "number-too-big": Record<never, never>;
  "unknown-player": { name: string; nearest: string | undefined };
  "example-names": { found: number; min: number; max: number };
  "recursive-define": { name: string };
  "zone-overfull": { name: string; found: number; most: number };
  "too-many-options": { name: string; most: number };
  "slow-loop": Record<never, never>;
  "uncounted-worth": Record<never, never>;
  "unknown-base": { name: string; nearest: string | undefined };
  "unknown-variant": { name: string; nearest: string | undefined; known: readonly string[] };
  "variant-circle": { name: string };
  /** `elsewhere`: the path of a part of that name. */
  "unknown-target": {
    target: string;
    nearest: string | undefined;
    elsewhere: string | undefined;
  };
  "no-such-part": {
    part: string;
    of: string;
    known: readonly string[];
    elsewhere: string | undefined;
  };
  "no-such-entry": { name: string; expected: string };
  "not-changeable": { target: string; how: "set" | "do" | "say" | "extend" | "remove" };
  "outdated-change": { target: string; was: string; now: string };
  "variant-conflict": { target: string; one: string; other: string };
}
