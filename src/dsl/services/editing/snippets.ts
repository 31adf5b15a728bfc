// Skeletons of declarations and statements, with places to fill in (`${1:name}`), as editors know
// them. Texts are there in both languages: the language asks for both.

const text = (de: string, en: string) => `de "\${${de}}" en "\${${en}}"`;

export const snippets: Readonly<Record<string, string>> = {
  game: `game \${1:name} {\n  ${text("2:Name", "3:name")}\n  players \${4:2..4}\n}`,
  option: `option \${1:name} {\n  \${2:plain} ${text("3:schlicht", "4:plain")}\n  \${5:rich} ${text("6:reich", "7:rich")}\n}`,
  enum: `enum \${1:Name} {\n  \${2:first} ${text("3:erster", "4:first")}\n}`,
  counter: `counter \${1:name} { ${text("2:der Name, die Namen", "3:name, names")} }`,
  mark: `mark \${1:name}: \${2:yes/no}`,
  family: `family \${1:Name} {\n  \${2:field}: \${3:1..6}\n}`,
  piece: `piece \${1:name} : \${2:Family} {\n  ${text("3:der Name", "4:name")}\n  $0\n}`,
  die: `die \${1:name} = \${2:1, 2, 3, 4, 5, 6}`,
  table: `table \${1:name}(\${2:size: 1..3}) = \${3:1, 2, 3}`,
  value: `value \${1:name} = \${2:1}`,
  requirement: `requirement \${1:name} {\n  needs \${2:condition}\n}`,
  cost: `cost \${1:name} {\n  $0\n}`,
  action: `action \${1:name} {\n  ${text("2:Name", "3:name")}\n  $0\n}`,
  shape: `shape \${1:Name} hexes \${2:4-5-4}`,
  board: `board \${1:name} of \${2:Shape} {\n  $0\n}`,
  zone: `zone \${1:name} of \${2:Family}`,
  track: `track \${1:name} of players \${2:1..6}`,
  event: `event \${1:name}`,
  reason: `reason \${1:name} { ${text("2:Grund", "3:reason")} }`,
  flow: `flow {\n  $0\n}`,
  ranking: `ranking { most \${1:score} }`,
  rating: `rating {\n  \${1:name} from \${2:10} ${text("3:Name", "4:name")}\n}`,
  example: `example \${1:name} proves \${2:rule} {\n  ${text("3:Satz.", "4:Sentence.")}\n  given { players Anna, Benno }\n  $0\n}`,
  variant: `variant \${1:name} of \${2:game} {\n  ${text("3:Name", "4:Name")}\n  $0\n}`,
  source: `source \${1:name} { ${text("2:Name", "3:Name")} }`,
  question: `question \${1:name} about \${2:rule} {\n  ${text("3:Frage", "4:Question")}\n  reading \${5:name} { $0 }\n}`,
  needs: `needs \${1:name}: \${2:condition} else ${text("3:Grund", "4:reason")}`,
  pick: `pick \${1:name} from \${2:domain}`,
};
