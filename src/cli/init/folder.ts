// What stands in a folder of one's own rules beside the rules.

import type { InitTexts } from "../texts/en/init.ts";

/** A file with its path in the new folder. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Returns the files beside the rules: the mark of the folder, the editor's settings, a README. */
export function listFurtherFiles(texts: InitTexts, rules: readonly NewFile[]): NewFile[] {
  const names = rules.map(({ path }) => path.replace(/\.regel$/, ""));
  return [
    { path: "regel.json", text: toJson({ games: [] }) },
    {
      path: ".vscode/settings.json",
      text: toJson({
        "files.associations": { "*.regel": "regel" },
        "[regel]": { "editor.formatOnSave": true },
      }),
    },
    { path: ".vscode/extensions.json", text: toJson({ recommendations: ["regelwerk.regel"] }) },
    { path: "README.md", text: texts.readme(names) },
  ];
}

function toJson(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
