import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

const farm = `
enum Hue { red blue }
family Animal { hue: Hue weight: -2..2 prey: Hue or none }
piece hen : Animal { hue is red weight is -1 prey is none }
piece cow : Animal { hue is blue weight is 2 prey is red }
shape Meadow squares 2 by 1 {}
zone men of Animal on Meadow
player zone own of Animal on Meadow
zone pen of Animal
mark moment: 1..3
reason weight { de "Gewicht" en "weight" }
`;

test("what lies on a space that may be empty can be compared, and is asked about for all else", () => {
  checkRules(`${farm}
value same(s: space of men): yes/no = men[s] is hen or men[s].hue is red or men[s].prey is none
value among(s: space of men): yes/no = men[s] is in {hen} or men[s].hue is not in {red} or men[s] is in pen
value heavy(s: space of men): yes/no = men[s].weight > 1
                                    // ^^^^^^ maybe-unfilled: The space of \`men[s]\` may be empty here; something that lies there is needed.
value known(s: space of men) = if men[s] is filled then men[s].weight else 0
value other(s: space of men) = if s is empty then 0 else men[s].weight
value either(s: space of own): yes/no = s is filled and your own[s].weight > 1
value theirs(s: space of own, p: player): yes/no = own of p[s] is hen or own of p[s] is filled and (own of p[s]).weight > 1
value total = sum of men[s].weight for s in spaces of men where s is filled
value equal(s: space of men): yes/no = men[s] is cow and men[s].weight > 1
flow {
  for each s in spaces of men {
    add men[s] to pen
     // ^^^^^^ maybe-unfilled: The space of \`men[s]\` may be empty here; something that lies there is needed.
    let one = men[s]
           // ^^^^^^ maybe-unfilled: The space of \`men[s]\` may be empty here; something that lies there is needed.
    add hen to men[s]
    score men[s].weight as weight
    set moment to 2
    score men[s].weight as weight
    remove men[s] from men[s]
    score men[s].weight as weight
       // ^^^^^^ maybe-unfilled: The space of \`men[s]\` may be empty here; something that lies there is needed.
  }
  for each s in spaces of men where men[s] is filled { add men[s] to pen }
}
`);
});

test("a mark cannot be of a family of spaces, wherever the grid is declared", () => {
  checkRules(`
mark early[space of men]: yes/no
        // ^^^^^^^^^^^^ wrong-type: This is \`space of men\`, but \`1..6, enum\` is expected here.
${farm}
mark seen[space of men]: yes/no
       // ^^^^^^^^^^^^ wrong-type: This is \`space of men\`, but \`1..6, enum\` is expected here.
`);
});

test("setting a mark moves no piece, but another space may be meant by it", () => {
  checkRules(`${farm}
mark place: space of men
flow {
  if men[place] is filled {
    set place to a1
    add men[place] to pen
     // ^^^^^^^^^^ maybe-unfilled: The space of \`men[place]\` may be empty here; something that lies there is needed.
  }
}
`);
});

const shop = `${farm}
player counter coins { de "die Münze, die Münzen" en "coin, coins" }
player counter hay { de "das Heu" en "hay, hay" max 3 beyond { for each s in spaces of men where s is filled { remove men[s] from men[s] } } }
value isHeavy(s: space of men): yes/no = men[s] is filled and men[s].weight > 1
value isFree(s: space of men): yes/no = not (s is filled)
value isTaken(s: space of men): yes/no = not isFree(s) or isHeavy(s) and isHeavy(s)
value isOwn(s: space of own, p: player): yes/no = own of p[s] is filled
value isMeant: yes/no = men[place] is filled
value hunts(a: Animal): yes/no = a.prey is not none
mark place: space of men
cost coin { pay 1 coins }
cost clearing { for each s in spaces of men where s is filled { remove men[s] from men[s] } }
`;

test("counters change without moving a piece, except beyond a limit where rules do", () => {
  checkRules(`${shop}
action buy { de "kaufen" en "buy"
  pick s from spaces of men
  needs men[s] is filled
  costs coin
  add men[s] to pen
  pay 1 coins
  add men[s] to pen
  gain men[s].weight coins
  add men[s] to pen
  gain 1 hay
  add men[s] to pen
   // ^^^^^^ maybe-unfilled: The space of \`men[s]\` may be empty here; something that lies there is needed.
}
action sell { de "verkaufen" en "sell"
  pick s from spaces of men
  needs men[s] is filled
  costs clearing
  add men[s] to pen
   // ^^^^^^ maybe-unfilled: The space of \`men[s]\` may be empty here; something that lies there is needed.
}
flow {
  for each s in spaces of men where s is filled {
    for you { pay 1 coins }
    score men[s].weight as weight
       // ^^^^^^ maybe-unfilled: The space of \`men[s]\` may be empty here; something that lies there is needed.
  }
}
`);
});

test("what a definition asks of its parameters is known where it holds", () => {
  checkRules(`${shop}
flow {
  for each s in spaces of men {
    if isHeavy(s) { score men[s].weight as weight }
    if not isFree(s) { score men[s].weight as weight } else { score men[s].weight as weight }
                                                                 // ^^^^^^ maybe-unfilled: The space of \`men[s]\` may be empty here; something that lies there is needed.
    if isTaken(s) { score men[s].weight as weight }
                       // ^^^^^^ maybe-unfilled: The space of \`men[s]\` may be empty here; something that lies there is needed.
    if isMeant { score men[place].weight as weight }
                    // ^^^^^^^^^^ maybe-unfilled: The space of \`men[place]\` may be empty here; something that lies there is needed.
  }
  for each s in spaces of your own { for each p in players { if isOwn(s, p) { score (own of p[s]).weight as weight } } }
}
value eaten(a: Animal) = if hunts(a) and a.prey is red then 1 else 0
`);
});

test("the owner of a space is the same after a mark was set only if a name stands for it", () => {
  checkRules(`${farm}
mark dealer: player
flow {
  for each p in players { for each s in spaces of your own {
    if own of dealer[s] is filled {
      set dealer to p
      score (own of dealer[s]).weight as weight
         // ^^^^^^^^^^^^^^^^^^ maybe-unfilled: The space of \`(own of dealer[s])\` may be empty here; something that lies there is needed.
    }
    if own of p[s] is filled {
      set dealer to p
      score (own of p[s]).weight as weight
    }
  } }
}
`);
});
