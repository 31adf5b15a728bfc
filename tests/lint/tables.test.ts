import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("entries that are never looked up, and look-ups beside the table", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2..4 }
  // ^^^^ no-examples: \`reef\` has no examples.
table share(count: 1..5) = 9, 8, 6, 5, 4
   // ^^^^^ entries-unused: \`share\` is never looked up for \`1\`, \`5\`.
table toll(count: 2..3) = 1, 2
   // ^^^^ outside-table: \`toll\` is looked up for \`4\`, but has no entry for that.
table price(seat: 1..4) = 1, 2, 3, 4
enum Hue { red blue }
table gain1(Hue, yes/no) = 1, 2, 3, 4
   // ^^^^^ entries-unused: \`gain1\` is never looked up for \`no\`.
reason depth { de "Tiefe" en "depth" }
flow { each player { score share(players) + toll(players) + price(seat) + gain1(red, yes) + gain1(blue, yes) as depth } }
`);
});
