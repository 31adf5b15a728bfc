// Components in the package have no comments but those that tools read.

import { expect, test } from "vitest";
import { withoutComments } from "../../scripts/package/without-comments.ts";

test("comments with lines of their own go, what tools read and what is shown stays", () => {
  const text = `<!-- A card. -->
<script lang="ts">
// Where it lies.
const url = "https://regelwerk.example"; // stays
/**
 * The width in pixels.
 */
const width = 3;
// svelte-ignore state_referenced_locally
const { height } = props;
</script>

<!-- svelte-ignore a11y_autofocus -->
<p>1 // 2 {url}</p>

<style>
  /* On paper. */
  p { color: red; /* stays */ }
</style>
`;
  expect(withoutComments(text)).toBe(`<script lang="ts">
const url = "https://regelwerk.example"; // stays
const width = 3;
// svelte-ignore state_referenced_locally
const { height } = props;
</script>

<!-- svelte-ignore a11y_autofocus -->
<p>1 // 2 {url}</p>

<style>
  p { color: red; /* stays */ }
</style>
`);
});
