// Which files of all games somebody looks for: by what they are called and by what stands in them.

import type { ListedGame } from "regel:listed";

/** The texts of files by game and path, as far as they are there. */
export type GameTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface Found {
  readonly game: ListedGame;
  readonly files: ListedGame["files"];
}

/**
 * The files of each game in which all words occur: those first that are called so, and games with
 * such files before others; then those in whose texts the words stand.
 */
export function filesWith(
  words: string,
  games: readonly ListedGame[],
  texts: GameTexts,
): readonly Found[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const holdsAll = (parts: readonly (string | undefined)[]) => {
    const all = parts.join("\n").toLowerCase();
    return wanted.every((word) => all.includes(word));
  };
  const found = games.map((game) => {
    const namesOf = ({ path, title }: ListedGame["files"][number]) => {
      return [game.title.de, game.title.en, path, title?.de, title?.en];
    };
    const called = game.files.filter((file) => holdsAll(namesOf(file)));
    const others = game.files.filter(
      (file) =>
        !called.includes(file) &&
        holdsAll([...namesOf(file), texts.get(game.name)?.get(file.path)]),
    );
    return { game, files: [...called, ...others], isCalled: called.length > 0 };
  });
  return [...found.filter(({ isCalled }) => isCalled), ...found.filter((one) => !one.isCalled)];
}
