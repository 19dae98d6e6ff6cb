import { excerptOf } from "../../../shared/excerpt.ts";
import { meaningfulWords } from "../../../shared/search-words.ts";
import { describeError, log } from "../../platform/logging/log.ts";
import { lazily } from "../../platform/runtime/lazily.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import { documentKindOf } from "../../platform/text-extraction/document-kind.ts";
import type { FileTexts } from "./file-texts.repository.ts";
import type { Files } from "./files.repository.ts";

/** Only the first different words: an index of all would hold gigabytes. */
const INDEXED_WORDS = 300;

export interface NamedFile {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
}

export type Texts = () => Promise<Pick<FileTexts, "find">>;

/** A function that never searches never loads S3's client. */
export const ownTexts: Texts = lazily(async () =>
  (await import("./file-texts.repository.ts")).openFileTexts(),
);

export const indexedWords = (text: string): string =>
  [...new Set(meaningfulWords(text))].slice(0, INDEXED_WORDS).join(" ");

export const isDocument = (file: NamedFile) => documentKindOf(file) !== undefined;

export type FileWords = Pick<Files, "wordsOf">;

/** Leaves out entities with a document whose text has not been extracted yet. */
export const wordsOf = async (
  files: ReadonlyMap<string, readonly NamedFile[]>,
  fileWords: FileWords,
): Promise<ReadonlyMap<string, string>> => {
  const documents = Array.from(files, ([id, some]) => [id, some.filter(isDocument)] as const);
  const known = await fileWords.wordsOf(documents.flatMap(([, some]) => some.map(({ id }) => id)));
  return new Map(
    documents.flatMap(([id, some]) => {
      const words = some.flatMap((file) => known.get(file.id) ?? []);
      return words.length === some.length ? [[id, words.join(" ")]] : [];
    }),
  );
};

/** Cut around the first of the words, in the first file that has one. */
export const excerptIn = async (
  files: readonly NamedFile[],
  words: readonly string[],
  texts: Texts,
): Promise<{ readonly fileName: string; readonly excerpt: string } | undefined> => {
  if (words.length === 0) return undefined;
  try {
    for (const { id, fileName } of files.filter(isDocument)) {
      const found = await (await texts()).find(id);
      const excerpt = found && excerptOf(found.text, words);
      if (excerpt) return { fileName, excerpt };
    }
  } catch (error) {
    log.warn("a document's text was not read", describeError(error));
  }
  return undefined;
};

export type WithWords<Entity> = Entity & { readonly words?: string | undefined };

export const withWords =
  <Listed, Entity extends { readonly files: readonly NamedFile[] }>(
    find: (rows: ReadonlyMap<string, Listed>) => Promise<ReadonlyMap<string, Entity>>,
    fileWords: FileWords,
  ) =>
  async (rows: ReadonlyMap<string, Listed>): Promise<ReadonlyMap<string, WithWords<Entity>>> => {
    const found = await find(rows);
    const words = await wordsOf(new Map(Array.from(found, ([id, { files }]) => [id, files])), fileWords);
    return new Map(Array.from(found, ([id, entity]) => [id, { ...entity, words: words.get(id) }]));
  };

export const isWithWords = ({ words }: WithWords<unknown>): boolean => words !== undefined;

export const wordsField = {
  words: { text: ({ words }) => words, weight: 1, isStemmed: true },
} satisfies SearchedFields<WithWords<unknown>>;
