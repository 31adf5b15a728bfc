// Token index of a file: syntax trees do not contain spans of brackets and operators.

import type { ast, Parsed, RulesFile, Span } from "../dsl/index.ts";

interface Word {
  readonly image: string;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a rules file with their offsets. */
export class TokenIndex {
  private readonly words: readonly Word[];
  private readonly source: RulesFile;

  constructor(source: RulesFile, { tokens }: Pick<Parsed, "tokens">) {
    this.source = source;
    this.words = tokens.map(({ image, startOffset }) => ({
      image,
      start: startOffset,
      end: startOffset + image.length,
    }));
  }

  text({ start, end }: Span): string {
    return this.source.text.slice(start, end);
  }

  span(start: number, end: number): Span {
    return { file: this.source.path, start, end };
  }

  /** Extends a span by the counterparts of all brackets that are unbalanced in it. */
  whole(span: Span): Span {
    let [opened, closed] = [0, 0];
    for (const { image } of this.within(span)) {
      if (image === "(") opened += 1;
      else if (image === ")" && opened > 0) opened -= 1;
      else if (image === ")") closed += 1;
    }
    const before = this.words.filter(({ end }) => end <= span.start);
    const after = this.words.filter(({ start }) => start >= span.end);
    return this.span(
      before[before.length - closed]?.start ?? span.start,
      after[opened - 1]?.end ?? span.end,
    );
  }

  /** Returns the first of the given tokens in a span. */
  find(span: Span, ...images: readonly string[]): Span | undefined {
    const found = this.within(span).find(({ image }) => images.includes(image));
    return found && this.span(found.start, found.end);
  }

  /** Returns the span from one token to another within a span. */
  fromTo(span: Span, first: string, last: string): Span | undefined {
    const from = this.find(span, first);
    const to = from && this.find(this.span(from.start, span.end), last);
    return from && to && this.span(from.start, to.end);
  }

  /** Extends a span by the preceding token. */
  withWordBefore(span: Span): Span {
    const before = this.words.findLast(({ end }) => end <= span.start);
    return this.span(before?.start ?? span.start, span.end);
  }

  /** Returns the span of a list item, with its comma. */
  listed(list: readonly ast.Node[], index: number): Span {
    const at = (i: number) => this.whole(list[i]?.span ?? this.span(0, 0));
    return index < list.length - 1
      ? this.span(at(index).start, at(index + 1).start)
      : this.span(at(index - 1).end, at(index).end);
  }

  private within({ start, end }: Span): Word[] {
    return this.words.filter((word) => word.start >= start && word.end <= end);
  }
}
