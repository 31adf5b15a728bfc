// Applies one edit of a variant to the declarations of a game.

import type { DiagnosticCode, Facts, LabelId } from "../diagnostics/catalog.ts";
import { findNearest } from "../source/nearest.ts";
import { ReferenceCollector } from "../source/references.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import { changeDecl, extendDecl, rewordDecl } from "./apply-declaration-edit.ts";
import { changePart, rewordPart } from "./apply-part-edit.ts";
import { findItemSpan, listNamedParts, type NamedPart } from "./named-parts.ts";

export type ReportDiagnostic = <C extends DiagnosticCode>(
  code: C,
  span: Span,
  facts: Facts[C],
  second?: { readonly span: Span; readonly label: LabelId },
) => void;

/** The declarations of a game while variants change them. */
export class EditApplier {
  readonly decls: ast.Declared[];
  /** Names that have been removed, with the span of the edit. */
  readonly gone = new Map<string, Span>();
  /** The references of names in paths. */
  readonly mentions = new ReferenceCollector();
  readonly report: ReportDiagnostic;

  constructor(decls: readonly ast.Declared[], report: ReportDiagnostic) {
    this.decls = [...decls];
    this.report = report;
  }

  /** Applies an edit; one that cannot be applied is reported and changes nothing. */
  apply(edit: ast.Edit): void {
    if (edit.kind === "declare") {
      this.putDeclaration(edit);
      return;
    }
    const at = this.find(edit.path);
    const target = this.decls[at];
    if (target === undefined) return;
    if (edit.path.names.length > 1) this.editPart(edit, at, target);
    else if (edit.kind === "remove") this.remove(edit.path, at);
    else this.replace(at, target, this.edited(edit, target));
  }

  private edited(
    edit: Exclude<ast.Edit, { kind: "declare" | "remove" }>,
    decl: ast.Decl,
  ): ast.Decl | undefined {
    switch (edit.kind) {
      case "set":
        return changeDecl(this, edit, decl);
      case "do":
      case "extend":
        return this.withStatements(edit, decl);
      case "say":
        return rewordDecl(this, edit, decl);
      default:
        return edit satisfies never;
    }
  }

  /** A game-wide handler is a declaration of its own, found by the name of its event. */
  private withStatements(
    edit: Extract<ast.Edit, { kind: "do" | "extend" }>,
    decl: ast.Decl,
  ): ast.Decl | undefined {
    if (decl.kind !== "event") return extendDecl(this, edit, decl);
    const at = this.decls.findIndex((one) => {
      return one.kind === "when" && one.event.text === decl.name.text;
    });
    const handler = this.decls[at];
    if (handler === undefined) this.fail(edit);
    else this.replace(at, handler, extendDecl(this, edit, handler));
    return undefined;
  }

  private putDeclaration(edit: Extract<ast.Edit, { kind: "declare" }>): void {
    const { decl, isNew } = edit;
    const at = isNew ? -1 : this.decls.findIndex((one) => isSame(one, decl));
    const former = this.decls[at];
    if (isNew) this.decls.push(decl);
    else if (former !== undefined) {
      // Its name is that of what it replaces.
      this.mentions.note(nameSpanOf(edit), nameSpanOf({ ...edit, decl: former }));
      this.decls[at] = decl;
    } else {
      const name = declarationTitle(decl);
      this.report("unknown-target", nameSpanOf(edit), {
        target: name,
        nearest: this.nearestTo(name),
        elsewhere: undefined,
      });
    }
  }

  private remove({ names }: ast.Path, at: number): void {
    const [name] = names;
    if (name !== undefined) this.gone.set(name.text, name.span);
    this.decls.splice(at, 1);
  }

  private editPart(
    edit: Exclude<ast.Edit, { kind: "declare" }>,
    at: number,
    target: ast.Declared,
  ): void {
    const part = this.partAt(edit.path, target);
    if (part === undefined) return;
    if (edit.kind === "remove") {
      const changed =
        part.kind === "item" || part.kind === "block"
          ? part.with(undefined)
          : part.kind === "formula" && part.optional
            ? part.with(undefined)
            : undefined;
      if (changed === undefined) this.fail(edit);
      else if (part.kind === "item" && part.item.kind === "member")
        this.gone.set(part.name, edit.path.span);
      this.replace(at, target, changed);
      return;
    }
    const changed =
      edit.kind === "say" ? rewordPart(this, edit, part) : changePart(this, edit, part);
    this.replace(at, target, changed);
  }

  private replace(at: number, target: ast.Declared, decl: ast.Decl | undefined): void {
    if (decl !== undefined) this.decls[at] = { ...decl, see: target.see };
  }

  /**
   * Returns the index of the declaration that a path begins with; -1 if there is none, which is
   * reported.
   */
  private find({ names }: ast.Path): number {
    const [first] = names;
    if (first === undefined) return -1;
    const at = this.decls.findIndex((decl) => isNamed(decl, first.text));
    if (at < 0) {
      const elsewhere = this.elsewhere(first.text);
      // An exact match elsewhere is preferred to a similar name.
      const like = elsewhere === undefined ? this.nearestTo(first.text) : undefined;
      const facts = { target: first.text, nearest: like, elsewhere };
      const taken = this.gone.get(first.text);
      this.mentions.gapAmong(first.span, this.names());
      this.report(
        "unknown-target",
        first.span,
        facts,
        taken && { span: taken, label: "removed-here" },
      );
    }
    const target = this.decls[at];
    if (target !== undefined && "name" in target) this.mentions.note(first.span, target.name.span);
    return at;
  }

  private partAt({ names }: ast.Path, decl: ast.Decl): NamedPart | undefined {
    const [owner, name, further] = names;
    if (owner === undefined || name === undefined) return undefined;
    const parts = listNamedParts(decl);
    const part = parts.find((one) => one.name === name.text);
    if (part?.kind === "item") this.mentions.note(name.span, findItemSpan(part.item));
    if (part !== undefined && further === undefined) return part;
    const known = [...new Set(parts.map((one) => one.name))];
    this.mentions.gapAmong(name.span, known);
    const { text, span } = part === undefined ? name : (further ?? name);
    this.report("no-such-part", span, {
      part: text,
      of: part === undefined ? owner.text : `${owner.text}.${name.text}`,
      known: part === undefined ? known : [],
      nearest: part === undefined ? findNearest(text, known) : undefined,
      elsewhere: this.elsewhere(text),
    });
    return undefined;
  }

  /** Returns the path of a part of that name elsewhere: it may have been moved there. */
  private elsewhere(name: string): string | undefined {
    for (const decl of this.decls) {
      if (listNamedParts(decl).some((part) => part.name === name))
        return `${declarationTitle(decl)}.${name}`;
    }
    return undefined;
  }

  private nearestTo(name: string): string | undefined {
    return findNearest(name, this.names());
  }

  /** Returns the names that paths can begin with. */
  private names(): string[] {
    return this.decls.filter(({ kind }) => !unaddressableKinds.has(kind)).map(declarationTitle);
  }

  /** Reports that an edit does not fit what its path names. */
  fail(edit: Exclude<ast.Edit, { kind: "declare" }>): undefined {
    const target = edit.path.names.map(({ text }) => text).join(".");
    this.report("not-changeable", edit.path.span, { target, how: edit.kind });
    return undefined;
  }
}

/** Declarations that paths do not refer to: their names are separate from those of rules. */
export const unaddressableKinds: ReadonlySet<ast.Decl["kind"]> = new Set([
  "look",
  "tells",
  "example",
  "variant",
  "question",
  "source",
]);

function isNamed(decl: ast.Decl, name: string): boolean {
  if (decl.kind === "flow" || decl.kind === "ranking" || decl.kind === "rating")
    return decl.kind === name;
  if (decl.kind === "counting") return name === "worth";
  return !unaddressableKinds.has(decl.kind) && "name" in decl && decl.name.text === name;
}

/** Where an edit that declares something names it. */
export function nameSpanOf({ decl, span }: Extract<ast.Edit, { kind: "declare" }>): Span {
  if ("name" in decl) return decl.name.span;
  return decl.kind === "when" ? decl.event.span : span;
}

/** What is declared once, or under the same name, is the same. */
function isSame(one: ast.Decl, other: ast.Decl): boolean {
  return one.kind === other.kind && declarationTitle(one) === declarationTitle(other);
}

/** What a declaration is called, in paths and messages. */
export function declarationTitle(decl: ast.Decl): string {
  if ("name" in decl) return decl.name.text;
  if (decl.kind === "when") return decl.event.text;
  return decl.kind === "counting" ? "worth" : decl.kind;
}
