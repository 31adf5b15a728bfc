// Scripts in the package are indented with tabs, and mean what they meant.

import { expect, test } from "vitest";
import { withTabs } from "../../scripts/package/with-tabs.ts";

test("lines are indented with tabs, texts over several lines keep their spaces", () => {
  const script = `{\n    const a = \`1\n    2 \${{\n        b: 3,\n    }.b}\n    4\`;\n      a;\n}\n`;
  expect(withTabs(script)).toBe(
    `{\n\tconst a = \`1\n    2 \${{\n\t\tb: 3,\n\t}.b}\n    4\`;\n\t  a;\n}\n`,
  );
});
