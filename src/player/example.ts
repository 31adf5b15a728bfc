// The player of a file with an example of the rules.

import ExampleAlone from "./ExampleAlone.svelte";
import { show } from "./show.ts";

await show(ExampleAlone);
