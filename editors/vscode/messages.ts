// What the extension says to people by itself.

export const messages = {
  de: {
    notStarted: (command: string) =>
      command === ""
        ? "Der Sprachdienst von Regelwerk ist nicht gestartet: Bitte installiere die Erweiterung neu."
        : `Der Sprachdienst „${command}“ ist nicht gestartet: Bitte prüfe die Einstellung „regel.server“.`,
  },
  en: {
    notStarted: (command: string) =>
      command === ""
        ? "The language server of Regelwerk did not start: please install the extension again."
        : `The language server “${command}” did not start: please check the setting “regel.server”.`,
  },
};
