// The name index for editor services: every declaration with its references. Built from the records
// of the checker on first use.

import type * as ir from "../ir/ir.ts";
import { groupBy } from "../source/group-by.ts";
import type { NameReference } from "../source/references.ts";
import type { RulesFile } from "../source/source.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import type { BindingType } from "./context.ts";
import { type Declaration, declarationsIn } from "./declarations/collect-declarations.ts";

/** A reference to a declaration, with its span. */
interface ResolvedReference {
  readonly span: Span;
  readonly declaration: Declaration;
  /** Whether it stands in a placeholder of a text. */
  readonly isInText: boolean;
}

/** The references and names that a check has recorded. */
export interface NameResolution {
  readonly mentions: readonly NameReference[];
  readonly types: readonly BindingType[];
}

interface Found {
  readonly declarations: readonly Declaration[];
  readonly uses: readonly ResolvedReference[];
  readonly usesOf: ReadonlyMap<Declaration, readonly ResolvedReference[]>;
  readonly types: ReadonlyMap<string, ir.Type>;
}

export class NameIndex {
  private readonly sources: readonly RulesFile[];
  private readonly files: readonly ast.File[];
  private readonly noted: () => NameResolution;
  private known: Found | undefined;

  constructor(
    sources: readonly RulesFile[],
    files: readonly ast.File[],
    noted: () => NameResolution,
  ) {
    this.sources = sources;
    this.files = files;
    this.noted = noted;
  }

  /** All declarations, in the order of the files. */
  get declarations(): readonly Declaration[] {
    return this.found.declarations;
  }

  /** All references; one span occurs once for each declaration that it refers to. */
  get uses(): readonly ResolvedReference[] {
    return this.found.uses;
  }

  /** Returns the references to a declaration. */
  usesOf(declaration: Declaration): readonly ResolvedReference[] {
    return this.found.usesOf.get(declaration) ?? [];
  }

  /** Returns the type of a name that is bound and used in a rule. */
  typeOf({ span }: Declaration): ir.Type | undefined {
    return this.found.types.get(keyOf(span));
  }

  /** The recorded references, for an index of several checks of the same files. */
  get notes(): NameResolution {
    return this.noted();
  }

  /**
   * Returns the declarations that the name at an offset refers to, and its span; the end of a name
   * belongs to it.
   */
  at(
    file: string,
    offset: number,
  ): { readonly span: Span; readonly declarations: readonly Declaration[] } | undefined {
    const isHere = ({ span }: { readonly span: Span }) =>
      span.file === file && span.start <= offset && offset <= span.end;
    const uses = this.uses.filter(isHere);
    const declared = this.declarations.filter(isHere);
    const span = uses[0]?.span ?? declared[0]?.span;
    if (span === undefined) return undefined;
    const meant = uses.length > 0 ? uses.map(({ declaration }) => declaration) : declared;
    return { span, declarations: [...new Set(meant)] };
  }

  private get found(): Found {
    this.known ??= new Gathering(this.sources, this.files).gather(this.noted());
    return this.known;
  }
}

/** Converts recorded references into uses. */
class Gathering {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly declared = new Map<string, Declaration>();
  private readonly fields = new Map<string, Declaration>();
  private readonly declarations: readonly Declaration[];

  constructor(sources: readonly RulesFile[], files: readonly ast.File[]) {
    this.texts = new Map(sources.map(({ path, text }) => [path, text]));
    this.declarations = declarationsIn(files);
    for (const one of this.declarations) {
      this.declared.set(keyOf(one.span), one);
      // A requirement is recorded with its whole span, because it may have no name.
      if (one.kind === "need") this.declared.set(keyOf(one.whole), one);
      if (one.kind === "field") this.fields.set(`${one.owner?.path}.${one.name}`, one);
    }
  }

  gather({ mentions, types }: NameResolution): Found {
    const byPlace = groupBy(mentions, ({ at }) => keyOf(at));
    const uses = [...byPlace.values()].flatMap((noted) => this.usesAt(noted, byPlace));
    // A changed or repeated declaration is a reference to the original one.
    const mentioned = new Set(uses.map(({ span }) => keyOf(span)));
    return {
      declarations: this.declarations.filter(({ span }) => !mentioned.has(keyOf(span))),
      uses,
      usesOf: groupBy(uses, ({ declaration }) => declaration),
      types: new Map(types.map(({ span, type }) => [keyOf(span), type])),
    };
  }

  private usesAt(
    noted: readonly NameReference[],
    byPlace: ReadonlyMap<string, readonly NameReference[]>,
  ): ResolvedReference[] {
    const [first] = noted;
    if (first === undefined) return [];
    const meant = new Set(noted.flatMap((one) => this.meaning(one, byPlace, 0)));
    const { at, isInText } = first;
    const written = this.textAt(at);
    if (!written.includes('"'))
      return [...meant].map((declaration) => ({ span: at, declaration, isInText }));
    return [...meant].flatMap((declaration) =>
      placesInHoles(written, declaration).map((start) => {
        const from = at.start + start;
        const span = { file: at.file, start: from, end: from + declaration.name.length };
        return { span, declaration, isInText: true };
      }),
    );
  }

  /** Returns the declaration at a span or, if that is a reference, its target. */
  private meaning(
    { at, of, field }: NameReference,
    byPlace: ReadonlyMap<string, readonly NameReference[]>,
    depth: number,
  ): Declaration[] {
    const key = keyOf(of);
    const further = keyOf(at) === key || depth > 8 ? undefined : byPlace.get(key);
    if (further !== undefined && field === undefined)
      return further.flatMap((one) => this.meaning(one, byPlace, depth + 1));
    const owner = this.declared.get(key);
    const found = field === undefined ? owner : this.fields.get(`${owner?.path}.${field}`);
    return found === undefined ? [] : [found];
  }

  private textAt({ file, start, end }: Span): string {
    return this.texts.get(file)?.slice(start, end) ?? "";
  }
}

function keyOf({ file, start, end }: Span): string {
  return `${start}:${end}:${file}`;
}

/**
 * Returns the offsets of a name in the placeholders of a text; fields stand behind a dot, all
 * others do not.
 */
function placesInHoles(text: string, { kind, name }: Declaration): number[] {
  const pattern = new RegExp(`${kind === "field" ? "(?<=\\.)" : "(?<![\\w.])"}${name}(?!\\w)`, "g");
  return [...text.matchAll(/\{([^{}"]*)\}/g)].flatMap((hole) =>
    [...(hole[1] ?? "").matchAll(pattern)].map(({ index }) => hole.index + 1 + index),
  );
}
