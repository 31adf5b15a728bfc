// In a browser a part that is new is empty until it is shown. On the server rendered.server.ts stands
// for this file.

import type { rendered as onServer } from "./rendered.server.ts";

export const rendered: typeof onServer = () => `<div class="in-turn"></div>`;
