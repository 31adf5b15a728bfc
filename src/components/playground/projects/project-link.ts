// The part of an address that opens a piece of work, an entry of the gallery, or something new:
// `#work=…`, `#gallery=calm`, `#new`, or a link with all of it in `#v1?…`.

import type { RulesFile } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import { findVariantNames } from "../../../playground/project.ts";
import {
  type Packing,
  readShare,
  type Shared,
  type ShareProblem,
} from "../../../playground/share-link.ts";
import { packText, unpackText } from "../../ui/packed.ts";

const packing: Packing = { pack: packText, unpack: unpackText };

export { packing };

type ProjectRequest =
  | { readonly kind: "nothing" | "new" }
  | { readonly kind: "work" | "gallery"; readonly id: string }
  | { readonly kind: "shared"; readonly shared: Shared }
  | { readonly kind: "problem"; readonly problem: ShareProblem };

/** Decodes the fragment of a URL as a request to open a project. */
export async function readProjectRequest(hash: string): Promise<ProjectRequest> {
  if (hash === "#new") return { kind: "new" };
  const [, kind, id = ""] = /^#(work|gallery)=([\w-]{1,80})$/.exec(hash) ?? [];
  if (kind === "work" || kind === "gallery") return { kind, id };
  const opened = await readShare(hash, packing);
  return opened.kind === "none" ? { kind: "nothing" } : opened;
}

/** The file of a game in which a variant stands, and what the variant is called. */
export function galleryFile(
  sources: readonly RulesFile[],
  id: string,
  language: SiteLanguage,
): { readonly title: string; readonly source: RulesFile } | undefined {
  const source = sources.find((one) => findVariantNames([one]).includes(id));
  if (source === undefined) return undefined;
  const declared = source.text.slice(source.text.search(new RegExp(`\\bvariant[ \\t]+${id}\\b`)));
  const words = new RegExp(`\\b${language}[ \\t]+"((?:[^"\\\\]|\\\\.)*)"`).exec(declared);
  return { title: words?.[1] ?? id, source };
}
