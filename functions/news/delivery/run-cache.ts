import { type NewsletterMail, newsletterMail } from "../../data/templates/newsletter-mail.ts";
import type { RunStatus } from "../runs/run-status.ts";
import type { Runs } from "../runs/runs.repository.ts";

/** In ms; a pause or cancellation is seen this late at most. */
const STATUS_LIFE = 1_000;
const MAX_MAILS = 4;

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
    statusNow,

    /** At most a second old. */
    status: (newsletterId: string): Promise<RunStatus | undefined> => {
      const known = statuses.get(newsletterId);
      return known && now() - known.readAt < STATUS_LIFE ? known.status : statusNow(newsletterId);
    },

    /** A run's content never changes. */
    mail: (newsletterId: string, run: number): Promise<NewsletterMail> => {
      const key = `${newsletterId}#${run}`;
      const known = mails.get(key);
      if (known) return known;
      const mail = runs.content(newsletterId, run).then(newsletterMail);
      mails.set(key, mail);
      mail.catch(() => mails.delete(key));
      const oldest = mails.keys().next().value;
      if (mails.size > MAX_MAILS && oldest !== undefined) mails.delete(oldest);
      return mail;
    },
  };
};

export type RunCache = ReturnType<typeof openRunCache>;
