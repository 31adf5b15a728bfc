// Order of a form: the most used fields first, pieces grouped by family.

import type { ast } from "../../dsl/index.ts";
import { capitalised, type SiteLanguage } from "../../i18n/language.ts";
import { type EditTarget, getDeclarationName } from "./edit-targets.ts";
import { createField, indexRules } from "./fields.ts";
import type { FormChapter, FormField, FormGroup, Subject, What } from "./form-model.ts";
import type { FormSource } from "./form-source.ts";

const chapters: readonly FormChapter[] = [
  "names",
  "values",
  "tables",
  "pieces",
  "things",
  "boards",
  "course",
];

/** The order within a chapter. */
const order: readonly What[] = [
  "players",
  "effect",
  "value",
  "numbers",
  "starts",
  "max",
  "places",
  "row",
  "copies",
  "present",
  "hidden",
  "quality",
];

interface Entry {
  readonly chapter: FormChapter;
  /** Name of the family of pieces; empty for chapters without groups. */
  readonly family: string;
  /** Name of the piece; empty for fields of several declarations. */
  readonly subject: string;
  readonly field: FormField;
}

/** Groups all fields of a form by chapter and family. */
export function groupsOf(reading: FormSource, language: SiteLanguage): FormGroup[] {
  const { current, origin } = reading;
  // Only the presence of a removed declaration stays editable, so that it can be restored.
  const removed = [...(origin?.places ?? [])].filter(([, { form }]) => form === "remove");
  const places = new Map([...removed, ...current.places]);
  const entries = [...places.values()].flatMap((place): Entry[] => {
    const field = createField(reading, place.id, language);
    return field === undefined ? [] : [{ ...whereOf(place), field }];
  });
  return chapters.flatMap((chapter) => {
    const own = entries.filter((entry) => entry.chapter === chapter);
    return [...new Set(own.map(({ family }) => family))].map((family): FormGroup => {
      const members = own.filter((entry) => entry.family === family);
      const title = family === "" ? undefined : titleOf(reading, family, language);
      return {
        id: `${chapter} ${family}`,
        chapter,
        title,
        subjects: subjectsOf(reading, members, language),
      };
    });
  });
}

function subjectsOf(
  reading: FormSource,
  entries: readonly Entry[],
  language: SiteLanguage,
): Subject[] {
  return [...new Set(entries.map(({ subject }) => subject))].map((subject) => ({
    id: subject,
    title: subject === "" ? "" : titleOf(reading, subject, language),
    fields: entries
      .filter((entry) => entry.subject === subject)
      .map(({ field }) => field)
      .toSorted((a, b) => order.indexOf(a.what) - order.indexOf(b.what)),
  }));
}

function titleOf({ current, origin }: FormSource, name: string, language: SiteLanguage): string {
  const rule = indexRules(current.game).get(name) ?? (origin && indexRules(origin.game).get(name));
  return capitalised(rule?.title[language] ?? name);
}

function whereOf({ what, decl }: EditTarget): Pick<Entry, "chapter" | "family" | "subject"> {
  const subject = getDeclarationName(decl);
  if (decl.kind === "piece") return { chapter: "pieces", family: familyOf(decl), subject };
  if (decl.kind === "family") return { chapter: "pieces", family: subject, subject };
  const chapter = decl.kind === "board" ? "boards" : chapterOf(what);
  return { chapter, family: "", subject: "" };
}

function familyOf(piece: ast.Piece): string {
  return piece.family?.text ?? "";
}

function chapterOf(what: EditTarget["what"]): FormChapter {
  if (what === "names") return "names";
  if (what === "value") return "values";
  if (what === "table") return "tables";
  return what === "numbers" || what === "present" ? "course" : "things";
}
