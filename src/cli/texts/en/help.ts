// English help of every command.

import type { CommandName } from "../texts.ts";

export type HelpTexts = Readonly<Record<CommandName | "all", string>>;

const shared = `  --lang de|en      language of messages (from LANG if not given)
  --help            shows this`;

export const helpEn: HelpTexts = {
  all: `regel COMMAND … works with games written in Regelwerk.

  init [FOLDER]     begins a folder with a game or a house rule of one's own
  check [PATH …]    finds mistakes in rules
  test [PATH …]     runs the examples in rules
  play GAME         plays in the terminal
  sim GAME          lets bots play many games
  merge FILE …      puts parts of a simulation together
  arena GAME        lets bots play against each other and says who is stronger
  learn GAME        lets bots learn a game by playing against themselves
  worker            plays simulations for others
  replay FILE       proves recorded games
  perft GAME        counts sequences of decisions
  variants GAME     lists variants and open questions
  diff GAME A B     says what two variants have different
  effect GAME A B   measures what a variant changes
  twin GAME A B     plays one game under two variants
  prose GAME        tells the rules in words
  told GAME         shows authored sentences beside the rules that they tell
  lsp --stdio       serves an editor (language server)
  cat FILE          prints rules in colours
  export GAME       writes one HTML file that plays without a network
  site [FOLDER]     builds a site for all games of a folder
  dev [FOLDER]      serves that site while rules are written
  fmt [PATH …]      lays out rules
  explain [CODE]    explains what the compiler reports
  mutate GAME       says which mistakes in the rules no example would notice
  dump FILE|GAME    shows what the compiler made of rules

GAME is a folder, a .regel file, or a name: of a game in the current folder or its rules/, or of a
game that Regelwerk brings along, such as pig or burgundy.
regel COMMAND --help says more.

Compiled rules are stored in ~/.cache/regelwerk, so that the next command starts sooner.
REGEL_CACHE=FOLDER stores them elsewhere, REGEL_CACHE=off nowhere.

  --version         says which version this is
${shared}`,
  init: `regel init [FOLDER] begins a folder with rules of one's own, by default the current one:
rules with an example, settings for an editor and a README. Without flags it asks; what is there
already is never overwritten.

  --game ID         a new game
  --variant ID      a house rule
  --of GAME         the game of the house rule; the new game if not given
${shared}`,
  check: `regel check [PATH …] finds mistakes in rules; without a path, in rules/ or the current
folder.
Warnings are about what an editor would ask: what nothing uses, what cannot happen, components
that do not add up, rules without an example. Exit status 1 when there are errors.

  --strict          warnings count as errors
  --format text|json|sarif   how reports are printed (text if not given); json is one array,
                             sarif the format of code scanners, version 2.1.0;
                             of many reports both have the first 100, and say in
                             "omitted" how many more there are
${shared}`,
  test: `regel test [PATH …] runs the examples in rules; without a path, in rules/ or the current
folder.
The last line reads "N passed, N failed"; exit status 1 when one failed or there were none.

  --variant A,B     only the examples of these variants, with all of them in force
  --report FILE     writes the two numbers as JSON
${shared}`,
  play: `regel play GAME plays in the terminal: you on the first seat, bots on the others.

  --variant A,B     variants in force, by their ids (none if not given)
  --players N       how many play (the fewest possible if not given)
  --seed N          seed of the game's chance, 32 bits (another each time if not given)
  --bot KIND,…      who sits on the other seats: greedy (if not given), random, human,
                    or search with a budget for each decision, such as search:1000
                    (continuations) or search:200ms; one for all, or one for each
  --options ID=CHOICE,…   how the game is set up
${shared}`,
  sim: `regel sim GAME lets bots play many games and prints what came out.

  --variant A,B     variants in force, by their ids (none if not given)
  --games N         how many games (1000 if not given)
  --players N       how many play (the fewest possible if not given)
  --seed N          seed of the simulation, 32 bits (1 if not given)
  --bot KIND,…      random (if not given), greedy, or search with a number of continuations for each
                    decision, such as search:1000; one for all seats, or one for each
  --options ID=CHOICE,…   how the games are set up
  --threads N       how many threads play (one for each processor if not given); what comes out does
                    not depend on it
  --shard I/N       plays only part I of N, such as 1/4; \`regel merge\` puts parts together
  --out FILE        writes what was counted, for \`regel merge\`
  --checkpoint FILE keeps in FILE, every few seconds and at Ctrl-C, what has been played
  --resume FILE     goes on from there, and keeps there what is played; with --checkpoint FILE as
                    well, FILE need not be there yet
  --queue NAME      puts the games into a queue for \`regel worker\`, and waits for what comes out;
                    the same command again goes on waiting
  --redis URL       where the queue is (REDIS_URL or redis://127.0.0.1:6379 if not given)
  --games-per-job N how many games a job has (1000 or more if not given)
  --json            prints the figures as JSON
  --record FILE     writes every game as a record
${shared}`,
  merge: `regel merge FILE … puts parts of a simulation together, which \`regel sim --out\` or --checkpoint
has written, and prints their figures: the same, to the byte, as those of one simulation that
plays all. Parts must be of the same simulation, and no game may be in two of them.

  --partial         games may be missing
  --game GAME       by which rules they were played (found under rules/ if not given)
  --out FILE        writes what was counted, for another \`regel merge\`
  --json            prints the figures as JSON
${shared}`,
  arena: `regel arena GAME --bots A,B lets bots play against each other and says who is stronger.
Every deal is played with each bot on each seat. Of all meetings of two bots each wins a part, a
tie counting as half; the interval beside it holds the true part with 95% certainty (Wilson).
Elo ratings count from the first bot (Bradley and Terry; each pair is taken to have drawn once).

  --variant A,B     variants in force, by their ids (none if not given)
  --bots A,B,…      who competes: random, greedy, or search with a budget for each decision:
                    search:1000 looks at 1000 continuations and always plays the same,
                    search:200ms thinks for that long
  --games N         how many games (100 if not given)
  --players N       how many play (the fewest possible if not given)
  --seed N          seed of the games, 32 bits (1 if not given)
  --options ID=CHOICE,…   how the games are set up
  --json            prints the figures as JSON
${shared}`,
  learn: `regel learn GAME lets a network learn what positions are worth, by playing against itself.
It knows no rule: it sees what lies on the table and what the rules score. What it has learned is
written beside the rules, where search finds it: learned.json, or GAME.learned.json for one file.

  --games N         how many games it plays (50,000 if not given)
  --players N       how many play in most of them (the fewest possible if not given)
  --seed N          seed of its chance, 32 bits (1 if not given); the same seed learns the same
  --out FILE        where to write it
${shared}`,
  worker: `regel worker takes jobs out of a queue, into which \`regel sim --queue\` has put them, and plays
them until it is ended. Jobs of machines that are gone are taken up again, and count once.

  --queue NAME      which queue (regel if not given)
  --redis URL       where the queue is (REDIS_URL or redis://127.0.0.1:6379 if not given)
  --threads N       how many threads play (one for each processor if not given)
  --until-empty     ends when there has been something to do and nothing is left
  --patience N      seconds after which a silent machine counts as gone (30 if not given)
${shared}`,
  replay: `regel replay FILE plays recorded games again, move by move, and prints their scores.
The first difference from the rules is named with its line; exit status 1.
A record says itself which variants it was played with.

  --under A         plays it under other variants as well (or original), and says where the two
                    part and what points both end with
  --game GAME       the rules to prove them by (found under rules/ if not given)
${shared}`,
  perft: `regel perft GAME counts the sequences of decisions of a game without chance, by length,
and how many of them are complete games.

  --variant A,B     variants in force, by their ids (none if not given)
  --depth N         the greatest length (4 if not given)
  --by turn         counts what one player decides in a row as one move
  --example NAME    counts from the position of an example
  --divide          says how many of the longest sequences begin with each decision
  --players N       how many play (the fewest possible if not given)
  --options ID=CHOICE,…   how the game is set up
${shared}`,
  variants: `regel variants GAME lists the variants of a game with their sources, and the questions that its
rules leave open, with the readings of each. A reading is a variant, too: question.reading.

${shared}`,
  diff: `regel diff GAME A B says what two variants of a game have different: the rules in words, a position
in which it shows, examples that come out differently, and what else it touches.
A and B are ids of variants, several with commas, or original for the game itself.

  --games N         how many games to search for a position, for each change (400 if not given)
  --players N       how many play in these games (every number that fits both if not given)
  --seed N          seed of the search, 32 bits (1 if not given)
  --records FILE    says which of these recorded games would be other games
  --json            prints the same as JSON
  --exact           the changed rules before and after as well
${shared}`,
  effect: `regel effect GAME A B lets the same bots play with the same luck under two variants of a game and
prints what differs in numbers: means, the difference and the interval that holds the true
one in 95 of 100 cases; * marks what chance alone would rarely bring.
A and B are ids of variants, several with commas, or original for the game itself.

  --games N         how many games (100 if not given)
  --players N       how many play (the fewest possible if not given)
  --seed N          seed of the simulation, 32 bits (1 if not given)
  --bot KIND,…      greedy (if not given), random, or search with a number of continuations for each
                    decision, such as search:1000; one for all seats, or one for each
  --options ID=CHOICE,…   how the games are set up
  --threads N       how many threads play (one for each processor if not given); what comes out does
                    not depend on it
  --json            prints the figures as JSON
${shared}`,
  twin: `regel twin GAME A B plays one game of bots under two variants of a game in step, and shows where
they first part and how each goes on.
A and B are ids of variants, several with commas, or original for the game itself.

  --players N       how many play (the fewest possible if not given)
  --seed N          seed of the game, 32 bits (1 if not given)
  --bot KIND        greedy (if not given) or random
  --options ID=CHOICE,…   how the game is set up
${shared}`,
  prose: `regel prose GAME [RULE …] tells the rules of a game in words as players read them, all or those
named, with their sources and open questions.

  --exact           all that a rule says, as the compiler reads it
  --all             all games of the project one after another
  --variant A,B     variants in force, by their ids (none if not given)
${shared}`,
  told: `regel told GAME [PATH …] shows the sentences of a game that are still to be read beside
the rules that they tell, or those of the given paths.
regel told accept GAME PATH notes in told.lock that the sentence has been read and is true. When a
rule that it tells changes later, \`regel check --strict\` asks for it to be read again.
${shared}`,
  lsp: `regel lsp --stdio serves an editor over standard input and output: reports, completion,
explanations, renaming, examples. docs/editors.md says how to set it up.

  --stdio           talks over standard input and output; there is no other way
${shared}`,
  cat: `regel cat FILE prints a file of rules, in colours where the output goes to a terminal.
FILE:10 is that line, FILE:10-20 are these lines, FILE:10- all from this one on.

  --colour          prints in colours wherever the output goes
  --numbers         puts its number before each line
${shared}`,
  export: `regel export GAME --html writes one HTML file that plays the game in a browser, without a
server and without a network. The name of an example of the game makes a file with that example.

  --html            the form of the file
  --variant A,B     variants in force (none if not given)
  --out FILE        where it is written (GAME.html if not given); another file is never overwritten
${shared}`,
  site: `regel site [FOLDER] builds a site for all games of a folder, by default the current one: rules in
words, a table to play at, examples, a comparison with variants, a workshop for house rules. Games
need nothing but their rules. It is static files, which any web server can serve; the variable SITE
says where it will be: SITE=https://reef.example/rules/ regel site

  --out FOLDER      where it is written (dist if not given); a folder with other files is refused
  --base PATH       the folder of its host, if SITE is not known yet: /rules/
  --texts FOLDER    chapters, lessons and glossaries (texts in the folder if not given)
${shared}`,
  dev: `regel dev [FOLDER] serves the site of a folder on this computer. Pages follow every change of the
rules. Ctrl-C ends it.

  --port N          the port (4321 or the next free one if not given)
  --texts FOLDER    chapters, lessons and glossaries (texts in the folder if not given)
${shared}`,
  fmt: `regel fmt [PATH …] lays out rules in place and names the files it has changed; without a path,
those in rules/. Files with errors are left alone; then the exit status is 1.

  --check           changes nothing, only names the files; exit status 1 if there are any
  --to 2            rewrites games of an older language in version 2, each only if it stays the same
                    game: the same program and the same rule text, with every variant too
  --stdin-path FILE from standard input to standard output, for editors; FILE is for messages
${shared}`,
  mutate: `regel mutate GAME [RULE …] changes numbers, conditions, table entries and the like in the rules
of a game, one at a time, and plays its examples. A change that no example notices has survived;
they are listed by rule. All rules, or those named. A change that no example could notice stands in
equivalent-mutants.txt beside the rules, with the reason; a line there that is wrong is an error.

  --variant A,B     changes what these variants say, with all of them in force
  --sample N        only so many changes, drawn by lot
  --seed N          seed of the lot, 32 bits (1 if not given)
  --threads N       how many threads (one for each processor if not given)
  --at-least N      exit status 1 if fewer than N % are noticed
  --json            prints every change and what became of it as JSON
${shared}`,
  explain: `regel explain [CODE] explains what a report means, with a wrong and a right program; without a
code, lists all codes.

${shared}`,
  dump: `regel dump --stage STAGE FILE|GAME shows what the compiler made of rules.

  --stage tokens|cst|ast   words, syntax tree, tree of meaning: of one file or all of a game
  --stage ir|code|js       the checked game, its code tree, the program: of a whole game
  --after PASS             the code tree behind this pass and all before it:
                           lowered, simplified-requirements, common-subexpressions,
                           precomputed-picks, threshold-tables, hoisted-zones, counted-first,
                           bit-sets, line-sets, unrolled-picks (the default),
                           frames, direct-calls, playouts, counted-options
  --variant A,B            variants in force, for ir, code and js
${shared}`,
};
