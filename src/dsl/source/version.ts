// The versions of the language that rules are read in.

export const FIRST_LANGUAGE = 1;
/** The version that is written now. */
export const LANGUAGE_VERSION = 2;
