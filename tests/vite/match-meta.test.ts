// The metadata of a match: what the set-up reads of it is what the whole metadata says.

import { expect, test } from "vitest";
import { variantGroups } from "../../src/components/play/setup/variant-groups.ts";
import { compileGame, type Meta } from "../../src/dsl/index.ts";
import { joinMeta } from "../../src/dsl/runtime/meta/partial-meta.ts";
import { leanMeta, matchRestOf } from "../../src/vite/lean-meta.ts";
import { rulesOf } from "../support/rules-of.ts";

test.each(["burgundy", "burgundy-dice", "burgundy-cards"])(
  "versions of %s are apart from its house rules in a match as well",
  (name) => {
    const { compiled } = compileGame(rulesOf(name), []);
    if (compiled === undefined) throw new Error(`${name} has errors.`);
    const { meta } = compiled;
    const ids = (groups: ReturnType<typeof variantGroups>) => [
      groups.versions.map(({ id }) => id),
      groups.house.map(({ id }) => id),
    ];
    const matched = joinMeta(leanMeta(meta) as Meta, matchRestOf(meta)); // As modules of games do.

    expect(ids(variantGroups(matched))).toEqual(ids(variantGroups(meta)));
    expect(matched.variants).toEqual(meta.variants);
  },
);
