// Browser twin of rendered.server.ts: a new part is empty until it is shown. The bundler replaces
// this file on the server.

import type { rendered as onServer } from "./rendered.server.ts";

export const rendered: typeof onServer = () => `<div class="in-turn"></div>`;
