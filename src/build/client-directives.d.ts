// Tells Astro's types about the project's own directive of islands (waking.ts).

import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:reach"?: boolean;
  }
}
