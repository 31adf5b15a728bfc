// A term of a glossary, as the files of glossaries state it.

export interface GlossaryEntry {
  readonly id: string;
  readonly de: Explained;
  readonly en: Explained;
  /** The chapter with more details. */
  readonly chapter?: string;
  /** Path of the rule that the term refers to. */
  readonly rule?: string;
}

interface Explained {
  readonly term: string;
  /** Inflected forms and synonyms. */
  readonly also?: readonly string[];
  readonly says: string;
}
