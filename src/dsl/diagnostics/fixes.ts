// Fixes: the hints of diagnostics as edits that tools can apply.

import type { SourceEdit } from "../source/edit.ts";
import type { DiagnosticCode, Facts } from "./catalog.ts";
import { type Diagnostic, showsElsewhere } from "./diagnostic.ts";

/** Returns the text that replaces the span of a diagnostic, or `undefined` if it is not obvious. */
type Remedy<F> = (facts: F) => string | undefined;

const nearest: Remedy<{ readonly nearest: string | undefined }> = (facts) => facts.nearest;
const nothing: Remedy<unknown> = () => "";

/** Fixes that replace the diagnostic's span by another text. */
const instead: { readonly [C in DiagnosticCode]?: Remedy<Facts[C]> } = {
  "does-not-fit": nearest,
  "left-over": nearest,
  "extra-brace": nothing,
  "reserved-word": ({ better }) => better,
  semicolon: nothing,
  "equals-for-is": () => "is",
  "borrowed-sign": ({ written }) => written,
  "hidden-character": nothing,
  "curly-quotes": ({ straight }) => straight,
  "unknown-escape": ({ better }) => better,
  "odd-name": ({ better }) => better,
  "former-word": ({ now }) => now,
  "text-twice": nothing,
  "family-text": nothing,

  "unknown-name": nearest,
  "owner-extra": (facts) => (facts.in === "value" ? facts.name : undefined),
  "index-extra": ({ name }) => name,
  "unknown-field": nearest,
  "none-of-thing": ({ type }) => type,

  "unknown-player": nearest,

  "unknown-base": nearest,
  "unknown-target": (facts) => facts.nearest ?? facts.elsewhere,
  "no-such-part": nearest,
  "no-such-entry": nearest,
  "outdated-change": ({ now }) => now,

  "tells-nothing": nearest,
};

/**
 * Returns the edits of the fix that the hint describes, or `undefined` if there is no single fix.
 */
export function fixOf(diagnostic: Diagnostic): readonly SourceEdit[] | undefined {
  const { code, facts, span } = diagnostic;
  if (showsElsewhere(diagnostic)) return undefined;
  const before = { ...span, end: span.start };
  switch (code) {
    case "missing-brace":
      return [{ span: { ...span, start: span.end }, text: " }" }];
    case "chained-comparison":
      return facts.middle === undefined
        ? undefined
        : [{ span: before, text: `and ${facts.middle} ` }];
    case "owner-missing":
      return facts.in === "value" ? [{ span: before, text: "your " }] : undefined;
    default: {
      // A diagnostic's facts are those of its code, so the remedy of that code fits them.
      const remedy = instead[code] as Remedy<Diagnostic["facts"]> | undefined;
      const text = remedy?.(facts);
      return text === undefined ? undefined : [{ span, text }];
    }
  }
}
