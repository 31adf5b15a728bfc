// The HTML file of an exported game. Its parts are deflated and in base 85, so no text from the rules
// stands in it but the title, and its policy lets it load nothing and run no script but the player.

import { deflateRawSync } from "node:zlib";
import { hashScript } from "../../files/script-hash.ts";
import { encodeBase85 } from "../../player/base85.ts";
import type { ExportedGame } from "../../player/exported-game.ts";
import type { PartId } from "../../player/parts.ts";
import type { PlayerBundle } from "./player-bundle.ts";

/** Begins every exported file, so that a new export may replace it. */
export const exportedMark = '<!doctype html>\n<meta name="generator" content="Regelwerk">\n';

/** Said where the file cannot play. */
const unplayable =
  "Zum Spielen braucht diese Datei einen neueren Browser mit JavaScript. / Playing this file needs a newer browser with JavaScript.";

/** Returns the file of a game. */
export function writeHtml({ open, match, example }: PlayerBundle, exported: ExportedGame): string {
  const { script, style } = exported.example === undefined ? match : example;
  const policy = [
    "default-src 'none'",
    // Programs of games are made from text.
    `script-src ${[open, script].map(hashScript).join(" ")} 'unsafe-eval'`,
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `${exportedMark}<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(exported.compiled.meta.title.en)}</title>
<noscript>${unplayable}</noscript>
${part("game", JSON.stringify(exported))}
${part("style", style)}
${part("player", script)}
<script type="module">${open}</script>
</html>
`;
}

function part(id: PartId, text: string): string {
  const packed = encodeBase85(deflateRawSync(text, { level: 9 }));
  return `<script type="text/plain" id="${id}">${packed}</script>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
