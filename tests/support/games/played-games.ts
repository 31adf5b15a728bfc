// Games whose programs must play alike however they are made: the path under rules/, and variants.

export const playedGames = [
  ["classics/tic-tac-toe", []],
  ["classics/connect-four", []],
  ["classics/hex", []],
  ["classics/yavalath", []],
  ["classics/breakthrough", []],
  ["classics/pig", []],
  ["burgundy-dice", []],
  ["burgundy", []],
  ["burgundy", ["yucata"]],
  ["burgundy", ["threeDice"]],
  ["burgundy", ["fullStorage.forbidden"]],
] as const;
