import type { NewsletterStatus, SentNewsletter } from "../../../shared/news/newsletter.ts";
import { sending as contract } from "../../../shared/news/sending.contract.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { keysOf } from "../../platform/collection/read-ahead.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import { loadNewsletter } from "../newsletters/newsletter-access.ts";
import { loadArticlesOf } from "../newsletters/newsletter-articles.ts";
import { showingCurrent } from "../showing-current.ts";
import { sendTestMail } from "./deliver/test-mail.ts";
import { ledgerPage } from "./follow/ledger.ts";
import { publish } from "./plan/publish.ts";
import { countRecipients } from "./plan/recipients.ts";
import { scheduleSending, unscheduleSending } from "./plan/schedule.ts";
import { isActive, type RunStatus, wireStatusOf } from "./run-status.ts";
import type { SendingDeps } from "./sending-area.deps.ts";

const notStarted = async (newsletter: StoredNewsletter, deps: SendingDeps): Promise<NewsletterStatus> => {
  return {
    ...(await countRecipients(newsletter, deps)),
    clientsCountDone: 0,
    externalsCountDone: 0,
    employeesCountDone: 0,
    startedSendingAt: null,
    finishedAt: null,
    state: null,
    failedCount: 0,
    bouncedCount: 0,
    stuckBatches: 0,
    pauseReason: null,
  };
};

/** The run of a newsletter as far as it can still be steered. */
const steerable = async (newsletterId: string, { runs }: SendingDeps): Promise<RunStatus> => {
  const run = await runs.find(newsletterId);
  if (run?.order === "cancelled") throw new Problem("newsletter.cancelled");
  return run && isActive(run) ? run : notFound("newsletter.not-sending");
};

/** The run of a newsletter that has reached its end. */
const finished = async (newsletterId: string, { runs }: SendingDeps): Promise<RunStatus> => {
  const run = await runs.find(newsletterId);
  if (!run) throw new Problem("newsletter.not-sent");
  if (run.order === "cancelled") throw new Problem("newsletter.cancelled");
  if (isActive(run)) throw new Problem("newsletter.is-sending");
  return run;
};

const steered = (run: RunStatus | undefined): NewsletterStatus => {
  if (!run) throw new Problem("newsletter.not-sending");
  return wireStatusOf(run);
};

const sentNewsletter = (run: RunStatus): SentNewsletter => ({
  id: run.newsletterId,
  status: wireStatusOf(run),
});

export const sending = implement<typeof contract, SendingDeps, Stored<StoredNewsletter>>(
  contract,
  {
    test: async ({ subject, body }, deps) => ({
      messageId: await sendTestMail(subject, body?.email ?? null, deps),
    }),

    publish: async ({ subject, query }, deps) => {
      const toAllAgain = query.resendToAllPossibleRecipients ?? false;
      if (subject.run > 0) deps.trail.note({ facts: { toAllAgain } });
      const last = await deps.ahead.find(deps.runs, subject.id);
      const newsletter = await publish(subject, last, { ...deps, startedBy: deps.viewer.userId, toAllAgain });
      return loadArticlesOf(newsletter, deps.articles);
    },

    schedule: ({ subject, body, ifVersion }, deps) => {
      deps.trail.note({ facts: { at: body.at } });
      return showingCurrent(deps.articles, async () =>
        loadArticlesOf(await scheduleSending(subject, body.at, ifVersion, deps), deps.articles),
      );
    },

    unschedule: ({ subject, ifVersion }, deps) =>
      showingCurrent(deps.articles, async () =>
        loadArticlesOf(await unscheduleSending(subject.id, ifVersion, deps), deps.articles),
      ),

    repeatFailed: async ({ subject }, deps) => {
      const run = await finished(subject.id, deps);
      if (!(await deps.runs.beginRepeat(run))) throw new Problem("newsletter.nothing-failed");
      await deps.planQueue.send([{ newsletterId: subject.id, run: run.run }]);
      return wireStatusOf({ ...run, state: "planning" });
    },

    pause: async ({ subject }, deps) => {
      const run = await steerable(subject.id, deps);
      if (run.order !== "paused") return steered(await deps.runs.pause(subject.id, run.run));
      deps.trail.leaveNothing();
      return wireStatusOf(run);
    },

    resume: async ({ subject }, deps) => {
      const { run } = await steerable(subject.id, deps);
      const resumed = steered(await deps.runs.resume(subject.id, run));
      await deps.planQueue.send([{ newsletterId: subject.id, run }]);
      return resumed;
    },

    cancel: async ({ subject }, deps) => {
      const { run } = await steerable(subject.id, deps);
      return steered(await deps.runs.cancel(subject.id, run));
    },

    status: async ({ params }, deps) => {
      const run = await deps.ahead.find(deps.runs, params.id);
      return run ? wireStatusOf(run) : notStarted(await loadNewsletter(params.id, deps), deps);
    },

    statuses: async ({ query }, { runs }) => {
      const data = (await runs.findMany(query.ids)).map(sentNewsletter);
      return { totalCount: data.length, data };
    },

    running: async (_, { runs, newsletters }) => {
      const ids = await runs.active();
      const [found, known] = await Promise.all([runs.findMany(ids), newsletters.findMany(ids)]);
      const data = found.filter(isActive).flatMap((run) => {
        const newsletter = known.get(run.newsletterId);
        return newsletter ? [{ ...sentNewsletter(run), title: newsletter.title }] : [];
      });
      return { totalCount: data.length, data };
    },

    details: async ({ params, query }, deps) => {
      const run = await deps.ahead.find(deps.runs, params.id);
      if (run) return ledgerPage(deps, run, query.config);
      await loadNewsletter(params.id, deps);
      return { totalCount: 0, data: [] };
    },
  },
  {
    loadSubject: ({ id = "" }, deps) => loadNewsletter(id, deps),
    keysAhead: ({ id }, { newsletters, runs }) => [...keysOf(newsletters, id), ...keysOf(runs, id)],
  },
);
