import { expect, test } from "vitest";
import { lintReports, lintRules } from "../support/lint-reports.ts";

const reef = `
game reef { de "Riff" en "reef" players 2 }
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
value toll = 2 { de "der Zoll" en "the toll" }
action dive { de "tauchen" en "dive" needs enough: your coral is 0 else de "Schon {your coral}." en "Already {your coral}." gain toll coral }
action rest { de "ruhen" en "rest" gain 1 coral }
flow { each player { choose dive, rest } }
ranking { most your coral }
example diving proves dive, toll, rest { de "Tauchen." en "Diving." given { players Anna, Benno } when Anna dive then Anna has your coral is 2 }
`;

test("a sentence whose path leads to no rule", () => {
  lintRules(`${reef}
tells dive.enuogh de "Das geht nur ohne Korallen." en "You must have no corals."
        // ^^^^^^ tells-nothing: There is no rule \`dive.enuogh\` that a sentence could tell.
tells dive de "Du tauchst." en "You dive." for dive.enough, rest.deep
                                                              // ^^^^ tells-nothing: There is no rule \`rest.deep\` that a sentence could tell.
tells rest de "Du ruhst." en "You rest."
variant calm of reef { de "Ruhe" en "calm" keep tells rest, dive.deep change toll to 3
                                                              // ^^^^ tells-nothing: There is no rule \`dive.deep\` that a sentence could tell.
  example three proves toll { de "Drei." en "Three." given { players Anna, Benno } when Anna dive then Anna has your coral is 3 }
}
`);
});

test("paths of rules without names, requirements, and what is removed lead to rules", () => {
  lintRules(`${reef}
tells flow de "Ihr taucht reihum." en "Dive in turn." for ranking, coral
tells dive.enough de "Das geht nur ohne Korallen." en "You must have no corals."
tells dive de "Du tauchst." en "You dive."
variant open of reef { de "Offen" en "open" tells de "Niemand zählt mit." en "There is no limit." for dive, dive.enough remove dive.enough example more proves dive { de "Mehr." en "More." given { players Anna, Benno } when Anna dive then Anna has your coral is 2 } }
variant idle of reef { de "Müßig" en "idle" tells de "Niemand taucht." en "There are no dives." for dive, flow, toll, rest.more
                                                                                                                        // ^^^^ tells-nothing: There is no rule \`rest.more\` that a sentence could tell.
  remove dive, toll
  change flow { each player { choose rest } }
  example one proves rest, flow { de "Eine." en "One." given { players Anna, Benno } when Anna rest then Anna has your coral is 1 }
}
`);
});

test("a variant's own sentence covers a rule that it leaves as it is", () => {
  lintRules(`${reef}
variant dear of reef {
  de "Teuer" en "dear"
  tells de "Tauchen bringt 3 Korallen." en "Dives bring 3 corals." for toll, dive
                                                                          // ^^^^ tells-nothing: The variant does not change \`dive\`; its own sentence tells what it changes.
  change toll to 3
  example three proves toll { de "Drei." en "Three." given { players Anna, Benno } when Anna dive then Anna has your coral is 3 }
}
variant dearer of dear {
  de "Noch teurer" en "dearer"
  tells de "Ruhen bringt 2 Korallen." en "Rest brings 2 corals." for toll, rest
                                                                  // ^^^^ tells-nothing: The variant does not change \`toll\`; its own sentence tells what it changes.
  change action rest { de "ruhen" en "rest" gain 2 coral }
  example two proves rest { de "Zwei." en "Two." given { players Anna, Benno } when Anna rest then Anna has your coral is 2 }
}
`);
});

test("a variant with sentences changes a rule that none of them covers", () => {
  lintRules(`${reef}
variant rich of reef {
  de "Reich" en "rich"
  tells de "Der Zoll ist höher." en "The toll is higher." for toll
  change toll to 3
  change action rest { de "ruhen" en "rest" gain 2 coral }
             // ^^^^ variant-untold: No sentence of \`rich\` tells its change to \`rest\`.
  example more proves toll, rest { de "Mehr." en "More." given { players Anna, Benno } when Anna rest then Anna has your coral is 2 }
}
`);
});

test("helpers that covered rules use are told along; variants without sentences may change all", () => {
  lintRules(`${reef}
variant deep of reef {
  de "Tief" en "deep"
  tells de "Ruhen bringt so viel wie Tauchen." en "Rest brings as much as a dive." for rest
  add value both = toll + 1 { de "die Summe" en "the sum" }
  change action rest { de "ruhen" en "rest" gain both coral }
  example more proves rest { de "Mehr." en "More." given { players Anna, Benno } when Anna rest then Anna has your coral is 3 }
}
variant quiet of reef {
  de "Still" en "quiet"
  change toll to 3
  example more proves toll { de "Mehr." en "More." given { players Anna, Benno } when Anna dive then Anna has your coral is 3 }
}
`);
});

const involved = `
action swap {
  de "tauschen" en "swap"
  if your coral is 1 or your coral is 2 and (your coral > 3 or your coral < toll and not (your coral is 4 or your coral is 5)) { gain 1 coral }
  repeat your coral times { if your coral * 2 + 1 > toll * 3 { gain toll * 2 + 1 coral } }
}
`;

test("in a game with sentences, a rule that is hard to read has none", () => {
  const dive = 'tells dive de "Du tauchst." en "You dive."\n';
  const text = `${reef.replace("choose dive", "choose swap, dive").replace("proves dive", "proves swap, dive")}${involved}`;
  lintRules(`${text.replace(
    "\naction swap {\n",
    "\naction swap {\n    // ^^^^ sentence-missing: No sentence tells `swap`, and its generated text is hard to read.\n",
  )}
${dive}`);
  const sentences = [
    "",
    dive.replace(/\n$/, " for swap\n"),
    `${dive}tells swap de "Du tauschst." en "You swap."\n`,
  ];
  expect(sentences.flatMap((tells) => lintReports(`${text}\n${tells}`))).toEqual([]);
});

test("the number of a rule value is written by hand in its sentence", () => {
  lintRules(`${reef}
tells toll de "Ein Tauchgang bringt {toll coral}, nie 2." en "A dive brings {toll coral}, never 2."
tells toll de "Keine Zweige, aber Zwei." en "Twofold, but two."
           // ^^^^^^^^^^^^^^^^^^^^^^^^^^ number-outside-hole: The number 2 is the value of \`toll\`, and is written by hand here.
                                         // ^^^^^^^^^^^^^^^^^^^ number-outside-hole: The number 2 is the value of \`toll\`, and is written by hand here.
tells toll de "Es bleibt bei 2." en "It stays at 2, or 2.5, or 12."
           // ^^^^^^^^^^^^^^^^^^ number-outside-hole: The number 2 is the value of \`toll\`, and is written by hand here.
                                 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ number-outside-hole: The number 2 is the value of \`toll\`, and is written by hand here.
tells dive de "Du erhältst 2 Korallen." en "You gain 2 corals." for toll
tells toll de "Der Zoll ist {toll}: nicht 2.5, nicht 12." en "The toll is {toll}."
tells toll de "Der Zoll ist nicht 2.5, nicht 12 und nicht 3." en "The toll is not 22."
`);
});

test("sentences of more than 25 words, and texts of more than three sentences", () => {
  const deep = (count: number) => "tief ".repeat(count).trim();
  const long = `"Ruhe ${deep(25)}."`;
  lintRules(`${reef}
tells dive de "Tauche ${deep(24)}. Und ${deep(24)}." en "Dive. Gain 2.5 corals. Rest."
tells rest de ${long} en "Rest. Gain. Rest. Dive."
           // ${"^".repeat(long.length)} sentence-too-long: A sentence has 26 words here; up to 25 are easy to read.
              ${" ".repeat(long.length)} // ^^^^^^^^^^^^^^^^^^^^^^^^^ sentence-too-long: There are 4 sentences here; a \`tells\` has at most 3.
`);
});
