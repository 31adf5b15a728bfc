// Translations of the phrases of CodeMirror, and replacements of some English ones.

import { EditorState, type Extension } from "@codemirror/state";
import type { SiteLanguage } from "../../../../i18n/language.ts";

const german = {
  Completions: "Vorschläge",
  "Control character": "Steuerzeichen",
  Diagnostics: "Meldungen",
  "Go to line": "Gehe zu Zeile",
  go: "los",
  "New name": "Neuer Name",
  rename: "umbenennen",
  "No diagnostics": "Keine Meldungen",
  "Reference list": "Verwendungen",
  "Selection deleted": "Auswahl gelöscht",
  close: "schließen",
  "current match": "aktueller Treffer",
  "folded code": "eingeklappte Zeilen",
  "on line": "in Zeile",
  "replaced $ matches": "$ Treffer ersetzt",
  "replaced match on line $": "Treffer in Zeile $ ersetzt",
  to: "bis",
  unfold: "ausklappen",
  "Fold line": "Zeile einklappen",
  "Unfold line": "Zeile ausklappen",
  "Folded lines": "Eingeklappte Zeilen",
  "Unfolded lines": "Ausgeklappte Zeilen",
  Find: "Suchen",
  Replace: "Ersetzen",
  next: "nächster",
  previous: "voriger",
  all: "alle",
  "match case": "Groß und klein",
  regexp: "Muster",
  "by word": "ganze Wörter",
  replace: "ersetzen",
  "replace all": "alle ersetzen",
  "Find definition failed": "Die Erklärung ist nicht zu finden",
  "Finding references failed": "Die Verwendungen sind nicht zu finden",
  "Formatting request failed": "Das Ordnen ging nicht",
  "Rename request failed": "Das Umbenennen ging nicht",
};

const english = {
  "Find definition failed": "The declaration cannot be found",
  "Finding references failed": "The uses cannot be found",
  "Formatting request failed": "It could not be laid out",
  "Rename request failed": "It could not be renamed",
};

/** Returns the phrases of a language as an extension. */
export function phrasesOf(language: SiteLanguage): Extension {
  return EditorState.phrases.of(language === "de" ? german : english);
}
