// The games that the reader has saved on the play page; a comparison says where they would differ.

import { SavedMatches } from "../../play/shelf.ts";

/** Returns their names and records; none where the browser stores nothing. */
export async function readSavedGames(
  game: string,
  lastName: string,
): Promise<{ name: string; text: string }[]> {
  const shelf = new SavedMatches(game);
  try {
    const saved = [{ key: shelf.last, name: lastName }, ...(await shelf.list())];
    const texts = await Promise.all(saved.map(({ key }) => shelf.read(key)));
    return saved.flatMap(({ name }, index) => {
      const text = texts[index];
      return text === undefined ? [] : [{ name, text }];
    });
  } catch {
    return [];
  }
}
