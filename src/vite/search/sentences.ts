// Cuts texts into sentences.

const segmenters = {
  de: new Intl.Segmenter("de", { granularity: "sentence" }),
  en: new Intl.Segmenter("en", { granularity: "sentence" }),
};

/** Below this, a sentence is a label or an exclamation. */
const minWords = 3;

/** Returns the whole sentences of a text; what has no end mark, as a label, is none. */
export function sentencesIn(text: string, language: "de" | "en"): string[] {
  const sentences = [...segmenters[language].segment(text)].map(({ segment }) => segment.trim());
  return sentences.filter(
    (sentence) => /[.!?…][“”"»’)]*$/.test(sentence) && sentence.split(/\s+/).length >= minWords,
  );
}
