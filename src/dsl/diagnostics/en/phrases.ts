// English phrases that several diagnostics share.

/** Renders a spelling suggestion in English: "Did you mean `coral`?" */
export function renderSuggestionEn(nearest: string | undefined): string | undefined {
  return nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`;
}
