import { expect, test } from "vitest";
import { perft } from "../../../src/play/perft.ts";
import { gameFrom, rulesOf } from "../../support/rules-of.ts";
import { repetitions } from "../../support/soak.ts";

// Counts of sequences of moves as published: https://www.chessprogramming.org/Perft_Results. The
// choice of the promoted piece belongs to the move. White is to move in every position.

interface Position {
  readonly name: string;
  /** Rows from the eighth rank to the first, and who may castle where, as in FEN. */
  readonly placement: string;
  readonly castling: string;
  /** Sequences of one move, of two, and so on. */
  readonly counts: readonly number[];
  /** How deep `npm test` counts; `npm run soak` counts one move deeper. */
  readonly depth: number;
}

const positions: readonly Position[] = [
  {
    name: "initialPosition",
    placement: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    castling: "KQkq",
    counts: [20, 400, 8_902, 197_281],
    depth: 3,
  },
  {
    name: "kiwipete",
    placement: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R",
    castling: "KQkq",
    counts: [48, 2_039, 97_862, 4_085_603],
    depth: 3,
  },
  {
    name: "pawnsAndRooks",
    placement: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8",
    castling: "",
    counts: [14, 191, 2_812, 43_238, 674_624],
    depth: 3,
  },
  {
    name: "promotionsEverywhere",
    placement: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1",
    castling: "kq",
    counts: [6, 264, 9_467, 422_333],
    depth: 3,
  },
  {
    name: "promotionWithCheck",
    placement: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R",
    castling: "KQ",
    counts: [44, 1_486, 62_379, 2_103_487],
    depth: 2,
  },
  {
    name: "middleGame",
    placement: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1",
    castling: "",
    counts: [46, 2_079, 89_890, 3_894_594],
    depth: 2,
  },
];

const pieces = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };

const game = gameFrom([
  ...rulesOf("classics/chess"),
  { path: "positions.regel", text: positions.map(exampleOf).join("\n") },
]);

const deeper = repetitions({ short: 0, long: 1 });

test.each(positions)("$name counts as published", ({ name, counts, depth }) => {
  const { state } = game.exampleStart(name);
  const counted = perft(game, { players: 2, seed: 1 }, depth + deeper, { by: "turn", from: state });
  if (counted.kind !== "counts") expect.fail(`no counts, but ${counted.kind}`);

  expect(counted.sequences).toEqual(counts.slice(0, depth + deeper));
  const divided = counted.divided.reduce((sum, { sequences }) => sum + sequences, 0);
  expect(divided).toBe(counts[depth + deeper - 1]);
  // The shortest games have four moves: eight of them end with a checkmate.
  if (name === "initialPosition")
    expect(counted.games).toEqual([0, 0, 0, 8].slice(0, depth + deeper));
});

/** The position as an example of the rules. */
function exampleOf({ name, placement, castling }: Position): string {
  const men = placement.split("/").flatMap((row, i) => menOf(row, 8 - i));
  const facts = [
    ["Anna", "K", "Q"],
    ["Benno", "k", "q"],
  ].map(([player = "", short = "", long = ""], i) => {
    const right = (letter: string) => (castling.includes(letter) ? "yes" : "no");
    const throne = men.find((man) => man.startsWith(`king${i + 1} `))?.slice(-2);
    const rights = `canCastle[kingside] ${right(short)} canCastle[queenside] ${right(long)}`;
    return `${player} { throne ${throne} ${rights} }`;
  });
  return `example ${name} {
  de "${name}" en "${name}."
  given { players Anna, Benno table { men ${men.join(", ")} } ${facts.join(" ")} }
}`;
}

/** The men of a row of FEN: `king1 at e1`. */
function menOf(row: string, rank: number): string[] {
  const spaces = [...row].flatMap((sign) => (/\d/.test(sign) ? ".".repeat(Number(sign)) : sign));
  return [...spaces.join("")].flatMap((sign, file) => {
    const piece = pieces[sign.toLowerCase() as keyof typeof pieces];
    if (piece === undefined) return [];
    const side = sign === sign.toLowerCase() ? 2 : 1;
    return [`${piece}${side} at ${"abcdefgh"[file]}${rank}`];
  });
}
