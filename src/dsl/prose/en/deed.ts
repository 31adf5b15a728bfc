// An action in English: a modal verb and its author's words, `place a tile`.

import type { Deed } from "../plan/plan.ts";
import { asSubject, linkedTo, plain, type Word } from "../word.ts";
import { realizePhrase } from "./phrase.ts";
import { ADVERBS } from "./words.ts";

export function deedWords({
  kind: _,
  agent,
  mode,
  name,
  object: __,
  path,
  isAtOnce,
  without,
  ...rest
}: Deed): Word[] {
  rest satisfies Record<string, never>;
  const clause = {};
  const finite = (text: string): Word => ({ text, is: { role: "finite", clause } });
  const [verb, ...others] = plain(name.en);
  // A wish is worded as the act itself: `if you use no net`.
  const said =
    mode === "want" && verb !== undefined
      ? [finite(verb.text), ...others]
      : [finite(mode), ...plain(name.en)];
  return [
    ...asSubject(realizePhrase(agent, "subject"), clause),
    ...linkedTo(path, said),
    ...(isAtOnce ? plain(ADVERBS.atOnce) : []),
    ...(without ? [...plain("without"), ...realizePhrase(without)] : []),
  ];
}
