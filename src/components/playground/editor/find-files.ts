// Search in the files of all games, by name and by text.

import type { ListedGame } from "regel:listed";

/** The loaded texts of files, by game and path. */
export type GameTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface Found {
  readonly game: ListedGame;
  readonly files: ListedGame["files"];
}

/**
 * Returns the files of each game that contain all words. Matches in names precede matches in texts, for
 * files as well as for games.
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
