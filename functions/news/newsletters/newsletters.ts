import { newsletters as contract } from "../../../shared/news/newsletters.contract.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import { keysOf } from "../../platform/collection/read-ahead.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { copyTitle } from "../copy-title.ts";
import { withTextSearch } from "../list-search.ts";
import type { NewsDeps } from "../news.deps.ts";
import { text } from "../news.text.ts";
import { countRecipients } from "../sending/plan/recipients.ts";
import { showingCurrent } from "../showing-current.ts";
import { loadNewsletter, visibleNewsletters } from "./newsletter-access.ts";
import { loadArticlesOf, withArticles } from "./newsletter-articles.ts";
import { loadNewsletterContent } from "./newsletter-content.ts";
import { newsletterFrom } from "./newsletter-draft.ts";

export const newsletters = implement<typeof contract, NewsDeps, StoredNewsletter>(
  contract,
  {
    list: async ({ query }, { newsletters, articles, viewer, ahead }) => {
      const { totalCount, data, others } = await newsletters.listWith(
        withTextSearch(query.config),
        visibleNewsletters(viewer),
        ({ articleIds }) => articleIds.map(articles.keyOf),
        ahead,
      );
      const known = new Map(
        others.flatMap((item) => {
          const article = articles.entityOf(item);
          return article ? [[article.id, article] as const] : [];
        }),
      );
      return { totalCount, data: data.map((newsletter) => withArticles(newsletter, known)) };
    },

    read: async ({ params }, deps) => loadArticlesOf(await loadNewsletter(params.id, deps), deps.articles),

    create: async ({ body }, deps) => {
      const newsletter = await deps.newsletters.insert(await newsletterFrom(body, undefined, deps));
      return loadArticlesOf(newsletter, deps.articles);
    },

    update: ({ params, body, ifVersion }, deps) =>
      showingCurrent(deps.articles, async () => {
        const newsletter = await deps.newsletters.update(
          params.id,
          "newsletter.not-found",
          (current) => {
            if (current.startedSendingAt !== null) throw new Problem("newsletter.was-sent");
            if (current.scheduledAt) throw new Problem("newsletter.is-scheduled");
            return newsletterFrom(body, current, deps);
          },
          { ifVersion },
        );
        return loadArticlesOf(newsletter, deps.articles);
      }),

    remove: ({ params, ifVersion }, { newsletters, articles, runs, trail }) =>
      showingCurrent(articles, () =>
        newsletters.remove(params.id, "newsletter.not-found", {
          ifVersion,
          alongside: async () => [...runs.forgetWrites(params.id), await trail.write()],
          refuse: async ({ id, startedSendingAt }) => {
            if (startedSendingAt !== null && (await runs.isActive(id)))
              throw new Problem("newsletter.is-sending");
          },
        }),
      ),

    clone: async ({ subject: { sentArticles: _sent, ...copied } }, { articles, now }) => ({
      ...(await loadArticlesOf(copied, articles)),
      title: copyTitle(copied.title),
      releaseDate: now.toISOString(),
      startedSendingAt: null,
    }),

    preview: async ({ body: { templateId, ...body } }, deps) => {
      const [content, { previewOf }] = await Promise.all([
        // A set that was deleted since it was chosen is no fault of the draft: it looks as it would go out.
        newsletterFrom({ ...body, templateId: null }, undefined, deps).then((newsletter) =>
          loadNewsletterContent({ ...newsletter, templateId }, deps),
        ),
        import("../../data/templates/recipient-data.ts"),
      ]);
      return previewOf(content, { name: text.previewReader, unsubscribeUrl: "#" });
    },

    contents: async ({ params }, deps) => {
      const newsletter = await loadNewsletter(params.id, deps);
      const { id, run } = newsletter;
      if (run === 0) throw new Problem("newsletter.not-sent");
      const [content, { previewOf }] = await Promise.all([
        // The ledger is not kept for good, and the content is part of it.
        deps.runs.findContent(id, run).then((kept) => kept ?? loadNewsletterContent(newsletter, deps)),
        import("../../data/templates/recipient-data.ts"),
      ]);
      return previewOf(content, { name: text.previewReader, unsubscribeUrl: "#" });
    },

    statusOfUnsaved: ({ query }, deps) => countRecipients(query.newsletter, deps),
  },
  {
    loadSubject: ({ id = "" }, deps) => loadNewsletter(id, deps),
    keysAhead: ({ id }, { newsletters }) => keysOf(newsletters, id),
  },
);
