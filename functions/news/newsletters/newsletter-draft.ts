import { randomBytes } from "node:crypto";
import { ulid } from "ulid";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { type NewsletterDraft, writerOf } from "../../../shared/news/newsletter.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import { requireKnownOffices } from "../../data/organisations/known-offices.ts";
import { plainText, richText } from "../../platform/html/stored-text.ts";
import type { RequestContext } from "../../platform/http/implement.ts";
import { decided } from "../approval/approval-steps.ts";
import type { NewsDeps } from "../news.deps.ts";
import { decisionsOf } from "./approval-fingerprint.ts";
import { requireUsableArticles } from "./newsletter-articles.ts";
import { requireKnownSet } from "./template-choice.ts";

type Saving = NewsDeps & Pick<RequestContext, "now"> & { readonly viewer: Viewer };

const fileTokensOf = (
  articles: NewsletterDraft["articles"],
  before: StoredNewsletter["fileTokens"] = {},
): Record<string, string> =>
  Object.fromEntries(
    articles
      .filter(({ id, offersFiles = id in before }) => offersFiles)
      .map(({ id }) => [id, before[id] ?? randomBytes(16).toString("base64url")]),
  );

export const newsletterFrom = async (
  { articles, ...draft }: NewsletterDraft,
  before: StoredNewsletter | undefined,
  deps: Saving,
): Promise<StoredNewsletter> => {
  const articleIds = articles.map(({ id }) => id);
  const { organisationId, templateId } = draft;
  const [content] = await Promise.all([
    richText(draft.content),
    requireUsableArticles(articleIds, before?.articleIds ?? [], deps),
    requireKnownOffices(deps.organisations, { organisationId }),
    requireKnownSet(templateId, before?.templateId, deps.templateSets),
  ]);
  const [actor, time] = [actorOf(deps.viewer), deps.now.toISOString()];
  const newsletter: StoredNewsletter = {
    ...draft,
    articleIds,
    fileTokens: fileTokensOf(articles, before?.fileTokens),
    abstract: plainText(draft.abstract),
    content,
    releaseDate: draft.releaseDate ?? before?.releaseDate ?? time,
    id: before?.id ?? ulid(),
    startedSendingAt: before?.startedSendingAt ?? null,
    scheduledAt: null,
    scheduleFailure: null,
    run: before?.run ?? 0,
    createdAt: before?.createdAt ?? time,
    createdBy: before ? before.createdBy : actor,
    ownedBy: before?.ownedBy,
    modifiedAt: time,
    modifiedBy: actor,
  };
  const isRewritten = !before || decisionsOf(before) !== decisionsOf(newsletter);
  const release = before?.release ?? null;
  const isLapsed = isRewritten && (release?.state === "asked" || release?.state === "given");
  return {
    ...newsletter,
    writtenBy: isRewritten ? actor : writerOf(before),
    release: release && isLapsed ? await decided(release, "lapsed", deps) : release,
  };
};
