// The verbs of generated sentences, and who takes part in what they say. Each language has a frame
// for each: its forms, and the case or preposition of each role.

export type VerbId =
  | ("gain" | "pay" | "score" | "draw" | "roll" | "choose" | "use" | "put" | "advance" | "perform")
  | ("go" | "remove" | "order" | "set" | "rise" | "fall" | "end" | "follow" | "happen")
  | ("be" | "beState" | "compare" | "hold" | "have" | "haveField" | "haveSame" | "shareField")
  | (
      | "lie"
      | "beLocated"
      | "exist"
      | "occur"
      | "play"
      | "beFixed"
      | "miss"
      | "amountTo"
      | "bring"
      | "count"
    );

export type Role =
  | "agent"
  | "theme"
  | "predicate"
  | "than"
  | "field"
  | "times"
  | "by"
  | "to"
  | "recipient"
  | "with"
  | "per"
  | "insteadOf";
