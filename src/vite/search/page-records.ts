// Search records of pages, and of the questions that they answer.

import type { RecordKind, SearchRecord } from "../../search/record.ts";
import type { BuiltPage, PageBlock } from "./built-page.ts";
import type { GameWords } from "./game-words.ts";
import { sentencesIn } from "./sentences.ts";
import { relatedWords, type Vocabulary } from "./vocabulary.ts";

const kinds: Readonly<Record<string, RecordKind>> = {
  rules: "chapter",
  tiles: "tile",
  learn: "lesson",
  language: "reference",
  codes: "code",
};

/** Pages that repeat what others explain, a little of everything. */
const collections = /^(?:rules|questions)\/[^/]+\/(?:faq\/|glossary\/|summary\/|)$/;

/** Returns the records of a page: itself, and its questions. */
export function pageRecords(
  page: BuiltPage,
  counterpart: BuiltPage | undefined,
  words: GameWords,
  vocabulary: Vocabulary,
): SearchRecord[] {
  const game = words.games.find(({ folder }) => page.path.split("/").includes(folder));
  const title = game?.title[page.language] ?? "";
  const record = pageRecord(page, counterpart, vocabulary, title);
  const entries = game?.glossary.filter(
    ({ chapter }) => page.path === `rules/${game.folder}/${chapter}/`,
  );
  const aliases = (entries ?? []).flatMap(({ de, en }) => [...de, ...en]);
  const answered = page.blocks.filter(({ kind }) => kind === "answered");
  const phrases = [
    ...page.keywords,
    ...(counterpart?.keywords ?? []),
    ...answered.map(({ text }) => text),
    ...aliases,
  ];
  return [{ ...record, phrases }, ...questionRecords(page, vocabulary, title)];
}

function pageRecord(
  { url, path, language, title, description, blocks }: BuiltPage,
  counterpart: BuiltPage | undefined,
  vocabulary: Vocabulary,
  game: string,
): SearchRecord {
  const headings = textOf(blocks.filter(({ kind }) => kind === "heading").slice(1));
  const text = textOf(blocks.filter(({ kind }) => kind !== "heading"));
  const foreign = `${counterpart?.title ?? ""} ${counterpart?.description ?? ""}`;
  const isTilePage = kindOf(path) === "tile";
  const sentences = blocks
    .filter(({ kind }) => kind === "prose" || (isTilePage && kind === "rule"))
    .flatMap(({ text }) => sentencesIn(text, language));
  return {
    url,
    kind: kindOf(path),
    title,
    place: game,
    weight: collections.test(path) ? 0.5 : 1,
    phrases: [],
    texts: {
      title,
      name: path.split("/").at(-2) ?? "",
      headings: `${headings} ${description}`,
      text,
      related: `${foreign} ${relatedWords(`${title} ${headings} ${text}`, language, vocabulary)}`,
      game,
    },
    sentences: sentences.length > 0 ? sentences : [description],
  };
}

function kindOf(path: string): RecordKind {
  const [first = "", ...rest] = path.split("/").filter(Boolean);
  const isContents = rest.length < (["language", "codes"].includes(first) ? 1 : 2);
  if (isContents || rest.at(-1) === "review") return "page";
  return kinds[first] ?? "page";
}

/** A heading that asks something is a question; what follows it, up to the next, its answer. */
function questionRecords(
  { url, path, title, language, blocks }: BuiltPage,
  vocabulary: Vocabulary,
  game: string,
): SearchRecord[] {
  if (!/^(?:rules|questions)\//.test(path)) return [];
  return blocks.flatMap((block, at): SearchRecord[] => {
    if (block.kind !== "heading" || block.id === undefined || !block.text.endsWith("?")) return [];
    const next = blocks.findIndex(({ kind }, later) => later > at && kind === "heading");
    const answer = blocks.slice(at + 1, next < 0 ? undefined : next);
    const text = textOf(answer);
    const sentences = answer
      .filter(({ kind }) => kind === "prose")
      .flatMap((one) => sentencesIn(one.text, language));
    const related = relatedWords(`${block.text} ${text}`, language, vocabulary);
    const texts = { title: block.text, name: "", headings: title, text, related, game };
    const place = game === "" ? title : `${title}, ${game}`;
    const questionUrl = `${url}#${block.id}`;
    return [
      {
        url: questionUrl,
        kind: "question",
        title: block.text,
        place,
        weight: 1,
        phrases: [],
        texts,
        sentences,
      },
    ];
  });
}

function textOf(blocks: readonly PageBlock[]): string {
  return blocks.map(({ text }) => text).join(" ");
}
