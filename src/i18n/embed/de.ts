// German texts of what other pages show in a frame.

export const embedDe = {
  /** Opens the code. */
  embed: "Einbetten",
  code: "Code für die eigene Seite",
  copy: "Code kopieren",
  copied: "Der Code ist kopiert.",
  copyYourself: "Kopieren geht hier nicht von selbst: Feld antippen und den Code kopieren.",
  /** The frame names an example that the game does not have. */
  unknown: "Dieses Beispiel gibt es nicht.",
  failed: "Das Spiel ließ sich nicht laden. Die Seite neu zu laden hilft vielleicht.",
};
