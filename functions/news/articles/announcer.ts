import { ulid } from "ulid";
import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { notifiedEmployees, type Ways } from "../../data/people/notified-employees.ts";
import { closedUntil } from "../../data/settings/opening.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import { personalValues } from "../../data/templates/personal-mail.ts";
import { mailOut, mailOutDue } from "../../platform/mail/mail-out.ts";
import type { Mailing } from "../../platform/mail/mailings.repository.ts";
import { chosenSet } from "../newsletters/template-choice.ts";
import { announcementContent } from "./announcement-mail.ts";
import { announcedAt } from "./announcement-plan.ts";

export const waysOf = (article: Pick<StoredArticle, "createdBy">): Ways => ({
  byMail: ({ notifyAboutNewsArticles }) => notifyAboutNewsArticles,
  byBell: (employee) => employee.id !== article.createdBy && wantsBell(employee, "article"),
});

/** A derived id, so that a mail is stored once whoever stores it. */
const mailId = (articleId: string, employeeId: string) => `article-${articleId}-${employeeId}`;

const trailWrites = async ({ id, title }: StoredArticle, mails: number, { audit }: LinkedStores) => {
  if (mails === 0) return [];
  const entry = { id: ulid(), actor: null, subject: { id, name: title }, facts: { mails }, requestId: null };
  return [await audit.writeOf({ ...entry, action: "article.announced" })];
};

const notify = async (deps: LinkedStores, article: StoredArticle, announcement: Mailing, now: Date) => {
  const { announcements, outbox, organisations, templateSets, portalOrigin } = deps;
  const [set, origin] = await Promise.all([
    chosenSet(null, templateSets),
    loadMailOrigin(article.organisationId, organisations, portalOrigin),
  ]);
  const notification: NewNotification = {
    kind: "article",
    subject: { area: "article", id: article.id },
    by: article.authorId,
  };
  const content = await outbox.keep(await announcementContent({ article, origin, set, portalOrigin }));
  await mailOut(
    { mailings: announcements, outbox },
    announcement,
    notifiedEmployees(deps, waysOf(article)),
    ({ id, employee, addressed, isBelled }) => ({
      post: addressed && {
        mailId: mailId(article.id, id),
        mail: {
          to: addressed.email,
          officeId: article.organisationId,
          content,
          values: personalValues(fullName(employee)),
        },
      },
      writes: isBelled ? [notifyWrite(id, notification, now)] : [],
    }),
    (mails) => trailWrites(article, mails, deps),
  );
};

export const announceDue = async (deps: LinkedStores, now: Date): Promise<void> => {
  await mailOutDue(deps.announcements, now, async (announcement) => {
    const article = await deps.articles.find(announcement.id);
    const at = article && announcedAt(article);
    const postpone = (until?: number) => deps.announcements.postpone(announcement, until);
    if (!article || at === undefined) return postpone();
    if (at > now.getTime()) return postpone(at);
    if (!isVisibleInternally(article, now)) return postpone();
    const opening = await closedUntil(await deps.settings.current(), now);
    return opening ? postpone(opening.getTime()) : notify(deps, article, announcement, now);
  });
};
