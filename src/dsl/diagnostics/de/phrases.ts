// Phrases that several reports share, in German.

/** "War `coral` gemeint?" */
export function meant(nearest: string | undefined): string | undefined {
  return nearest === undefined ? undefined : `War \`${nearest}\` gemeint?`;
}
