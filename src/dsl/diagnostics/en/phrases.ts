// Phrases that several reports share, in English.

/** "Did you mean `coral`?" */
export function renderSuggestionEn(nearest: string | undefined): string | undefined {
  return nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`;
}
