// English wording of diagnostics about actions, events, choices and chance.

import type { CatalogOf } from "../catalog.ts";
import type { RuleFacts } from "../facts/check.ts";

export const rulesEn: CatalogOf<RuleFacts> = {
  "missing-reason": {
    title: "Points for what?",
    why: "At the end people ask where their points came from. The score is the sum of a ledger in which every line has a reason, and a game without them could not be checked.",
    text: () => "The ledger must say what these points are for.",
    advice: () => "Declare `reason name { de … en … }` and write `score … as name`.",
  },
  "unbounded-pick": {
    title: "Endless choice",
    why: "Every option is shown to whoever decides, and bots try them all. A list without an end could be neither shown nor tried.",
    text: () => "A player can pick only from a range with known limits, such as `1..6`.",
  },
  "not-a-domain": {
    title: "Nothing to go through",
    why: "To go through something, it must be clear what is in it and what comes next. A single value has nothing to go on to.",
    text: ({ name }) => `\`${name}\` does not consist of things to go through one by one.`,
  },
  "no-order": {
    title: "Nothing that comes first",
    why: "`until` ends before the first thing for which something holds, and `first` finds it. What is first is clear only where one comes after another: on a line, in a row, in a range of numbers.",
    text: ({ name }) =>
      `In \`${name}\` nothing comes before anything else, so nothing there is first.`,
  },
  "no-opponent": {
    title: "No opponent",
    why: "Only where two play is it clear who the opponent is. With more of them, with one alone, or with a seat that the rules play, a rule has to say whom it means.",
    text: ({ from, to, rivals }) =>
      `\`opponent\` is the other of exactly two players; ${rivals > 0 ? "here the rules play a seat as well" : `here ${from === to ? from : `${from} to ${to}`} play`}.`,
    advice: () => "`next player after you` is the player who comes next round the table.",
  },
  "no-direction": {
    title: "No such direction",
    why: "Squares have neighbours in eight directions, hexes in six: above and below a hex there is a corner and no space.",
    text: ({ shape, name }) =>
      `On \`${shape}\` no space has a neighbour \`${name}\`; hexes touch sideways and aslant.`,
  },
  "exception-conflict": {
    title: "Exceptions disagree",
    why: "Whoever has both before them finds two answers and nothing that says which one counts. Around the table this ends in an argument, so that the rules decide it beforehand.",
    text: ({ value }) =>
      `Two exceptions set \`${value}\` to different things and may be in force at once.`,
    advice: () => "`plus` adds both up; otherwise a parameter of the value tells them apart.",
  },
  "too-many-options": {
    title: "Too many options",
    why: "Every option has a number of its own, by which it is recorded and replayed. Beyond a million nobody could look through them, and bots would not finish.",
    text: ({ name, most }) =>
      `\`${name}\` can be done in too many ways; at most ${most.toLocaleString("en")} can be told apart.`,
  },
  "slow-loop": {
    title: "Choice inside a loop",
    why: "While somebody thinks, the game can be saved, copied and undone, so the place in the loop must be part of its state. What lies in a zone can change meanwhile, and with it what comes next.",
    text: () =>
      "Players cannot be asked inside a loop over this; loop over a range, an enum, a set or the players.",
  },
  "never-repeats": {
    title: "A loop without a round",
    why: "`repeat until` tests before each round, so a loop that ends when `yes` holds has ended before its first one. What stands in it looks like a rule and is none.",
    text: () => "`yes` holds from the start, so there is no round of this loop.",
    advice: () => "Say when the loop ends; `until no` goes on until the game ends.",
  },
  "at-once-shared": {
    title: "Shared by all",
    why: "If two players took from the same supply at the same time, it would depend on who is quicker. What all decide at once must come out the same in whatever order the answers arrive.",
    text: ({ name }) => `All decide at the same time here; \`${name}\` belongs to all.`,
    advice: () => "Settle it after the block.",
  },
  "at-once-others": {
    title: "Not your own",
    why: "Whoever changes what another player has, changes it while that player still decides. Then one could not rely on one's own things any more.",
    text: ({ name }) =>
      `All decide at the same time here; this \`${name}\` may be another player's.`,
    advice: () => "Change only what is `your` own, and settle the rest after the block.",
  },
  "at-once-reads": {
    title: "Depends on the others",
    why: "Whoever is quicker would see the old state of the others, and whoever waits the new one. So waiting would pay, although all are to decide without knowing.",
    text: ({ name }) =>
      `All decide at the same time here; others change their \`${name}\` meanwhile.`,
    advice: () => "Look at it before the block or after it.",
  },
  "at-once-chance": {
    title: "Chance among decisions",
    why: "Chance is one series of results for the whole game, so that it can be replayed. Who gets which of them would depend on who is asked first.",
    text: () =>
      "All decide at the same time here; the results of chance would depend on the order.",
    advice: () => "Roll or draw before the block or after it.",
  },
  "at-once-players": {
    title: "All within all",
    why: "While each player decides alone, rules about each player would be carried out once by everybody, and so many times over.",
    text: () => "All decide at the same time here; each only about what is their own.",
    advice: () => "What is about each player stands before the block or after it.",
  },
  "at-once-end": {
    title: "End among decisions",
    why: "If one player could end the game here, the decisions of the others would count or not depending on who was quicker.",
    text: () => "All decide at the same time here; the game cannot end before everybody is done.",
    advice: () => "Write `end game` after the block.",
  },
  "uncounted-worth": {
    title: "Never counted",
    why: "Points that are worth something as long as a piece lies there must be counted at some moment. Without one they stay on the card, and the score never sees them.",
    text: () => "Nothing says when these points are counted.",
    advice: () => "Write `worth when event` once in the game, or `worth always`.",
  },
  "worth-of-score": {
    title: "Points for points",
    why: "What always counts is booked as soon as something changes. If it depended on the score, each booking would change what is to be booked, without end.",
    text: () => "These points depend on the score, which they change themselves.",
    advice: () =>
      "Count them once, with `worth when event`, or let them depend on what lies on the table.",
  },
  "rival-asked": {
    title: "A rival is never asked",
    why: "Nobody sits on a rival's seat. If it had a choice, either somebody would have to decide against themselves, or the game would wait for ever.",
    text: () => "These rules may be carried out for a rival, who chooses nothing.",
  },
  "after-open": {
    title: "Not known beforehand",
    why: "`after` looks at how things would stand once a procedure has been carried out, without carrying it out. That is known only if nobody chooses anything on the way, no die is rolled, and the game goes on.",
    text: ({ name, why }) =>
      `How things stand after \`${name}\` cannot be known beforehand: ${reasonOpen(why)}`,
  },
  "after-nested": {
    title: "An after inside an after",
    why: "For `after` the position is put aside and restored, one at a time. To look two steps ahead, write both of them in one procedure.",
    text: ({ name }) =>
      `On the way to what comes after \`${name}\`, the rules ask for another \`after\`.`,
  },
  "history-hidden": {
    title: "Something hidden in a history",
    why: "Everybody at the table may know whether a position has been there before. If something hidden were part of it, the answer would give it away.",
    text: ({ name }) => `\`${name}\` is hidden, so it cannot be compared with earlier positions.`,
  },
  "history-position": {
    title: "Only the position",
    why: "A history notes how everything stood together, not the single things. So rules can only ask whether, or how often, the present position is in it.",
    text: ({ name, history }) =>
      `\`${history}\` holds positions: ask for \`position\` instead of \`${name}\`.`,
  },
  "order-limit": {
    title: "Too much to order",
    why: "What is still to be put in order is remembered in one number, a bit for each thing. And nobody wants to be asked more than thirty times in a row.",
    text: ({ most }) => `\`in any order\` is for at most ${most} things; here there can be more.`,
  },
  "order-name": {
    title: "Name taken",
    why: "Records and examples name options by what they are called. With two of the same name a recorded game could be read in two ways.",
    text: ({ name }) =>
      `In moves, \`${name}\` is the choice that \`in any order\` gives; the action needs another name.`,
  },
  "order-places": {
    title: "From where?",
    why: "Whoever picks the order picks by the piece. If it answers twice, once for each place, the option would not say which answer comes first.",
    text: ({ name, event, one, other }) =>
      `\`${name}\` answers \`${event}\` in \`${one}\` and in \`${other}\`; with \`in any order\` the two could not be told apart.`,
  },
};

function reasonOpen(why: RuleFacts["after-open"]["why"]): string {
  if (why === "choice") return "a player chooses on the way.";
  if (why === "note") return "the position is noted on the way.";
  return why === "chance" ? "it is left to chance." : "the game may end on the way.";
}
