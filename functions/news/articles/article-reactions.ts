import { actorOf } from "../../../shared/contract/permissions.ts";
import { articleReactions as contract } from "../../../shared/news/article-reactions.contract.ts";
import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import { react, reactedTo } from "../../data/discussions/reacting.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { NewsDeps } from "../news.deps.ts";
import { articleResource } from "./article-access.ts";

export const articleReactions = implement<typeof contract, NewsDeps, Stored<StoredArticle>>(
  contract,
  {
    list: ({ resource }, deps) => reactedTo(resource.id, deps),

    set: async ({ resource, body: { kind } }, deps) => {
      const { id, allowsReactions, authorId } = resource;
      const takesReactions = allowsReactions && isVisibleInternally(resource, deps.now);
      if (kind !== null && !takesReactions) throw new Problem(articleProblems.noReactions);
      const author = authorId === null ? undefined : await deps.employees.find(authorId);
      const isNotified =
        author !== undefined && author.id !== actorOf(deps.viewer) && wantsBell(author, "reaction");
      return react({ id, subject: { area: "article", id }, author: authorId, isNotified }, kind, deps);
    },
  },
  { resource: articleResource },
);
