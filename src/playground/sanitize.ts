// Sanitizes untrusted names from links and archives.

/** Invisible characters, including those that change the direction of writing. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** Maximum number of characters of a name. */
const longestName = 80;

/** Returns the name as one line of visible characters, or `undefined` if none are left. */
export function cleanName(text: string): string | undefined {
  const line = text.normalize("NFC").replace(/\s+/g, " ").replace(unseen, "").trim();
  return line === "" ? undefined : [...line].slice(0, longestName).join("");
}

/** Maximum number of names shown of a list. */
const mostNames = 5;

/** Joins sanitized names for a sentence; only the first of them if there are many. */
export function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).map((name) => cleanName(name) ?? "?");
  return (names.length > mostNames ? [...shown, "…"] : shown).join(", ");
}

/** Replaces invisible characters by their code points: "a\u202Eb" → "a⟨U+202E⟩b". */
export function escapeInvisible(text: string): string {
  return text.replace(unseen, (mark) => {
    if (mark === "\n" || mark === "\t") return mark;
    const code = mark.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `⟨U+${code}⟩`;
  });
}

const folderName = /^[a-z0-9][a-z0-9-]{0,39}$/;
const segment = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/** Whether a value is a valid folder name of a game. */
export function isFolder(text: string): boolean {
  return folderName.test(text);
}

/** Whether a value is the path of a rules file below `rules/`, without "..". */
export function isRulesPath(path: string): boolean {
  const parts = path.split("/");
  return (
    parts.length >= 3 &&
    parts.length <= 6 &&
    parts[0] === "rules" &&
    path.endsWith(".regel") &&
    parts.every((part) => segment.test(part) && !part.includes(".."))
  );
}
