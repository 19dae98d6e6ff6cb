import { entityProblems } from "../../../shared/contract/general.problems.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import type { RecipientTotals, ShownNewsletter } from "../../../shared/news/newsletter.ts";
import { recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { NewsDeps } from "../news.deps.ts";
import { loadShown } from "../newsletters/present-approval.ts";
import { countRecipients } from "../newsletters/recipients.ts";
import { shownText as text } from "../sending.text.ts";
import { runStatus, unsentStatus } from "./newsletter-status.ts";

type Deps = NewsDeps & { readonly now: Date };

interface Decision {
  readonly ifVersion: number | undefined;
  readonly shown: ShownNewsletter | null | undefined;
}

const requireRecipients = async (newsletter: StoredNewsletter, shown: Decision["shown"], deps: Deps) => {
  if (shown?.recipients === undefined) return undefined;
  const counted = await countRecipients(newsletter, deps);
  const present = recipientsTotal(counted);
  if (present === shown.recipients) return counted;
  throw new Problem(newsletterProblems.changedSinceShown, {
    detail: text.recipients(shown.recipients, present),
  });
};

const current = async (id: string, deps: Deps) => {
  const [newsletter, run] = await Promise.all([deps.newsletters.find(id), deps.runs.find(id)]);
  if (!newsletter) return undefined;
  const [data, status] = await Promise.all([
    loadShown(newsletter, deps),
    run ? runStatus(run, deps) : unsentStatus(newsletter, deps.now, deps),
  ]);
  return { ...data, status };
};

/** Refuses what has changed since it was shown. `decide` gets the recipients if they were counted. */
export const asShown = async <Result>(
  newsletter: Stored<StoredNewsletter>,
  { ifVersion, shown }: Decision,
  deps: Deps,
  decide: (counted: RecipientTotals | undefined) => Promise<Result>,
): Promise<Result> => {
  try {
    if (ifVersion !== undefined && ifVersion !== newsletter.version)
      throw new Problem(entityProblems.changed);
    return await decide(await requireRecipients(newsletter, shown, deps));
  } catch (error) {
    const { kind, options } = error instanceof Problem ? error : {};
    if (!kind || ![entityProblems.changed, newsletterProblems.changedSinceShown].includes(kind)) throw error;
    throw new Problem(kind, { ...options, current: await current(newsletter.id, deps) });
  }
};
