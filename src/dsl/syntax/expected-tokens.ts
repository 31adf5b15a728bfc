// The grammar as a nondeterministic automaton: which tokens may follow a sequence. It is built from
// the parser rules without their gates, so it may return a token that the parser would refuse, and
// misses none.

import { type IToken, type TokenType, tokenMatcher } from "chevrotain";
import { grammarRules } from "./parse.ts";
import { convertSequence, type GrammarPart } from "./productions.ts";

type Part = GrammarPart<{ readonly kind: "terminal"; readonly type: TokenType }>;

interface State {
  readonly id: number;
  /** Where it goes on without a token. */
  readonly free: State[];
  token: { readonly type: TokenType; readonly to: State } | undefined;
  /** A rule that is read first, and where it goes on then. */
  call: { readonly rule: string; readonly back: State } | undefined;
  isEnd: boolean;
}

/** Where rules go on that have called others, the innermost first. */
interface Stack {
  readonly id: number;
  readonly back: State;
  readonly below: Stack | undefined;
}

interface Reading {
  readonly state: State;
  readonly stack: Stack | undefined;
}

class Network {
  private count = 0;
  readonly starts = new Map<string, State>();

  constructor() {
    const rules = Object.values(grammarRules());
    for (const { name } of rules) this.starts.set(name, this.state());
    for (const { name, definition } of rules) {
      const whole: Part = convertSequence(definition, (type) => ({ kind: "terminal", type }));
      this.part(whole, this.startOf(name)).isEnd = true;
    }
  }

  startOf(rule: string): State {
    const start = this.starts.get(rule);
    if (start === undefined) throw new Error(`no rule ${rule}`);
    return start;
  }

  private state(): State {
    return { id: this.count++, free: [], token: undefined, call: undefined, isEnd: false };
  }

  /** Adds the ways through a part behind a state, and gives the state behind it. */
  private part(part: Part, from: State): State {
    if (part.kind === "sequence") {
      return part.parts.reduce((state, one) => this.part(one, state), from);
    }
    const enter = this.behind(from);
    const leave = this.state();
    switch (part.kind) {
      case "terminal":
        enter.token = { type: part.type, to: leave };
        break;
      case "production":
        enter.call = { rule: part.name, back: leave };
        break;
      case "choice":
        for (const way of part.of) this.part(way, this.behind(enter)).free.push(leave);
        break;
      case "optional":
        this.part(part.part, enter).free.push(leave);
        enter.free.push(leave);
        break;
      case "repeated":
        this.repetition(part, enter, leave);
        break;
      default:
        part satisfies never;
    }
    return leave;
  }

  private repetition(part: Extract<Part, { kind: "repeated" }>, enter: State, leave: State): void {
    const round = this.behind(enter);
    const end = this.part(part.part, round);
    end.free.push(leave);
    if (part.between === undefined) end.free.push(round);
    else this.behind(end).token = { type: part.between.type, to: this.before(round) };
    if (!part.once) enter.free.push(leave);
  }

  private behind(state: State): State {
    const next = this.state();
    state.free.push(next);
    return next;
  }

  private before(state: State): State {
    const earlier = this.state();
    earlier.free.push(state);
    return earlier;
  }
}

let network: Network | undefined;

/** Simulates all states of the automaton on a sequence of tokens. */
class Walker {
  private readonly network: Network;
  private readonly stacks = new Map<string, Stack>();

  constructor(network: Network) {
    this.network = network;
  }

  /** All readings before the first token of a rule. */
  begin(rule: string): Reading[] {
    return this.closure([{ state: this.network.startOf(rule), stack: undefined }]);
  }

  /** The readings that go on with a token. */
  read(readings: readonly Reading[], token: IToken): Reading[] {
    const next = readings.flatMap(({ state, stack }): Reading[] =>
      state.token !== undefined && tokenMatcher(token, state.token.type)
        ? [{ state: state.token.to, stack }]
        : [],
    );
    return this.closure(next);
  }

  /** All that can be reached without a token. */
  private closure(readings: readonly Reading[]): Reading[] {
    const seen = new Set<string>();
    const found: Reading[] = [];
    const open = [...readings];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const { state, stack } = one;
      const key = `${state.id}/${stack?.id ?? ""}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (state.token !== undefined) found.push(one);
      for (const free of state.free) open.push({ state: free, stack });
      if (state.call !== undefined) {
        const { rule, back } = state.call;
        open.push({ state: this.network.startOf(rule), stack: this.push(back, stack) });
      }
      if (state.isEnd && stack !== undefined) open.push({ state: stack.back, stack: stack.below });
    }
    return found;
  }

  private push(back: State, below: Stack | undefined): Stack {
    const key = `${back.id}/${below?.id ?? ""}`;
    const known = this.stacks.get(key) ?? { id: this.stacks.size, back, below };
    this.stacks.set(key, known);
    return known;
  }
}

/**
 * Returns the token types that may follow some tokens, the first of which begins one of these
 * rules, or `undefined` if the tokens are not valid.
 */
export function nextTokens(
  tokens: readonly IToken[],
  ...rules: readonly string[]
): ReadonlySet<TokenType> | undefined {
  network ??= new Network();
  const walker = new Walker(network);
  let readings = rules.flatMap((rule) => walker.begin(rule));
  for (const token of tokens) {
    readings = walker.read(readings, token);
    if (readings.length === 0) return undefined;
  }
  return new Set(readings.flatMap(({ state }) => state.token?.type ?? []));
}
