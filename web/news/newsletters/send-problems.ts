import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { sendText as text } from "./sending.text.ts";

/** What keeps a newsletter from being sent, as far as it can be seen from here. */
export const sendProblems = ({ articles }: Newsletter, now: Date): string[] => {
  if (articles.length === 0) return [text.noArticles];
  return articles.flatMap(({ title, isNewsletterRelease, releaseDate }) => {
    if (!isNewsletterRelease) return [text.notReleased(title)];
    return Date.parse(releaseDate) > now.getTime() ? [text.notYet(title)] : [];
  });
};
