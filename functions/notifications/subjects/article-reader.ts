import * as z from "zod";
import { isAllowed } from "../../../shared/contract/permissions.ts";
import { ArticleFields } from "../../../shared/news/article.ts";
import { maySeeArticle } from "../../../shared/news/article-state.ts";
import { factsIn, type SubjectReader } from "../subject-reader.ts";

const ArticleFacts = ArticleFields.pick({
  title: true,
  urlTitle: true,
  isInternalRelease: true,
  releaseDate: true,
  visibleUntil: true,
  organisationId: true,
  createdBy: true,
  ownedBy: true,
}).extend({ deletedAt: z.iso.datetime().nullish() });

const keyOf = (id: string) => ({ pk: "ARTICLE", sk: id });

export const articleReader: SubjectReader = {
  keysOf: ({ subjectId }) => [keyOf(subjectId)],
  shown: ({ subjectId, kind }, viewer, known, now) => {
    const article = factsIn(ArticleFacts, known.at(keyOf(subjectId)));
    if (!article || !maySeeArticle(viewer, article, now)) return undefined;
    const isForEditors = !["article", "confirm", "reaction"].includes(kind);
    if (isForEditors && !isAllowed(viewer, "EDIT_NEWS", article.organisationId)) return undefined;
    const page = isForEditors
      ? `${encodeURIComponent(subjectId)}/edit`
      : encodeURIComponent(article.urlTitle);
    return { title: article.title, path: `/news/articles/${page}` };
  },
};
