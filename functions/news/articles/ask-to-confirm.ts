import { officeDate, officeDay } from "../../../shared/dates/office-days.ts";
import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { notifiedEmployees } from "../../data/people/notified-employees.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import { personalValues } from "../../data/templates/personal-mail.ts";
import { mailOut, mailOutDue } from "../../platform/mail/mail-out.ts";
import type { Mailing } from "../../platform/mail/mailings.repository.ts";
import { lazily } from "../../platform/runtime/lazily.ts";
import { confirmationText as text } from "../news.text.ts";
import { announcementContent } from "./announcement-mail.ts";
import { confirmationMailingId, confirmationMailingOf } from "./confirmation-mailings.ts";
import { loadUnconfirmed } from "./confirmation-rows.ts";
import { wordedAs } from "./still-unconfirmed.ts";

/** The title says what is wanted, too, since customised templates may show no more. */
const keepConfirmationMail = async (
  article: StoredArticle,
  { until, isOver }: { readonly until: string; readonly isOver: boolean },
  { templateSets, organisations, outbox, portalOrigin }: LinkedStores,
): Promise<string> => {
  const [set, origin] = await Promise.all([
    templateSets.findDefault(),
    loadMailOrigin(article.organisationId, organisations, portalOrigin),
  ]);
  const shown = {
    ...article,
    title: text.reminderTitle(article.title),
    subtitle: null,
    abstract: (isOver ? text.overdueReminder : text.reminder)(officeDate(until)),
  };
  return outbox.keep(await announcementContent({ article: shown, origin, set, portalOrigin }));
};

interface Asking {
  readonly occasion: string;
  readonly isReminder: boolean;
  readonly confirmation: NonNullable<StoredArticle["confirmation"]>;
}

const askAll = async (
  article: StoredArticle,
  mailing: Mailing,
  { occasion, isReminder, confirmation }: Asking,
  deps: LinkedStores,
  now: Date,
) => {
  const isMissing = await loadUnconfirmed(article, { ...deps, now });
  const notification: NewNotification = {
    kind: "confirm",
    subject: { area: "article", id: article.id },
    occasion,
    by: article.modifiedBy,
  };
  const { until } = confirmation;
  const isOver = Date.parse(until) < now.getTime();
  const content = lazily(() => keepConfirmationMail(article, { until, isOver }, deps));
  await mailOut(
    { mailings: deps.confirmationMailings, outbox: deps.outbox },
    mailing,
    notifiedEmployees(deps, {
      byMail: (employee) => isReminder && isMissing(employee),
      byBell: isMissing,
    }),
    async ({ id, employee, addressed, isBelled }) => ({
      post: addressed && {
        mailId: `confirm-${mailing.id}-${id}`,
        mail: {
          to: addressed.email,
          officeId: article.organisationId,
          content: await content(),
          values: personalValues(fullName(employee)),
          asks: { area: "articles", id: article.id, employeeId: id, ...wordedAs(confirmation) },
        },
      },
      writes: isBelled ? [notifyWrite(id, notification, now)] : [],
    }),
  );
};

const stillMeant = (article: StoredArticle | undefined, version: number, day: string, occasion: string) => {
  const { confirmation } = article ?? {};
  if (!confirmation || confirmation.version !== version) return undefined;
  const isMoved =
    (occasion === "ahead" || occasion === "due") && officeDay(new Date(confirmation.until)) !== day;
  return isMoved ? undefined : confirmation;
};

/** A mailing that asks nobody any more comes again only with the article's next change. */
export const askToConfirmDue = async (deps: LinkedStores, now: Date): Promise<void> => {
  await mailOutDue(deps.confirmationMailings, now, async (mailing) => {
    const planned = confirmationMailingOf(mailing.id);
    const article = planned && (await deps.articles.find(planned.articleId));
    const confirmation = planned && stillMeant(article, planned.version, planned.day, planned.occasion);
    if (article && confirmation && isVisibleInternally(article, now)) {
      const how = {
        occasion: confirmationMailingId(planned),
        isReminder: planned.occasion !== "first",
        confirmation,
      };
      return askAll(article, mailing, how, deps, now);
    }
    return deps.confirmationMailings.postpone(mailing, undefined);
  });
};
