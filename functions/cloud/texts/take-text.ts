import { indexedWords } from "../../data/files/document-words.ts";
import type { FileTexts } from "../../data/files/file-texts.repository.ts";
import type { Files } from "../../data/files/files.repository.ts";
import type { OwnerKind, StoredFile } from "../../data/files/stored-file.ts";
import { documentKindOf } from "../../platform/text-extraction/document-kind.ts";
import type { extractText } from "../../platform/text-extraction/extract-text.ts";
import { type Extraction, without } from "../../platform/text-extraction/extraction.ts";
import { TEXT_BYTES } from "../../platform/text-extraction/plain-text.ts";

/** The document is in memory while it is read. */
const MAX_BYTES = 50 * 1024 * 1024;
/** The worker itself died over the document: once may be bad luck. */
const MAX_TRIES = 2;

export interface TextDeps {
  readonly files: Pick<Files, "find" | "storeWords">;
  readonly texts: FileTexts;
  readonly extract: typeof extractText;
}

const searched: readonly (OwnerKind | undefined)[] = ["cloudItem", "article", "event", "forumEntry"];

const isSearched = (file: StoredFile | undefined): file is StoredFile =>
  searched.includes(file?.owner?.kind) && file?.state === "ready";

const extractionOf = async (file: StoredFile, { texts, extract }: TextDeps): Promise<Extraction> => {
  const kind = documentKindOf(file);
  if (!kind) return without("none");
  const isWhole = kind !== "text";
  if (isWhole && file.size > MAX_BYTES) return without("too-large");
  const bytes = await texts.readFile(file.id, isWhole ? MAX_BYTES : TEXT_BYTES);
  return bytes ? extract(kind, bytes) : without("none");
};

const take = async (file: StoredFile, tries: number, deps: TextDeps): Promise<Extraction> => {
  const { texts } = deps;
  await texts.put(file.id, { outcome: null, tries, text: "" });
  try {
    const found = tries > MAX_TRIES ? without("gave-up") : await extractionOf(file, deps);
    await texts.put(file.id, { ...found, tries });
    return found;
  } catch (error) {
    // The document is not to blame, so it keeps its tries.
    await texts.put(file.id, { outcome: null, tries: tries - 1, text: "" });
    throw error;
  }
};

export const takeText = async (deps: TextDeps, fileId: string): Promise<void> => {
  const { files, texts } = deps;
  const file = await files.find(fileId);
  if (!isSearched(file)) return;
  const before = await texts.find(fileId);
  const isTaken = typeof before?.outcome === "string";
  const { text } = isTaken ? before : await take(file, (before?.tries ?? 0) + 1, deps);
  await files.storeWords(fileId, indexedWords(text));
  // The file was removed meanwhile, and nobody else would remove its words.
  if (!isSearched(await files.find(fileId))) await texts.remove(fileId);
};
