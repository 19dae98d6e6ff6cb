import { millisecondsInMinute } from "date-fns/constants";
import type { ClickLinks } from "../../data/newsletters/click-links.ts";
import { withLinks } from "../../data/templates/mail-links.ts";
import { type NewsletterMail, newsletterMail } from "../../data/templates/newsletter-mail.ts";
import type { RenderedNewsletter } from "../../data/templates/rendered-newsletter.ts";
import type { MailFrom } from "../../platform/mail/mail-from.ts";
import { remembering } from "../../platform/runtime/remembering.ts";
import type { Runs } from "../runs/runs.repository.ts";

/** In ms: a pause or cancellation is seen this late at most. */
const STATUS_LIFE = 1_000;
const MAX_MAILS = 4;

export interface RunCacheDeps {
  readonly runs: Pick<Runs, "find" | "content">;
  readonly fromOf: (officeId: string) => Promise<MailFrom>;
  readonly clickLinks: ClickLinks;
}

const linkedOf = ({ marked, countsClicks }: RenderedNewsletter, id: string, links: ClickLinks) =>
  countsClicks ? withLinks(marked, links.origin, (address) => links.of(id, address)) : marked;

export const openRunCache = ({ runs, fromOf, clickLinks }: RunCacheDeps, now: () => number = Date.now) => {
  const statuses = remembering(runs.find, STATUS_LIFE, now);
  const senders = remembering(fromOf, millisecondsInMinute, now);
  const mails = new Map<string, Promise<NewsletterMail>>();

  return {
    statusNow: statuses.anew,

    /** At most a second old. */
    status: statuses.read,

    /** At most a minute old. */
    from: senders.read,

    /** A run's content never changes. */
    mail: (newsletterId: string, run: number): Promise<NewsletterMail> => {
      const key = `${newsletterId}#${run}`;
      const known = mails.get(key);
      if (known) return known;
      const mail = runs
        .content(newsletterId, run)
        .then((content) => newsletterMail(content, linkedOf(content, newsletterId, clickLinks)));
      mails.set(key, mail);
      mail.catch(() => mails.delete(key));
      const oldest = mails.keys().next().value;
      if (mails.size > MAX_MAILS && oldest !== undefined) mails.delete(oldest);
      return mail;
    },
  };
};

export type RunCache = ReturnType<typeof openRunCache>;
