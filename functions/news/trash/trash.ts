import { actorOf, isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { trashProblems } from "../../../shared/news/news.problems.ts";
import { newsTrash as contract } from "../../../shared/news/trash.contract.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";
import { formerTargetsOf } from "../articles/article-draft.ts";
import type { NewsDeps } from "../news.deps.ts";
import { purgeArticle } from "./purge-article.ts";
import { type Kind, putBack, type TrashedThing } from "./put-back.ts";

interface Deleting {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly deletedByName: string;
}

export const trashed = (article: StoredArticle, { viewer, now, deletedByName }: Deleting): StoredArticle => {
  const draft = { ...article, ...flagsOf("draft") };
  const [deletedBy, deletedAt] = [actorOf(viewer), now.toISOString()];
  return {
    ...draft,
    formerReleases: formerTargetsOf(draft, article),
    release: null,
    modifiedAt: deletedAt,
    modifiedBy: deletedBy,
    deletedAt,
    deletedBy,
    deletedByName,
  };
};

const sourceOf = ({ articles, trashedNewsletters, trashedSubscribers }: NewsDeps) => ({
  missing: trashProblems.notFound,
  keysOf: (id: string, { kind = "" }: Readonly<Record<string, string>>) => {
    if (kind === "articles") return articles.keysOf(id);
    if (kind === "newsletters") return [trashedNewsletters.keyOf(id)];
    return kind === "subscribers" ? [trashedSubscribers.keyOf(id)] : [];
  },
  entityFrom: (
    itemAt: Parameters<typeof articles.entityFrom>[0],
    id: string,
    { kind = "" }: Readonly<Record<string, string>>,
  ): TrashedThing | undefined => {
    if (kind === "articles") {
      const article = articles.withTrash.entityFrom(itemAt, id);
      return article?.deletedAt ? { kind, id, organisationId: article.organisationId, article } : undefined;
    }
    if (kind === "newsletters") {
      const found = trashedNewsletters.trashedFrom(itemAt(trashedNewsletters.keyOf(id)));
      return found && { kind, id, organisationId: found.entity.organisationId, newsletter: found.entity };
    }
    if (kind !== "subscribers") return undefined;
    const found = trashedSubscribers.trashedFrom(itemAt(trashedSubscribers.keyOf(id)));
    return found && { kind, id, organisationId: found.entity.organisationId, subscriber: found };
  },
});

const inTrash: ResourceOptions<NewsDeps, TrashedThing> = {
  source: sourceOf,
  visible: ({ organisationId }, { viewer }) => isAllowed(viewer, "EDIT_NEWS", organisationId),
};

const purged = {
  articles: "article.purged",
  newsletters: "newsletter.purged",
  subscribers: "subscriber.purged",
} as const satisfies Record<Kind, string>;

export const newsTrash = implement<typeof contract, NewsDeps, TrashedThing>(
  contract,
  {
    restore: async ({ resource }, deps) => {
      await putBack(resource, deps);
      return { kind: resource.kind, id: resource.id };
    },

    remove: async ({ resource }, deps) => {
      const { id } = resource;
      const proof = await deps.trail.write({ action: purged[resource.kind], subject: { id } });
      if (resource.kind === "articles") return purgeArticle(resource.article, deps, [proof]);
      const take =
        resource.kind === "newsletters"
          ? [deps.trashedNewsletters.takeWrite(id), ...deps.runs.forgetWrites(id)]
          : [deps.trashedSubscribers.takeWrite(id)];
      if (!(await deps.table.tryTransact([...take, proof]))) notFound(trashProblems.notFound);
    },
  },
  { resource: inTrash },
);
