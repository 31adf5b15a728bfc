// Lines above declarations: what examples show them, what variants change them; and examples, to
// be played.

import type { LocalizedText } from "../../ir/ir.ts";
import type { Span } from "../../source/span.ts";
import type { Workspace } from "../workspace.ts";
import { exampleCount, serviceTexts, variantCount } from "./service-texts.ts";

export interface CodeLens {
  /** The name above which it stands. */
  readonly span: Span;
  readonly title: LocalizedText;
  /** `example`: it can be played; the others lead to the places of examples and variants. */
  readonly kind: "example" | "examples" | "variants";
  /** The example; of the others, where they lead. */
  readonly id: string;
  /** For an example of a variant: the variant with which it is played. */
  readonly variant: string | undefined;
  readonly places: readonly Span[];
}

/** All lenses of a file, in the order of the text. */
export function codeLenses(workspace: Workspace, file: string): CodeLens[] {
  return [...exampleLenses(workspace), ...ruleLenses(workspace)]
    .filter(({ span }) => span.file === file)
    .sort((a, b) => a.span.start - b.span.start);
}

function exampleLenses(workspace: Workspace): CodeLens[] {
  const own = workspace.declarations.flatMap((decl) =>
    decl.kind === "example" ? [{ example: decl, variant: undefined }] : [],
  );
  const others = workspace.variants.flatMap(({ id, changes }) =>
    changes.examples.map((example) => ({ example, variant: id })),
  );
  return [...own, ...others].map(({ example: { name }, variant }) => ({
    span: name.span,
    title: serviceTexts.play,
    kind: "example",
    id: name.text,
    variant,
    places: [],
  }));
}

function ruleLenses(workspace: Workspace): CodeLens[] {
  return workspace.declarations.flatMap((decl): CodeLens[] => {
    if (!("name" in decl) || ["example", "look", "variant", "question"].includes(decl.kind))
      return [];
    const { text, span } = decl.name;
    const examples = workspace.examplesOf(text).map(({ name }) => name.span);
    const variants = workspace.variantsChanging(text).map(({ changes }) => changes.name.span);
    const lens = (kind: "examples" | "variants", title: LocalizedText, places: readonly Span[]) =>
      places.length === 0 ? [] : [{ span, title, kind, id: text, variant: undefined, places }];
    return [
      ...lens("examples", exampleCount(examples.length), examples),
      ...lens("variants", variantCount(variants.length), variants),
    ];
  });
}
