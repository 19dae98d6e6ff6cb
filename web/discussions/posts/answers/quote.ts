import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import { answerText as text } from "../posts.text.ts";

/** Without images, which belong to what is quoted, and without what that quotes itself. */
export const quoteOf = ({ content, authorName }: Pick<ForumAnswer, "content" | "authorName">): string => {
  const quoted = new DOMParser().parseFromString(content ?? "", "text/html");
  for (const element of quoted.querySelectorAll("img, blockquote")) element.remove();
  for (const paragraph of quoted.querySelectorAll("p"))
    if (!paragraph.textContent?.trim()) paragraph.remove();
  const author = quoted.createElement("strong");
  author.textContent = text.wrote(authorName ?? text.nobody);
  return `<blockquote><p>${author.outerHTML}</p>${quoted.body.innerHTML}</blockquote><p></p>`;
};
