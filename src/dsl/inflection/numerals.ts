// Numbers as words: small ones are spelled out in running text.

const WORDS = {
  de: "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  en: "zero one two three four five six seven eight nine ten eleven twelve",
} as const;

/** Returns the word for a number up to twelve; larger and negative numbers stay digits. */
export function spelledNumber(n: number, language: keyof typeof WORDS): string {
  return WORDS[language].split(" ")[n] ?? String(n);
}
