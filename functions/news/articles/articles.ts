import { actorOf } from "../../../shared/contract/permissions.ts";
import { withoutImages } from "../../../shared/files/content-images.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import type { Article, ArticleCopy } from "../../../shared/news/article.ts";
import { flagsOf, isVisibleInternally } from "../../../shared/news/article-state.ts";
import { articles as contract } from "../../../shared/news/articles.contract.ts";
import type { Articles, StoredArticle } from "../../data/articles/articles.collection.ts";
import { askedOf, ownConfirmationOf } from "../../data/articles/own-confirmations.ts";
import { articlesSeenBy, internalArticles } from "../../data/articles/visible-articles.ts";
import { shownReactions } from "../../data/discussions/reacting.ts";
import { picturesOf } from "../../data/files/shown-pictures.ts";
import { actorName } from "../../data/people/actor-name.ts";
import { countNotified, notifiedEmployees } from "../../data/people/notified-employees.ts";
import { closedUntil } from "../../data/settings/opening.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { PeopleNotification } from "../approval/notify-people.ts";
import { copyTitle } from "../copy-title.ts";
import type { NewsDeps } from "../news.deps.ts";
import { trashed } from "../trash/trash.ts";
import { planWrites } from "./announcement-plan.ts";
import { waysOf } from "./announcer.ts";
import { articleResource } from "./article-access.ts";
import { approvalAfter, notifyOfApproval } from "./article-approval.ts";
import { articleFrom, hasFixedAddress } from "./article-draft.ts";
import { articleFiles, withoutFile } from "./article-files.ts";
import { trailWrites } from "./article-trail.ts";
import { freeUrlTitle, isDerivedFrom, underOwnAddress } from "./article-url-title.ts";
import { confirmationPlanWrites } from "./confirmation-mailings.ts";
import { type ListingDeps, listArticles } from "./list-articles.ts";
import { requireSecondPerson } from "./second-person.ts";

const copyOfArticle = async (article: Article, articles: Articles, now: Date): Promise<ArticleCopy> => {
  const title = copyTitle(article.title);
  return {
    ...article,
    ...flagsOf("draft"),
    title,
    urlTitle: await freeUrlTitle(articles, title),
    releaseDate: now.toISOString(),
    visibleUntil: null,
    pinnedUntil: null,
    content: withoutImages(article.content),
    titleImageId: null,
    newsletterImageId: null,
    imageIds: [],
    imageTexts: [],
    files: [],
  };
};

type ArticleDeps = NewsDeps & Pick<ListingDeps, "articleSearch">;

export const articles = implement<typeof contract, ArticleDeps, Stored<StoredArticle>>(
  contract,
  {
    internal: async ({ query: { config } }, deps) => {
      const page = await listArticles(config, internalArticles(deps.now), deps);
      const ids = config.withPictures ? page.data.map(({ titleImageId }) => titleImageId) : [];
      return { ...page, pictures: await picturesOf(ids, "preview", deps) };
    },

    list: ({ query }, deps) => listArticles(query.config, articlesSeenBy(deps.viewer, deps.now), deps),

    /** Readings before the article appears are its author's. */
    noteReading: async ({ resource }, { articleReads, now }) => {
      if (isVisibleInternally(resource, now)) await articleReads.count(resource.id, now);
    },

    read: async ({ resource }, deps) => {
      const employeeId = askedOf(deps, resource);
      const [confirmed, reactions] = await Promise.all([
        employeeId === undefined ? undefined : deps.confirmations.own(employeeId, [resource.id]),
        resource.allowsReactions ? shownReactions(resource.id, deps) : undefined,
      ]);
      const ownConfirmation = confirmed && ownConfirmationOf(resource, confirmed);
      return { ...resource, reactions, ownConfirmation };
    },

    create: async ({ body }, deps) => {
      const save = async (urlTitle: string) => {
        const article = await articleFrom(body, urlTitle, undefined, deps);
        return deps.articles.insert(article, [
          await deps.trail.write({ subject: { id: article.id, name: article.title } }),
          ...(await articleFiles.changeWrites(undefined, article, deps)),
        ]);
      };
      const saved = await deps.ownedFiles.refusingLostFiles(() =>
        body.urlTitle ? save(body.urlTitle) : underOwnAddress(deps.articles, body.title, save),
      );
      return saved;
    },

    update: async ({ params, body, resource, ifVersion }, deps) => {
      let notification: PeopleNotification | undefined;
      const save = (urlTitle: string) =>
        deps.articles.update(
          params.id,
          async (current) => {
            const article = await articleFrom(body, urlTitle, current, deps);
            await requireSecondPerson(current, article, deps);
            return { ...article, release: await approvalAfter(current, article, body.review, deps) };
          },
          {
            ifVersion,
            from: resource,
            inTransaction: async (before, after) => {
              notification = await notifyOfApproval(before, after, deps);
              return [
                deps.articleVersions.keepWrite(before, deps.now),
                ...(notification?.writes ?? []),
                ...(await trailWrites(before, after, deps)),
                ...planWrites(before, after, deps),
                ...confirmationPlanWrites(before, after, deps),
                ...(await articleFiles.changeWrites(before, after, deps)),
              ];
            },
          },
        );
      const keepsAddress = hasFixedAddress(resource) || isDerivedFrom(body.title, resource.urlTitle);
      const urlTitle = body.urlTitle ?? (keepsAddress ? resource.urlTitle : undefined);
      const saved = await deps.ownedFiles.refusingLostFiles(() =>
        urlTitle ? save(urlTitle) : underOwnAddress(deps.articles, body.title, save),
      );
      await notification?.send();
      return saved;
    },

    remove: async ({ params, resource, ifVersion }, deps) => {
      const deletedByName = await actorName(deps);
      await deps.articles.update(params.id, (current) => trashed(current, { ...deps, deletedByName }), {
        ifVersion,
        from: resource,
        inTransaction: async (before, after) => [
          await deps.trail.write(),
          deps.articleVersions.keepWrite(before, deps.now),
          ...planWrites(before, after, deps),
        ],
      });
    },

    removeFile: async ({ params: { articleId, fileId }, resource }, deps) => {
      await deps.articles.update(
        articleId,
        async (current) => {
          const article = withoutFile(current, fileId) ?? notFound(fileProblems.notFound);
          await requireSecondPerson(current, article, deps);
          const actor = actorOf(deps.viewer);
          const changed = {
            ...article,
            modifiedAt: deps.now.toISOString(),
            modifiedBy: actor,
            writtenBy: actor,
          };
          return { ...changed, release: await approvalAfter(current, changed, null, deps) };
        },
        {
          from: resource,
          inTransaction: async (before, after) => [
            await deps.trail.write(),
            deps.articleVersions.keepWrite(before, deps.now),
            ...(await articleFiles.changeWrites(before, after, deps)),
          ],
        },
      );
    },

    clone: ({ resource }, { articles, now }) => copyOfArticle(resource, articles, now),

    audience: async ({ resource, query }, deps) => {
      const wanted = new Date(Math.max(deps.now.getTime(), Date.parse(query.at ?? "") || 0));
      const [notified, mailing, settings] = await Promise.all([
        countNotified(notifiedEmployees(deps, waysOf(resource))),
        deps.announcements.find(resource.id),
        deps.settings.current(),
      ]);
      const at = (await closedUntil(settings, wanted)) ?? wanted;
      return { ...notified, at: at.toISOString(), isOver: mailing?.isDone ?? false };
    },
  },
  { resource: articleResource },
);
