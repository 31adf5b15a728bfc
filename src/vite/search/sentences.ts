// Cuts texts into sentences.

const segmenters = {
  de: new Intl.Segmenter("de", { granularity: "sentence" }),
  en: new Intl.Segmenter("en", { granularity: "sentence" }),
};

/** What is shorter, like `No.`, is read together with the next sentence. */
const minWords = 3;

/** Returns the whole sentences of a text; what has no end mark, as a label, is none. */
export function sentencesIn(text: string, language: "de" | "en"): string[] {
  const sentences: string[] = [];
  let short = "";
  for (const { segment } of segmenters[language].segment(text)) {
    const sentence = segment.trim();
    if (!/[.!?…][“”"»’)]*$/.test(sentence)) continue;
    const whole = short === "" ? sentence : `${short} ${sentence}`;
    const isShort = whole.split(/\s+/).length < minWords;
    short = isShort ? whole : "";
    if (!isShort) sentences.push(whole);
  }
  return short === "" ? sentences : [...sentences, short];
}
