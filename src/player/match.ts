// The player of a file with a match.

import Match from "./Match.svelte";
import { show } from "./show.ts";

await show(Match);
