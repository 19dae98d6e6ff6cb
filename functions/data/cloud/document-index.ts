import { meaningfulWords } from "../../../shared/search-words.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { IndexStore } from "../../platform/search/index-store.ts";
import { openIndexer } from "../../platform/search/indexer.ts";
import type { SearchedFields } from "../../platform/search/text-index.ts";
import type { CloudItems } from "./cloud-items.collection.ts";
import { openDocuments } from "./documents.ts";
import type { FileTexts } from "./file-texts.repository.ts";

/** The first different ones of a text: an index of all of them would hold gigabytes. */
const INDEXED_WORDS = 300;
const AT_ONCE = 20;

export interface IndexedText {
  readonly id: string;
  readonly words: string;
}

export const documentFields: SearchedFields<Stored<IndexedText>> = {
  text: { text: ({ words }) => words, weight: 1, isStemmed: true },
};

const firstWords = (text: string) => [...new Set(meaningfulWords(text))].slice(0, INDEXED_WORDS).join(" ");

/** Without those of which nothing is known yet. */
export const findIndexedTexts =
  ({ find }: Pick<FileTexts, "find">) =>
  async (fileIds: readonly string[]): Promise<Map<string, Stored<IndexedText>>> => {
    const found = new Map<string, Stored<IndexedText>>();
    const waiting = fileIds.values();
    const work = async () => {
      for (const id of waiting) {
        const text = await find(id);
        if (text && text.outcome !== null) found.set(id, { id, version: 1, words: firstWords(text.text) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return found;
  };

const PAGE = 1_000;

/** Its ids are those of files. */
export const openDocumentIndexer = (
  items: Pick<CloudItems, "projection">,
  texts: Pick<FileTexts, "find">,
  store: IndexStore,
) => {
  const documentsIn = openDocuments();
  const projection = async () => documentsIn(await items.projection());
  const findTexts = findIndexedTexts(texts);
  const findMany = async (ids: readonly string[]) => {
    const documents = await projection();
    return findTexts(ids.filter((id) => documents.get(id)));
  };
  const pages = async function* () {
    const ids = Array.from((await projection()).entries(), ({ id }) => id);
    for (let start = 0; start < ids.length; start += PAGE) {
      yield [...(await findTexts(ids.slice(start, start + PAGE))).values()];
    }
  };
  return openIndexer<IndexedText>({ name: "documents", projection, findMany, pages }, documentFields, store);
};

export type DocumentIndexer = ReturnType<typeof openDocumentIndexer>;
