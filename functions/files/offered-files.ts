import { openArticles } from "../data/articles/articles.collection.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { openNewsletters } from "../data/newsletters/newsletters.collection.ts";
import { equalSecrets } from "../platform/security/secret.ts";
import type { Table } from "../platform/table/table.ts";

/** The files that newsletters offer to whoever has their mail: attachments of articles, by the editor's choice. */
export const openOfferedFiles = (table: Table) => {
  const newsletters = openNewsletters(table);
  const articles = openArticles(table);

  return {
    /** Whether the newsletter offers this very file to who knows the token, and its article may still go out. */
    includes: async (newsletterId: string, { id, owner }: StoredFile, token: string): Promise<boolean> => {
      if (owner?.kind !== "article") return false;
      const newsletter = await newsletters.find(newsletterId);
      const expected = newsletter?.fileTokens?.[owner.id];
      if (expected === undefined || !equalSecrets(expected, token)) return false;
      const article = await articles.find(owner.id);
      return article?.isNewsletterRelease === true && article.files.some((file) => file.id === id);
    },
  };
};
