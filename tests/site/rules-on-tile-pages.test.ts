// The rules that a tile page lists: each under a title of its own.

import { expect, test } from "vitest";
import { catalogueOf } from "../../src/components/tiles/catalogue.ts";
import { findReferencedRules, findReferencingRules } from "../../src/components/tiles/related.ts";
import { rulesOf } from "../../src/dsl/index.ts";
import { capitalised } from "../../src/i18n/language.ts";
import { checkedOf, gameOf } from "../support/rules-of.ts";

test.each(["burgundy", "burgundy-cards", "white-castle"])(
  "no two rules of a tile page have one title: %s",
  (name) => {
    const checked = checkedOf(name);
    const rules = rulesOf(checked);
    const { tiles } = catalogueOf(gameOf(name), checked, "en");
    const doubled = tiles.flatMap((tile) => {
      const listed = [findReferencingRules(rules, tile), findReferencedRules(rules, tile)];
      return listed.flatMap((list) => {
        const titles = list.map(({ title }) => capitalised(title.en));
        return titles
          .filter((title, at) => titles.indexOf(title) !== at)
          .map((title) => `${tile.path}: ${title}`);
      });
    });

    expect(tiles.length).toBeGreaterThan(0);
    expect(doubled).toEqual([]);
  },
);
