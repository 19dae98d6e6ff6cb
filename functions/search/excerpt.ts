import { excerptOf, wordsMissingIn } from "../../shared/excerpt.ts";
import { excerptIn, type NamedFile, ownTexts } from "../data/files/document-words.ts";
import { inAttachment } from "./search.text.ts";

const LENGTH = 180;

const beginningOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= LENGTH
    ? line
    : `${line.slice(0, line.lastIndexOf(" ", LENGTH) + 1 || LENGTH).trim()} …`;
};

/** Cut around words that the title lacks, else from the beginning of the first text. */
export const excerptFrom = (
  searchTerm: string,
  title: string,
  texts: readonly (string | null | undefined)[],
): string => {
  const missing = wordsMissingIn(title, searchTerm);
  for (const text of texts) {
    const excerpt = text && excerptOf(text, missing);
    if (excerpt) return excerpt;
  }
  return beginningOf(texts.find(Boolean) ?? "");
};

/** Cut from an attachment if only that has the words. */
export const excerptWith = async (
  files: readonly NamedFile[],
  searchTerm: string,
  title: string,
  texts: readonly (string | null | undefined)[],
): Promise<string> => {
  const missing = wordsMissingIn([title, ...texts].join(" "), searchTerm);
  const found = await excerptIn(files, missing, ownTexts);
  return found ? inAttachment(found.fileName, found.excerpt) : excerptFrom(searchTerm, title, texts);
};
