// Code blocks of the site.
import { defineEcConfig } from "astro-expressive-code";

/** The colours of reports, as readable on paper as on slate. */
const terminal = {
  light: { red: "#b0202f", yellow: "#7a4a00", cyan: "#0b6470" },
  dark: { red: "#ff9aa3", yellow: "#f0b56a", cyan: "#7fd6e0" },
};

export default defineEcConfig({
  // The switch of the site says which of the two themes is on, else the system.
  themeCssSelector: ({ type }) => `[data-theme="${type}"]`,
  customizeTheme(theme) {
    const { red, yellow, cyan } = terminal[theme.type];
    Object.assign(theme.colors, {
      "terminal.ansiRed": red,
      "terminal.ansiYellow": yellow,
      "terminal.ansiCyan": cyan,
    });
    return theme;
  },
  styleOverrides: { codeFontFamily: "var(--font-code)", uiFontFamily: "var(--font-text)" },
});
