import { officeDate } from "../../../shared/dates/office-days.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import type { TemplateSets } from "../../data/templates/template-sets.collection.ts";
import type { Outbox } from "../../platform/mail/outbox.ts";
import { confirmationText as text } from "../news.text.ts";
import { announcementContent } from "./announcement-mail.ts";

export interface ConfirmationMailDeps {
  readonly templateSets: TemplateSets;
  readonly organisations: Pick<Organisations, "find">;
  readonly outbox: Pick<Outbox, "keep">;
  readonly portalOrigin: string;
}

/** An article's announcement that says what is wanted; in the title, too, since templates of one's own may show no more. */
export const keepConfirmationMail = async (
  article: StoredArticle,
  { until, isOver }: { readonly until: string; readonly isOver: boolean },
  { templateSets, organisations, outbox, portalOrigin }: ConfirmationMailDeps,
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
  return outbox.keep(announcementContent({ article: shown, origin, set, portalOrigin }));
};
