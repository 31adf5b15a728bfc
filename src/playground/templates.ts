// Templates of new projects.

import type { Game, RulesFile } from "../dsl/index.ts";
import type { SiteLanguage } from "../i18n/language.ts";
import { fileNameOf, getProjectFolder, type Project } from "./project.ts";

/** Names of a new variant, until the author renames it. */
const newRule = { de: "Meine Hausregel", en: "My house rule" };
const newGame = { de: "Mein Spiel", en: "My game" };

/** A named number of a game, which the template changes. */
interface FirstNumber {
  readonly id: string;
  readonly value: number;
}

/** Finds the first named number in the rules of a game. */
export function firstNumberOf(game: Game): FirstNumber | undefined {
  return namedNumbersOf(game)[0];
}

/** Finds the named numbers in the rules of a game, as they are at the start of a match. */
export function namedNumbersOf(game: Game): FirstNumber[] {
  const { meta } = game;
  const named = meta.values.filter(({ type }) => type.kind === "number");
  if (named.length === 0) return [];
  const state = game.start({ players: meta.players.min, seed: 1 });
  return named.map(({ id }) => ({ id, value: game.valueOf(state, id, 0, []).value }));
}

/** A game that a variant changes. */
export interface VariantBase {
  readonly folder: string;
  readonly id: string;
  readonly first: FirstNumber | undefined;
}

/** Returns a variant of three lines that increases one number by 1. */
export function createThreeLines(base: VariantBase, language: SiteLanguage): Project {
  const name = newRule[language];
  return projectOf(name, base.folder, printVariant("mine", base, []));
}

/** Returns the text of a variant that increases the first number by 1, with further lines. */
export function printVariant(
  id: string,
  { id: base, first }: Omit<VariantBase, "folder">,
  further: readonly string[],
): string {
  const change =
    first === undefined ? [] : [`  change ${first.id} from ${first.value} to ${first.value + 1}`];
  return [
    `variant ${id} of ${base} {`,
    `  de "${newRule.de}" en "${newRule.en}"`,
    ...change,
    ...further,
    "}",
    "",
  ].join("\n");
}

/** Returns a project with a copy of a gallery variant; its file replaces the game's file. */
export function createFromGallery(folder: string, title: string, source: RulesFile): Project {
  return { name: title, base: folder, files: [source] };
}

/** Returns a minimal playable game. */
export function createEmptyGame(language: SiteLanguage): Project {
  return projectOf(newGame[language], undefined, printFirstGame("mine"));
}

/** Returns the text of a minimal playable game with an example. */
export function printFirstGame(id: string): string {
  return `// Whoever takes the last stick wins.

language 2

game ${id} {
  de "${newGame.de}" en "${newGame.en}"
  players 2
  points de "der Punkt, die Punkte" en "point, points"
}

value pile = 11 {
  de "der Haufen" en "the pile"
  says de "der Haufen hat anfangs {pile sticks}" en "the pile has {pile sticks} at first"
}

counter sticks { de "der Stab, die Stäbe" en "stick, sticks" }

reason lastStick { de "letzter Stab" en "last stick" }

action take {
  de "Stäbe nehmen" en "take sticks"
  says de "{number} vom Haufen nehmen" en "take {number} from the pile"
  pick number from 1..3
  needs enough: sticks >= number
    else de "Du willst {den number sticks} nehmen; da sind nur noch {sticks}."
         en "You want {number sticks}; only {sticks} left."
  pay number sticks
  if sticks is 0 {
    score 1 as lastStick
    end game
  }
}

flow {
  set sticks to pile
  repeat until no { each player { choose take } }
}

ranking { most score }

example wholePile proves pile {
  de "Anfangs liegen elf Stäbe auf dem Haufen."
  en "There are eleven sticks on the pile at first."
  given { players Anna, Benno }
  then Anna has sticks is 11
}

example theLastStickWins proves take, lastStick {
  de "Anna nimmt die letzten zwei Stäbe und gewinnt."
  en "Anna takes the last two sticks and wins."
  given {
    players Anna, Benno
    table { sticks 2 }
  }
  when Anna take(number: 2)
  then Anna scores 1 as lastStick
  then Anna wins
}
`;
}

function projectOf(name: string, base: string | undefined, text: string): Project {
  const project: Project = { name, base, files: [] };
  const file = base === undefined ? "game.regel" : fileNameOf(name);
  return { ...project, files: [{ path: `${getProjectFolder(project)}/${file}`, text }] };
}
