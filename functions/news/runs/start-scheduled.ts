import { ulid } from "ulid";
import type { ProblemKind } from "../../../shared/contract/problem.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import { unsendable } from "../../../shared/news/sending.contract.ts";
import { type StoredNewsletter, withoutPlan } from "../../data/newsletters/newsletters.collection.ts";
import { textMail } from "../../data/templates/text-mail.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { NewsDeps } from "../news.deps.ts";
import { notStartedText, scheduleText } from "../sending.text.ts";
import { publish } from "./publish.ts";
import type { SendingTrail } from "./start-run.ts";
import { addressOfUser, starterWrites } from "./starter-notification.ts";

/** Other problems are retried with the next sweep. */
const lasting: readonly ProblemKind[] = unsendable;

/** A planned newsletter cannot be edited, so that `modifiedAt` is the time of its plan. */
const changedArticles = async ({ articleIds, modifiedAt }: StoredNewsletter, { articles }: NewsDeps) => {
  const found = await articles.findMany(articleIds);
  return [...found.values()].filter((article) => article.modifiedAt > modifiedAt).map(({ title }) => title);
};

const reasonOf = async (
  error: unknown,
  newsletter: StoredNewsletter,
  deps: NewsDeps,
): Promise<string | undefined> => {
  if (!(error instanceof Problem)) return undefined;
  if (error.kind === newsletterProblems.changedSinceShown)
    return scheduleText.changedSince(await changedArticles(newsletter, deps));
  return lasting.includes(error.kind) ? error.toDetails("").detail : undefined;
};

const isDueBy = (now: Date) => (newsletter: StoredNewsletter) =>
  Boolean(newsletter.scheduledAt) && Date.parse(newsletter.scheduledAt ?? "") <= now.getTime();

const noticeOf = async (
  { id, title }: StoredNewsletter,
  at: string,
  reason: string,
  deps: NewsDeps,
  by: string,
) => {
  const to = await addressOfUser(by, deps);
  const link = `${deps.portalOrigin}/news/newsletters/${id}`;
  const { subject, lines } = notStartedText(title, new Date(at), reason, link);
  return to && textMail(to, { subject, lines });
};

/** A second sweeper changes nothing. */
const giveUp = async (newsletter: StoredNewsletter & { version: number }, reason: string, deps: NewsDeps) => {
  const { id, scheduledAt: at, scheduledBy: by, version } = newsletter;
  if (!at || !by) return;
  const [mailId, mail] = [ulid(), await noticeOf(newsletter, at, reason, deps, by)];
  const bell = await starterWrites(by, { kind: "sendFailed", newsletterId: id, at }, deps);
  try {
    await deps.newsletters.update(
      id,
      (current) => ({
        ...withoutPlan(current),
        scheduleFailure: { at, reason },
      }),
      {
        ifVersion: version,
        inTransaction: [
          deps.schedule.unmarkWrite(id),
          ...(mail ? [deps.outbox.postWrite(mailId, mail)] : []),
          ...bell,
        ],
      },
    );
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  if (mail) await deps.outbox.enqueue([mailId]);
};

/** The start is recorded as decided by the scheduler and done by the portal. */
const trailOfSchedule = (
  { id, title, scheduledAt }: StoredNewsletter,
  startedBy: string,
  { audit, users }: NewsDeps,
): SendingTrail => {
  const entryId = ulid();
  return {
    write: async () =>
      audit.writeOf({
        id: entryId,
        action: "newsletter.published",
        actor: { id: startedBy, name: (await users.find(startedBy))?.username ?? null },
        subject: { id, name: title },
        facts: scheduledAt ? { at: scheduledAt } : {},
        requestId: null,
      }),
    skip: () => {},
  };
};

const startOne = async (id: string, deps: NewsDeps, now: Date): Promise<void> => {
  const newsletter = await deps.newsletters.find(id);
  const isWanted = isDueBy(now);
  if (!newsletter?.scheduledBy || !isWanted(newsletter)) return;
  try {
    await publish(newsletter, await deps.runs.find(id), {
      ...deps,
      now,
      isWanted,
      startedBy: newsletter.scheduledBy,
      toAllAgain: false,
      shown: { fingerprint: newsletter.scheduledFingerprint },
      trail: trailOfSchedule(newsletter, newsletter.scheduledBy, deps),
    });
  } catch (error) {
    const reason = await reasonOf(error, newsletter, deps);
    if (!reason) throw error;
    await giveUp(newsletter, reason, deps);
  }
};

/** Each starts once, however many sweepers run; a failing one does not stop the others. */
export const startScheduled = async (deps: NewsDeps, now = new Date()): Promise<void> => {
  const failures: unknown[] = [];
  for (const id of await deps.schedule.due(now)) {
    await startOne(id, deps, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, "Some scheduled newsletters could not begin");
};
