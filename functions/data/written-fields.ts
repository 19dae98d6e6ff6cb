import { fileWords } from "../../shared/files/file-words.ts";
import { textOfHtml } from "../../shared/text-of-html.ts";
import type { SearchedFields } from "../platform/search/searched-fields.ts";

interface Written {
  readonly files: readonly { readonly fileName: string }[];
  readonly authorName: string | null;
  readonly content: string | null;
}

export const writtenFields = {
  files: {
    text: ({ files }) => files.map(({ fileName }) => fileWords(fileName)).join(" "),
    weight: 2,
    hasCompounds: true,
  },
  authorName: { text: ({ authorName }) => authorName, weight: 4 },
  content: { text: ({ content }) => content && textOfHtml(content), weight: 1 },
} satisfies SearchedFields<Written>;
