import { Article } from "../../../shared/news/article.ts";
import { maySeeArticle } from "../../../shared/news/article-state.ts";
import { factsIn, type SubjectReader } from "../subject-reader.ts";

const ArticleFacts = Article.pick({
  title: true,
  urlTitle: true,
  isInternalRelease: true,
  releaseDate: true,
  visibleUntil: true,
  organisationId: true,
  createdBy: true,
  ownedBy: true,
});

const keyOf = (id: string) => ({ pk: "ARTICLE", sk: id });

export const articleReader: SubjectReader = {
  keysOf: ({ subjectId }) => [keyOf(subjectId)],
  shown: ({ subjectId }, viewer, known, now) => {
    const article = factsIn(ArticleFacts, known.at(keyOf(subjectId)));
    return article && maySeeArticle(viewer, article, now)
      ? { title: article.title, path: `/news/articles/${encodeURIComponent(article.urlTitle)}` }
      : undefined;
  },
};
