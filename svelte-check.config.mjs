// How `svelte-check` reads components: as Svelte does, which knows TypeScript. Without a list of
// preprocessors it would take what it cannot parse for the language of another tool.
export default { preprocess: [], compilerOptions: { runes: true } };
