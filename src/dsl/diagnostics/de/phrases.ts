// German phrases that several diagnostics share.

/** Renders a spelling suggestion in German: "War `coral` gemeint?" */
export function renderSuggestionDe(nearest: string | undefined): string | undefined {
  return nearest === undefined ? undefined : `War \`${nearest}\` gemeint?`;
}
