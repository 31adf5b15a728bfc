// An exercise as JSON; the same for all languages.

import type { APIRoute } from "astro";
import { readGameParam, taughtGames } from "../../../components/games/games.ts";
import { exerciseNamed } from "../../../components/lesson/lessons.ts";
import { practiceOf } from "../../../components/practice/positions.ts";

/** Returns a path for each exercise of each game. */
export function getStaticPaths() {
  return taughtGames.flatMap((game) =>
    practiceOf(game).map(({ id }) => {
      const [, exercise] = id.split("/");
      return { params: { game, exercise } };
    }),
  );
}

export const GET: APIRoute = ({ params }) =>
  Response.json(exerciseNamed(readGameParam(params), params.exercise ?? ""));
