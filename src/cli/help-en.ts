// The help of every command, in English.

import type { CommandName } from "./texts.ts";

export type Help = Readonly<Record<CommandName | "all", string>>;

const shared = `  --lang de|en      language of messages (from LANG if not given)
  --help            shows this`;

export const helpEn: Help = {
  all: `regel COMMAND … works with games written in Regelwerk.

  check [PATH …]    finds mistakes in rules
  test [PATH …]     runs the examples in rules
  play GAME         plays in the terminal
  sim GAME          lets bots play many games
  replay FILE       proves recorded games
  perft GAME        counts sequences of decisions
  dump FILE|GAME    shows what the compiler made of rules

GAME is a name (a folder or file under rules/), a folder or a .regel file.
regel COMMAND --help says more.
${shared}`,
  check: `regel check [PATH …] finds mistakes in rules; without a path, in rules/.
Exit status 1 when there are errors.

${shared}`,
  test: `regel test [PATH …] runs the examples in rules; without a path, in rules/.
The last line reads "N passed, N failed"; exit status 1 when one failed or there were none.

  --report FILE     writes the two numbers as JSON
${shared}`,
  play: `regel play GAME plays in the terminal: you on the first seat, bots on the others.

  --players N       how many play (the fewest possible if not given)
  --seed N          seed of the game's chance, 32 bits (another each time if not given)
  --bot KIND,…      who sits on the other seats: simple (if not given), random or human;
                    one for all, or one for each
  --options ID=CHOICE,…   how the game is set up
${shared}`,
  sim: `regel sim GAME lets bots play many games and prints what came out.

  --games N         how many games (1000 if not given)
  --players N       how many play (the fewest possible if not given)
  --seed N          seed of the simulation, 32 bits (1 if not given)
  --bot KIND,…      random (if not given) or simple; one for all seats, or one for each
  --options ID=CHOICE,…   how the games are set up
  --json            prints the figures as JSON
  --record FILE     writes every game as a record
${shared}`,
  replay: `regel replay FILE plays recorded games again, move by move, and prints their scores.
The first difference from the rules is named with its line; exit status 1.

  --game GAME       the rules to prove them by (found under rules/ if not given)
${shared}`,
  perft: `regel perft GAME counts the sequences of decisions of a game without chance, by length,
and how many of them are complete games.

  --depth N         the greatest length (4 if not given)
  --players N       how many play (the fewest possible if not given)
  --options ID=CHOICE,…   how the game is set up
${shared}`,
  dump: `regel dump --stage STAGE FILE|GAME shows what the compiler made of rules.

  --stage tokens|cst|ast   words, syntax tree, tree of meaning: of one file or all of a game
  --stage ir|js            the checked game, the program: of a whole game
${shared}`,
};
