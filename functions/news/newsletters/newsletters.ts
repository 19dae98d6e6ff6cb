import { fileProblems } from "../../../shared/files/files.problems.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import { newsletters as contract } from "../../../shared/news/newsletters.contract.ts";
import { type StoredNewsletter, withoutPlan } from "../../data/newsletters/newsletters.collection.ts";
import { actorName } from "../../data/people/actor-name.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { withTextSearch } from "../../platform/collection/text-search.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { copyTitle } from "../copy-title.ts";
import type { NewsDeps } from "../news.deps.ts";
import { text } from "../news.text.ts";
import { newsletterResource } from "./newsletter-access.ts";
import { loadArticlesOf } from "./newsletter-articles.ts";
import { loadNewsletterContent, previewedFor } from "./newsletter-content.ts";
import { newsletterFrom } from "./newsletter-draft.ts";
import { listedFor } from "./newsletters-to-approve.ts";
import { loadShown, shownWith } from "./present-approval.ts";
import { countRecipients } from "./recipients.ts";

export const newsletters = implement<typeof contract, NewsDeps, Stored<StoredNewsletter>>(
  contract,
  {
    list: async ({ query }, deps) => {
      const { newsletters, articles, employees, viewer } = deps;
      const creators = openCreators(employees, query.config.withCreator);
      const { totalCount, data, related } = await newsletters.list(
        ...listedFor(withTextSearch(query.config), viewer),
        { relatedKeys: (row) => [...row.articleIds.map(articles.keyOf), ...creators.keysOf(row)] },
      );
      const creatorOf = creators.among(related);
      const known = new Map(
        related.flatMap((item) => {
          const article = item.pk === articles.keyOf("").pk ? articles.entityOf(item) : undefined;
          return article ? [[article.id, article] as const] : [];
        }),
      );
      return {
        totalCount,
        data: await Promise.all(
          data.map(async (newsletter) => ({
            ...(await shownWith(newsletter, known, deps)),
            ...creatorOf(newsletter),
          })),
        ),
      };
    },

    read: ({ resource }, deps) => loadShown(resource, deps),

    create: async ({ body }, deps) => {
      const newsletter = await deps.newsletters.insert(await newsletterFrom(body, undefined, deps));
      return loadArticlesOf(newsletter, deps.articles);
    },

    update: async ({ resource, body, ifVersion }, deps) => {
      const newsletter = await deps.newsletters.update(
        resource.id,
        (current) => {
          if (current.startedSendingAt !== null) throw new Problem(newsletterProblems.wasSent);
          if (current.scheduledAt) throw new Problem(newsletterProblems.isScheduled);
          return newsletterFrom(body, current, deps);
        },
        { ifVersion, from: resource, shown: (current) => loadArticlesOf(current, deps.articles) },
      );
      return loadArticlesOf(newsletter, deps.articles);
    },

    remove: async ({ resource, ifVersion }, deps) => {
      const { newsletters, articles, runs, trashedNewsletters, trail } = deps;
      const deletion = { ...deps, deletedByName: await actorName(deps) };
      await newsletters.remove(resource.id, {
        ifVersion,
        from: resource,
        shown: (current) => loadArticlesOf(current, articles),
        inTransaction: async (current) => [
          ...runs.restWrites(resource.id),
          trashedNewsletters.putWrite({ ...withoutPlan(current), release: null }, deletion),
          await trail.write(),
        ],
        refuse: async ({ id, startedSendingAt }) => {
          if (startedSendingAt !== null && (await runs.isActive(id)))
            throw new Problem(newsletterProblems.isSending);
        },
      });
    },

    clone: async (
      { resource: { sentArticles: _sent, release: _release, ...copied } },
      { articles, now },
    ) => ({
      ...(await loadArticlesOf(copied, articles)),
      title: copyTitle(copied.title),
      releaseDate: now.toISOString(),
      startedSendingAt: null,
    }),

    withdrawFiles: async ({ params: { articleId }, resource }, { newsletters, trail }) => {
      await newsletters.update(
        resource.id,
        ({ fileTokens, ...current }) => {
          const { [articleId]: withdrawn, ...rest } = fileTokens ?? {};
          if (withdrawn === undefined) throw new Problem(fileProblems.notFound);
          return { ...current, fileTokens: rest };
        },
        { from: resource, inTransaction: async () => [await trail.write()] },
      );
    },

    preview: async ({ body: { templateId, ...body } }, deps) => {
      const [content, { previewOf }] = await Promise.all([
        // A set that was deleted meanwhile is no error: the preview shows what would go out.
        newsletterFrom({ ...body, templateId: null }, undefined, deps).then((newsletter) =>
          loadNewsletterContent({ ...newsletter, templateId }, deps),
        ),
        import("../../data/templates/recipient-data.ts"),
      ]);
      return previewOf(content, { kind: previewedFor(body), name: text.previewReader, unsubscribeUrl: "#" });
    },

    contents: async ({ resource }, deps) => {
      const { id, run } = resource;
      if (run === 0) throw new Problem(newsletterProblems.notSent);
      const [content, { previewOf }] = await Promise.all([
        // The content expires with the ledger.
        deps.runs.findContent(id, run).then((kept) => kept ?? loadNewsletterContent(resource, deps)),
        import("../../data/templates/recipient-data.ts"),
      ]);
      return previewOf(content, {
        kind: previewedFor(resource),
        name: text.previewReader,
        unsubscribeUrl: "#",
      });
    },

    statusOfUnsaved: ({ query }, deps) => countRecipients(query.newsletter, deps),
  },
  { resource: newsletterResource },
);
