// A position for practice as JSON, with its texts in all languages.

import type { APIRoute } from "astro";
import { readGameParam, taughtGames } from "../../../components/games/games.ts";
import { positionsOf } from "../../../components/practice/positions.ts";

/** Returns a path for each position of each game. */
export async function getStaticPaths() {
  const all = await Promise.all(
    taughtGames.map(async ({ entry: { name: game } }) => {
      const practice = await positionsOf(game);
      return practice.map(({ exercise }) => {
        const [, name] = exercise.id.split("/");
        return { params: { game, exercise: name } };
      });
    }),
  );
  return all.flat();
}

export const GET: APIRoute = async ({ params }) => {
  const game = readGameParam(params);
  const practice = await positionsOf(game);
  const found = practice.find(({ exercise }) => exercise.id === `${game}/${params.exercise}`);
  return Response.json(found);
};
