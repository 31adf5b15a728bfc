// The skeletons of the language's constructs as snippets for editors without a language server.

import { constructOf } from "../services/constructs/constructs.ts";
import { snippets as skeletons } from "../services/editing/snippets.ts";

interface Snippet {
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
}

/** The snippets by the word that begins them. */
export function editorSnippets(): Record<string, Snippet> {
  return Object.fromEntries(
    Object.entries(skeletons).map(([prefix, body]) => [
      prefix,
      // Editors indent as they are set up to.
      { prefix, body: body.replaceAll("  ", "\t").split("\n"), description: aboutOf(prefix) },
    ]),
  );
}

function aboutOf(word: string): string {
  return constructOf(word)?.en ?? word;
}
