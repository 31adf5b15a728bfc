// Code blocks of the site.
import { defineEcConfig } from "astro-expressive-code";

export default defineEcConfig({
  // The switch of the site says which of the two themes is on, else the system.
  themeCssSelector: ({ type }) => `[data-theme="${type}"]`,
  styleOverrides: { codeFontFamily: "var(--font-code)", uiFontFamily: "var(--font-text)" },
});
