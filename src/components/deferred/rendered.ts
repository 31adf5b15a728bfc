// Browser twin of rendered.server.ts (`imports` in package.json chooses): a new part is empty until
// it is shown.

import type { rendered as onServer } from "./rendered.server.ts";

export const rendered: typeof onServer = () => `<div class="in-turn"></div>`;
