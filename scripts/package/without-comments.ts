// Components and styles without their comments, which would be a twelfth of what is packed of them.

/** Comments that are addressed to a tool stay. */
const toTools = "svelte-ignore|@ts-|@vite|@__|biome-";

const patterns = [
  // <!-- What the component shows. -->
  String.raw`^[ \t]*<!--(?:(?!-->|${toTools})[\s\S])*-->[ \t]*\n`,
  // Lines that begin with // or hold nothing but /* … */.
  String.raw`^[ \t]*//(?!.*(?:${toTools})).*\n`,
  String.raw`^[ \t]*/\*(?:(?!\*/|${toTools})[\s\S])*\*/[ \t]*\n`,
].map((pattern) => new RegExp(pattern, "gm"));

/** Removes comments that have lines of their own from a Svelte or Astro component or a style sheet. */
export function withoutComments(text: string): string {
  return patterns.reduce((left, pattern) => left.replace(pattern, ""), text);
}
