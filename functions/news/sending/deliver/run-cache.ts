import { type NewsletterMail, newsletterMail } from "../../../data/templates/newsletter-mail.ts";
import type { RunStatus } from "../run-status.ts";
import type { Runs } from "../runs.repository.ts";

/** A pause or a cancellation is seen after so long at the latest, in ms. */
const STATUS_LIFE = 1_000;
const KEPT_MAILS = 4;

/** What a sender needs of a run for every batch, read once a second or once at all. */
export const openRunCache = (runs: Pick<Runs, "find" | "content">, now: () => number = Date.now) => {
  const statuses = new Map<string, { readAt: number; status: Promise<RunStatus | undefined> }>();
  const mails = new Map<string, Promise<NewsletterMail>>();
  const statusNow = (newsletterId: string): Promise<RunStatus | undefined> => {
    const status = runs.find(newsletterId);
    statuses.set(newsletterId, { readAt: now(), status });
    status.catch(() => statuses.delete(newsletterId));
    return status;
  };

  return {
    /** The status as the table has it at this moment. */
    statusNow,

    /** The status, at most a second old. */
    status: (newsletterId: string): Promise<RunStatus | undefined> => {
      const known = statuses.get(newsletterId);
      return known && now() - known.readAt < STATUS_LIFE ? known.status : statusNow(newsletterId);
    },

    /** A run's content never changes, so its mail is made once. */
    mail: (newsletterId: string, run: number): Promise<NewsletterMail> => {
      const key = `${newsletterId}#${run}`;
      const known = mails.get(key);
      if (known) return known;
      const mail = runs.content(newsletterId, run).then(newsletterMail);
      mails.set(key, mail);
      mail.catch(() => mails.delete(key));
      const oldest = mails.keys().next().value;
      if (mails.size > KEPT_MAILS && oldest !== undefined) mails.delete(oldest);
      return mail;
    },
  };
};

export type RunCache = ReturnType<typeof openRunCache>;
