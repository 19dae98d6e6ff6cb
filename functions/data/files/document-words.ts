import { excerptOf } from "../../../shared/excerpt.ts";
import { meaningfulWords } from "../../../shared/search-words.ts";
import { describeError, log } from "../../platform/logging/log.ts";
import { lazily } from "../../platform/runtime/lazily.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import { documentKindOf } from "../../platform/text-extraction/document-kind.ts";
import type { FileTexts } from "./file-texts.repository.ts";

/** The first different ones of a text: an index of all of them would hold gigabytes. */
const INDEXED_WORDS = 300;
const READ_TOGETHER = 20;

export interface NamedFile {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
}

export type Texts = () => Promise<Pick<FileTexts, "find">>;

/** Who never searches never loads S3's client. */
export const ownTexts: Texts = lazily(async () =>
  (await import("./file-texts.repository.ts")).openFileTexts(),
);

const firstWords = (text: string) => [...new Set(meaningfulWords(text))].slice(0, INDEXED_WORDS).join(" ");

export const isDocument = (file: NamedFile) => documentKindOf(file) !== undefined;

/** Of all files of each; without those with a document whose text has not been taken out yet. */
export const wordsOf = async (
  files: ReadonlyMap<string, readonly NamedFile[]>,
  texts: Texts,
): Promise<ReadonlyMap<string, string>> => {
  const words = new Map<string, string>();
  const waiting = files.entries();
  const read = async () => {
    for (const [id, some] of waiting) {
      const found: string[] = [];
      for (const file of some.filter(isDocument)) {
        const text = await (await texts()).find(file.id);
        if (text && text.outcome !== null) found.push(firstWords(text.text));
      }
      if (found.length === some.filter(isDocument).length) words.set(id, found.join(" "));
    }
  };
  await Promise.all(Array.from({ length: READ_TOGETHER }, read));
  return words;
};

/** Around the first of the words, in the first file that has one. */
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

/** Whatever has files, with the words of these once they are all known. */
export type WithWords<Entity> = Entity & { readonly words?: string | undefined };

export const withWords =
  <Listed, Entity extends { readonly files: readonly NamedFile[] }>(
    find: (rows: ReadonlyMap<string, Listed>) => Promise<ReadonlyMap<string, Entity>>,
    texts: Texts = ownTexts,
  ) =>
  async (rows: ReadonlyMap<string, Listed>): Promise<ReadonlyMap<string, WithWords<Entity>>> => {
    const found = await find(rows);
    const words = await wordsOf(new Map(Array.from(found, ([id, { files }]) => [id, files])), texts);
    return new Map(Array.from(found, ([id, entity]) => [id, { ...entity, words: words.get(id) }]));
  };

export const isWithWords = ({ words }: WithWords<unknown>): boolean => words !== undefined;

export const wordsField = {
  words: { text: ({ words }) => words, weight: 1, isStemmed: true },
} satisfies SearchedFields<WithWords<unknown>>;
