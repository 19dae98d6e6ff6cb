import * as z from "zod";
import { ArticleFields } from "../../../shared/news/article.ts";
import {
  maySeeArticle,
  showsFilesToAnybody,
  showsImagesToAnybody,
} from "../../../shared/news/article-state.ts";
import { openFacts } from "../../data/files/owner-facts.ts";
import type { Table } from "../../platform/table/table.ts";
import type { OwnerAccess } from "../owner-access.ts";

const wasForNewsletters = z.boolean().optional();
const ArticleFacts = ArticleFields.pick({
  isInternalRelease: true,
  isPublicRelease: true,
  isNewsletterRelease: true,
  showsFilesPublicly: true,
  releaseDate: true,
  visibleUntil: true,
  organisationId: true,
  createdBy: true,
  ownedBy: true,
}).extend({ wasForNewsletters });

export const openArticleOwners = (table: Table): OwnerAccess => {
  const factsOf = openFacts(table, "ARTICLE", ArticleFacts);
  return {
    maySee: async (id, viewer, now) => {
      const article = await factsOf(id);
      return article !== undefined && maySeeArticle(viewer, article, now);
    },
    isPublic: async (id, kind, now) => {
      const article = await factsOf(id);
      const showsToAnybody = kind === "image" ? showsImagesToAnybody : showsFilesToAnybody;
      return article !== undefined && showsToAnybody(article, now);
    },
  };
};
