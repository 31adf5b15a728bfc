// The one token list: parser, highlighter, formatter and documentation read it.
//
// Most words may also be names, so that an author seldom meets a reserved one. There are three
// ranks: `reserved` is never a name; `leading` begins a declaration or statement and is a name
// wherever a name must stand (`your score`); `free` is a name in lists without commas as well.

import { createToken, EOF, Lexer, type TokenType } from "chevrotain";

/** What a token is for a reader; highlighters colour by it. */
export type Highlight =
  | "declaration"
  | "statement"
  | "word"
  | "constant"
  | "operator"
  | "punctuation"
  | "name"
  | "number"
  | "string"
  | "comment";

const highlights = new Map<TokenType, Highlight>();
const words = new Map<string, TokenType>();

/** How a token is to be coloured. */
export function highlightOf(type: TokenType): Highlight {
  return highlights.get(type) ?? "name";
}

/** The words of the language with their tokens. */
export function vocabulary(): ReadonlyMap<string, TokenType> {
  return words;
}

/** The words that are never names. */
export function reservedWords(): string[] {
  return [...words]
    .filter(([, { CATEGORIES = [] }]) => CATEGORIES.length === 0)
    .map(([text]) => text);
}

/** The words that begin a statement. */
export function statementWords(): string[] {
  return [...words].filter(([, type]) => highlightOf(type) === "statement").map(([text]) => text);
}

/** The words that begin a declaration. */
export function declarationWords(): string[] {
  return [...words].filter(([, type]) => highlightOf(type) === "declaration").map(([text]) => text);
}

/** The token type of that name. */
export function tokenNamed(name: string): TokenType | undefined {
  byName ??= new Map([...tokenTypes, EOF].map((type) => [type.name, type]));
  return byName.get(name);
}

let byName: ReadonlyMap<string, TokenType> | undefined;

/** Any name, also one that is a word of the language elsewhere. */
export const Name = createToken({ name: "Name", pattern: Lexer.NA });
/** A name that does not begin a declaration or statement. */
export const PlainName = createToken({ name: "PlainName", pattern: Lexer.NA, categories: Name });

/** A name with characters that names may not have; taken for a name, and reported. */
export const OddName = createToken({
  name: "OddName",
  pattern: /[A-Za-z0-9]*[_$À-ÖØ-öø-ɏ][A-Za-z0-9_$À-ÖØ-öø-ɏ]*/,
  categories: PlainName,
});
export const Identifier = createToken({
  name: "Identifier",
  pattern: /[A-Za-z][A-Za-z0-9]*/,
  longer_alt: OddName,
  categories: PlainName,
});
export const Integer = createToken({ name: "Integer", pattern: /[0-9]+/, longer_alt: OddName });

/** `"…"` on one line, with `\"` and `\\`. */
export const Str = createToken({ name: "Str", pattern: /"(?:[^"\\\r\n]|\\[^\r\n])*"/ });
/** A text in the quotes of German or English print; taken for a string, and reported. */
export const CurlyStr = createToken({
  name: "CurlyStr",
  pattern: /[„“”«»][^"„“”«»\r\n]*["„“”«»]/,
  categories: Str,
});
/** A string that runs into the end of its line; taken for a string, and reported. */
export const OpenStr = createToken({
  name: "OpenStr",
  pattern: /["„“”«»](?:[^"„“”«»\\\r\n]|\\[^\r\n])*/,
  categories: Str,
});

const WhiteSpace = createToken({
  name: "WhiteSpace",
  pattern: /\s+/,
  group: Lexer.SKIPPED,
  line_breaks: true,
});
export const Comment = createToken({
  name: "Comment",
  pattern: /\/\/[^\r\n]*/,
  group: "comments",
});

type Rank = "reserved" | "leading" | "free";

/** `word("gain", "statement")` is the token `Gain`. */
function word(text: string, highlight: Highlight, rank: Rank = "reserved"): TokenType {
  const type = createToken({
    name: text.charAt(0).toUpperCase() + text.slice(1),
    pattern: text,
    longer_alt: [OddName, Identifier],
    categories: rank === "reserved" ? [] : rank === "leading" ? Name : PlainName,
  });
  highlights.set(type, highlight);
  words.set(text, type);
  return type;
}

function symbol(
  name: string,
  pattern: string,
  highlight: Highlight,
  categories: TokenType[] = [],
): TokenType {
  const type = createToken({ name, pattern, categories });
  highlights.set(type, highlight);
  return type;
}

// Declarations
export const Language = word("language", "declaration", "leading");
export const Game = word("game", "declaration", "leading");
export const Option = word("option", "declaration", "leading");
export const Rival = word("rival", "declaration", "leading");
export const Enum = word("enum", "declaration", "leading");
export const Player = word("player", "declaration", "leading");
export const Die = word("die", "declaration", "leading");
export const Counter = word("counter", "declaration", "leading");
export const Mark = word("mark", "declaration", "leading");
export const Family = word("family", "declaration", "leading");
export const Piece = word("piece", "declaration", "leading");
export const Table = word("table", "declaration", "leading");
export const Value = word("value", "declaration", "leading");
export const Requirement = word("requirement", "declaration", "leading");
export const Cost = word("cost", "declaration", "leading");
export const Action = word("action", "declaration", "leading");
export const Shape = word("shape", "declaration", "leading");
export const Board = word("board", "declaration", "leading");
export const Zone = word("zone", "declaration", "leading");
export const Track = word("track", "declaration", "leading");
export const History = word("history", "declaration", "leading");
export const Event = word("event", "declaration", "leading");
export const Reason = word("reason", "declaration", "leading");
export const Look = word("look", "declaration", "leading");
export const Example = word("example", "declaration", "leading");
export const To = word("to", "declaration");
export const When = word("when", "declaration");
export const While = word("while", "declaration");
export const Flow = word("flow", "declaration");
export const Ranking = word("ranking", "declaration");
export const Rating = word("rating", "declaration");
export const Worth = word("worth", "declaration");
export const Variant = word("variant", "declaration", "leading");
export const Source = word("source", "declaration", "leading");
export const Question = word("question", "declaration", "leading");
export const See = word("see", "declaration", "leading");
export const Tells = word("tells", "declaration", "leading");

// Statements, and what stands at the head of an action
export const Score = word("score", "statement", "leading");
export const SetWord = word("set", "statement", "leading");
export const Draw = word("draw", "statement", "leading");
export const Roll = word("roll", "statement", "leading");
export const Sort = word("sort", "statement", "leading");
export const Gain = word("gain", "statement");
export const Pay = word("pay", "statement");
export const Let = word("let", "statement");
export const Add = word("add", "statement");
export const Remove = word("remove", "statement");
export const Move = word("move", "statement");
export const If = word("if", "statement");
export const Then = word("then", "statement");
export const Else = word("else", "statement");
export const For = word("for", "statement");
export const Each = word("each", "statement");
export const Repeat = word("repeat", "statement");
export const Until = word("until", "statement");
export const Do = word("do", "statement");
export const May = word("may", "statement");
export const Choose = word("choose", "statement");
export const Announce = word("announce", "statement");
export const End = word("end", "statement");
export const Pick = word("pick", "statement");
export const Needs = word("needs", "statement");
export const Costs = word("costs", "statement");

// Texts
export const De = word("de", "word");
export const En = word("en", "word");

// Words of expressions
export const Or = word("or", "operator");
export const And = word("and", "operator");
export const Not = word("not", "operator");
export const Is = word("is", "operator");
export const Mod = word("mod", "operator");
export const Of = word("of", "word");
export const In = word("in", "word");
export const From = word("from", "word");
export const Where = word("where", "word");
export const Has = word("has", "word");
export const Some = word("some", "word");
export const Every = word("every", "word");
export const You = word("you", "constant");
export const Your = word("your", "constant");
export const Yes = word("yes", "constant");
export const No = word("no", "constant");
export const None = word("none", "constant");
export const As = word("as", "word");
export const At = word("at", "word");
export const On = word("on", "word");

// Words that mean something in one place only
export const Players = word("players", "word", "free");
export const Points = word("points", "word", "free");
export const Credit = word("credit", "word", "free");
export const Starts = word("starts", "word", "free");
export const Max = word("max", "word", "free");
export const Beyond = word("beyond", "word", "free");
export const Copies = word("copies", "word", "free");
export const Plus = word("plus", "word", "free");
export const Says = word("says", "word", "free");
export const Keep = word("keep", "word", "free");
export const Hexes = word("hexes", "word", "free");
export const Squares = word("squares", "word", "free");
export const Regions = word("regions", "word", "free");
export const Below = word("below", "word", "free");
export const By = word("by", "word", "free");
export const Places = word("places", "word", "free");
export const Row = word("row", "word", "free");
export const Hidden = word("hidden", "word", "free");
export const Most = word("most", "word", "free");
export const Fewest = word("fewest", "word", "free");
export const First = word("first", "word", "free");
export const Last = word("last", "word", "free");
export const All = word("all", "word", "free");
export const Times = word("times", "word", "free");
export const Order = word("order", "word", "free");
export const Once = word("once", "word", "free");
export const Any = word("any", "word", "free");
export const Free = word("free", "word", "free");
export const NumberWord = word("number", "word", "free");
export const Different = word("different", "word", "free");
export const Sum = word("sum", "word", "free");
export const Empty = word("empty", "word", "free");
export const Filled = word("filled", "word", "free");
export const Full = word("full", "word", "free");
export const Rounded = word("rounded", "word", "free");
export const Up = word("up", "word", "free");
export const Down = word("down", "word", "free");
export const Proves = word("proves", "word", "free");
export const Given = word("given", "word", "free");
export const Chance = word("chance", "word", "free");
export const Declines = word("declines", "word", "free");
export const Scores = word("scores", "word", "free");
export const Can = word("can", "word", "free");
export const Cannot = word("cannot", "word", "free");
export const Because = word("because", "word", "free");
export const Chooses = word("chooses", "word", "free");
export const Sees = word("sees", "word", "free");
export const Wins = word("wins", "word", "free");
export const Win = word("win", "word", "free");
export const Rated = word("rated", "word", "free");

export const Next = word("next", "word", "free");
export const After = word("after", "word");

export const Always = word("always", "word", "free");
export const Url = word("url", "word", "free");
export const Doubtful = word("doubtful", "word", "free");
export const Single = word("single", "word", "free");
export const About = word("about", "word", "free");
export const Reading = word("reading", "word", "free");
export const Change = word("change", "word", "free");
export const Extend = word("extend", "word", "free");

// Symbols
export const YesNo = symbol("YesNo", "yes/no", "constant");
export const LeftBrace = symbol("LeftBrace", "{", "punctuation");
export const RightBrace = symbol("RightBrace", "}", "punctuation");
export const LeftParen = symbol("LeftParen", "(", "punctuation");
export const RightParen = symbol("RightParen", ")", "punctuation");
export const LeftBracket = symbol("LeftBracket", "[", "punctuation");
export const RightBracket = symbol("RightBracket", "]", "punctuation");
export const Comma = symbol("Comma", ",", "punctuation");
export const Colon = symbol("Colon", ":", "punctuation");
export const Semicolon = symbol("Semicolon", ";", "punctuation");
export const DotDot = symbol("DotDot", "..", "operator");
export const Dot = symbol("Dot", ".", "punctuation");
export const LessEqual = symbol("LessEqual", "<=", "operator");
export const GreaterEqual = symbol("GreaterEqual", ">=", "operator");
export const Less = symbol("Less", "<", "operator");
export const Greater = symbol("Greater", ">", "operator");
// Where `is` belongs, `=` is taken for it, and reported.
export const Equals = symbol("Equals", "=", "operator", [Is]);
export const PlusSign = symbol("PlusSign", "+", "operator");
export const Minus = symbol("Minus", "-", "operator");
export const Star = symbol("Star", "*", "operator");
export const Slash = symbol("Slash", "/", "operator");

// Signs of other languages; each is taken for what it means there, and reported.
export const DoubleEquals = symbol("DoubleEquals", "==", "operator", [Is]);
export const NotEquals = symbol("NotEquals", "!=", "operator", [Is]);
export const DoubleAnd = symbol("DoubleAnd", "&&", "operator", [And]);
export const DoubleBar = symbol("DoubleBar", "||", "operator", [Or]);
export const Bang = symbol("Bang", "!", "operator", [Not]);

/** The sign that was written, and what the language writes for it. */
export const borrowedSigns: ReadonlyMap<TokenType, string> = new Map([
  [DoubleEquals, "is"],
  [NotEquals, "is not"],
  [DoubleAnd, "and"],
  [DoubleBar, "or"],
  [Bang, "not"],
]);

for (const [type, highlight] of [
  [Integer, "number"],
  [Str, "string"],
  [CurlyStr, "string"],
  [OpenStr, "string"],
  [Comment, "comment"],
] as const) {
  highlights.set(type, highlight);
}

const symbols = [
  [DoubleEquals, NotEquals, DoubleAnd, DoubleBar, Bang],
  [LeftBrace, RightBrace, LeftParen, RightParen, LeftBracket, RightBracket],
  [Comma, Colon, Semicolon, DotDot, Dot, LessEqual, GreaterEqual, Less, Greater, Equals],
  [PlusSign, Minus, Star, Slash],
].flat();

/** Every token type, in the order in which the lexer tries them. */
export const tokenTypes: readonly TokenType[] = [
  WhiteSpace,
  Comment,
  YesNo,
  // Longer words first: `your` is not `you` with a tail.
  ...[...words].sort(([a], [b]) => b.length - a.length).map(([, type]) => type),
  Identifier,
  Integer,
  OddName,
  Str,
  CurlyStr,
  OpenStr,
  ...symbols,
  Name,
  PlainName,
];
