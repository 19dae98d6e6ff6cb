import { excerptOf, wordsMissingIn } from "../../shared/excerpt.ts";
import type { Article } from "../../shared/news/article.ts";
import { textOfHtml } from "../../shared/text-of-html.ts";
import { articleCardText as text } from "./components.text.ts";

type Searched = Pick<Article, "title" | "tag" | "authorName" | "subtitle" | "abstract"> &
  Partial<Pick<Article, "content" | "files">>;

/** Undefined if title, tag or author show the hit already. */
export const hitExcerpt = (article: Searched, searchTerm: string | undefined): string | undefined => {
  if (!searchTerm) return undefined;
  const { title, tag, authorName, subtitle, abstract, content = null, files = [] } = article;
  const missing = wordsMissingIn([title, tag, authorName].join(" "), searchTerm);
  const around = (words: string | null) => (words ? excerptOf(words, missing) : undefined);
  const file = files.find(({ fileName }) => around(fileName));
  return (
    around(subtitle) ??
    around(abstract) ??
    around(content && textOfHtml(content)) ??
    (file && text.file(file.fileName))
  );
};
