// The languages that rules and diagnostics are written in.

export type TextLanguage = "de" | "en";
