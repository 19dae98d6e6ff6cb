import { listConfig } from "../../../shared/contract/list.ts";
import { actorOf, isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { newsTrash as contract } from "../../../shared/news/trash.contract.ts";
import type { ArticleAsItWas } from "../../data/articles/article-versions.repository.ts";
import type { Articles, StoredArticle } from "../../data/articles/articles.collection.ts";
import { trashedArticles } from "../../data/articles/visible-articles.ts";
import { openCreators } from "../../data/people/creators.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { SubjectOptions } from "../../platform/http/subject.ts";
import { formerReleasesOf } from "../articles/article-draft.ts";
import type { NewsDeps } from "../news.deps.ts";
import { purgeArticle } from "./purge-article.ts";

interface Deleting {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly deletedByName: string;
}

/** Withdrawn, so that whatever asks for released articles has lost it, and nothing appears by restoring it. */
export const trashed = (article: StoredArticle, { viewer, now, deletedByName }: Deleting): StoredArticle => {
  const draft = { ...article, ...flagsOf("draft") };
  const [deletedBy, deletedAt] = [actorOf(viewer), now.toISOString()];
  return {
    ...draft,
    formerReleases: formerReleasesOf(draft, article),
    release: null,
    modifiedAt: deletedAt,
    modifiedBy: deletedBy,
    deletedAt,
    deletedBy,
    deletedByName,
  };
};

const inTrash: SubjectOptions<{ readonly articles: Articles }, ArticleAsItWas> = {
  source: ({ articles }) => articles.withTrash,
  visible: ({ deletedAt, organisationId }, { viewer }) =>
    Boolean(deletedAt) && isAllowed(viewer, "EDIT_NEWS", organisationId),
};

const latestFirst = { field: "deletedAt", direction: "desc" } as const;

export const newsTrash = implement<typeof contract, NewsDeps, ArticleAsItWas>(
  contract,
  {
    list: async ({ query: { config } }, { articles, employees, viewer }) => {
      const creators = openCreators(employees, config.withCreator);
      const sort = config.sort.length > 0 ? config.sort : [latestFirst];
      const found = await articles.list(listConfig({ ...config, sort }), trashedArticles(viewer), {
        relatedKeys: creators.keysOf,
      });
      const { totalCount, data } = creators.page(found);
      return {
        totalCount,
        data: data.map(({ deletedBy = null, deletedByName = null, ...article }) => ({
          ...article,
          deletedAt: article.deletedAt ?? article.modifiedAt,
          deletedBy,
          deletedByName,
        })),
      };
    },

    restore: async ({ subject }, { articles, trail }) =>
      articles.withTrash.update(
        subject.id,
        (article) => {
          if (!article.deletedAt) throw new Problem(articles.missing);
          return { ...article, deletedAt: null, deletedBy: null, deletedByName: null };
        },
        { from: subject, inTransaction: async () => [await trail.write()] },
      ),

    remove: async ({ subject }, deps) => purgeArticle(subject, deps, [await deps.trail.write()]),
  },
  { subject: inTrash },
);
