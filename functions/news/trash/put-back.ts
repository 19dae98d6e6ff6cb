import { subscriberProblems, trashProblems } from "../../../shared/news/news.problems.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { newsTrash } from "../../../shared/news/trash.contract.ts";
import type { ArticleAsItWas } from "../../data/articles/article-versions.repository.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { Trashed } from "../../data/trash/trash.repository.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { NewsDeps } from "../news.deps.ts";
import { hasLeftSince, returnWrites } from "../subscribers/subscriber-suppressions.ts";

interface OfAll {
  readonly id: string;
  readonly organisationId: string | null;
}

export type TrashedThing = OfAll &
  (
    | { readonly kind: "articles"; readonly article: ArticleAsItWas }
    | { readonly kind: "newsletters"; readonly newsletter: Stored<StoredNewsletter> }
    | { readonly kind: "subscribers"; readonly subscriber: Trashed<Stored<Subscriber>> }
  );

export type Kind = TrashedThing["kind"];

type Deps = NewsDeps & { readonly trail: RequestTrail<(typeof newsTrash.restore.audited)[number]> };

const putArticleBack = async ({ id, title, ...from }: ArticleAsItWas, { articles, trail }: Deps) => {
  const proof = await trail.write({ action: "article.restored", subject: { id, name: title } });
  await articles.withTrash.update(
    id,
    (article) => {
      if (!article.deletedAt) throw new Problem(trashProblems.notFound);
      return { ...article, deletedAt: null, deletedBy: null, deletedByName: null };
    },
    { from: { id, title, ...from }, inTransaction: [proof] },
  );
};

const putNewsletterBack = async (
  newsletter: Stored<StoredNewsletter>,
  { newsletters, trashedNewsletters, trail }: Deps,
) => {
  const { id, title } = newsletter;
  const proof = await trail.write({ action: "newsletter.restored", subject: { id, name: title } });
  await newsletters.putBack(newsletter, [trashedNewsletters.takeWrite(id), proof]);
};

const putSubscriberBack = async ({ entity, deletedAt }: Trashed<Stored<Subscriber>>, deps: Deps) => {
  const { subscribers, trashedSubscribers, lateUnsubscriptions, suppressions, trail } = deps;
  const { id, organisationId, email } = entity;
  const [office, hasLeftLate, current] = await Promise.all([
    deps.organisations.find(organisationId),
    lateUnsubscriptions.has(id),
    suppressions.current(),
  ]);
  if (!office) throw new Problem(subscriberProblems.officeGone);
  const suppressed = current.of(email);
  if (hasLeftLate || hasLeftSince(entity, suppressed, deletedAt))
    throw new Problem(subscriberProblems.leftSince);
  await subscribers.putBack(entity, [
    trashedSubscribers.takeWrite(id),
    lateUnsubscriptions.absentWrite(id),
    ...returnWrites(entity, suppressed, suppressions),
    await trail.write({ action: "subscriber.restored", subject: { id } }),
  ]);
};

export const putBack = (subject: TrashedThing, deps: Deps): Promise<void> => {
  switch (subject.kind) {
    case "articles":
      return putArticleBack(subject.article, deps);
    case "newsletters":
      return putNewsletterBack(subject.newsletter, deps);
    case "subscribers":
      return putSubscriberBack(subject.subscriber, deps);
  }
};
