// What a call takes, while it is written.

import type { IToken } from "chevrotain";
import type { TextLanguage } from "../../source/language.ts";
import type * as ast from "../../syntax/ast.ts";
import { constructOf } from "../constructs/constructs.ts";
import { callableNamed, paramText } from "../editing/callable.ts";
import type { TextPlace, Workspace } from "../workspace.ts";

export interface CallSignature {
  /** `toll(tide: Tide, size: 1..6)` */
  readonly label: string;
  /** The parameters as they stand in the label. */
  readonly parameters: readonly string[];
  /** Which of them stands at the place, from 0. */
  readonly active: number;
  /** What it says, for functions of the language. */
  readonly about: string | undefined;
}

/** The call in whose brackets a place lies. */
export function signatureHelp(
  workspace: Workspace,
  { file, offset }: TextPlace,
  language: TextLanguage,
): CallSignature | undefined {
  const tokens = workspace.parsedAt(file)?.tokens ?? [];
  const call = openCall(tokens.filter(({ startOffset }) => startOffset < offset));
  if (call === undefined) return undefined;
  const { name, active } = call;
  const declared = callableNamed(workspace, name);
  const taken = declared === undefined ? [] : [...declared.params, ...picksOf(declared)];
  if (declared !== undefined && taken.length > 0) {
    const parameters = taken.map((one) =>
      "type" in one ? paramText(workspace, one) : `${one.name.text}: …`,
    );
    return { label: `${name}(${parameters.join(", ")})`, parameters, active, about: undefined };
  }
  const found = constructOf(name);
  const brackets = found && /^\w+\((.*)\)$/.exec(found.syntax);
  if (found === undefined || !brackets) return undefined;
  const parameters = (brackets[1] ?? "").split(", ");
  return { label: found.syntax, parameters, active, about: found[language] };
}

/** In examples, moves name what is picked. */
function picksOf(decl: ast.Decl): readonly ast.Pick["items"][number][] {
  if (decl.kind !== "action") return [];
  return decl.head.flatMap((item) => (item.kind === "pick" ? item.items : []));
}

/** The name before the innermost bracket that is open, and how many commas are behind that. */
function openCall(
  tokens: readonly IToken[],
): { readonly name: string; readonly active: number } | undefined {
  let depth = 0;
  let active = 0;
  for (const [i, { image }] of [...tokens.entries()].reverse()) {
    if (image === "{" || image === "}") return undefined;
    if (image === ")" || image === "]") depth++;
    else if (depth === 0 && image === ",") active++;
    else if (image === "(" || image === "[") {
      if (depth-- > 0) continue;
      const name = tokens[i - 1]?.image ?? "";
      return image === "(" && /^\w+$/.test(name) ? { name, active } : undefined;
    }
  }
  return undefined;
}
