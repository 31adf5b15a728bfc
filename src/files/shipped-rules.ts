// The rules that come with Regelwerk.

import { join } from "node:path";

/** Path of their folder. */
export const shippedRules = join(import.meta.dirname, "../../rules");
