import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import type {
  NewsletterProgress,
  NewsletterStatus,
  RecipientTotals,
} from "../../../shared/news/newsletter.ts";
import { sending as contract } from "../../../shared/news/sending.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import type { NewsDeps } from "../news.deps.ts";
import { loadArticlesOf } from "../newsletters/newsletter-articles.ts";
import { waitingForApproval } from "../newsletters/newsletters-to-approve.ts";
import { loadShown } from "../newsletters/present-approval.ts";
import { sendTestMail } from "../newsletters/test-mail.ts";
import { asShown } from "../runs/as-shown.ts";
import { type Clock, runStatus, unsentStatus } from "../runs/newsletter-status.ts";
import { publish } from "../runs/publish.ts";
import { isActive, type Repeat, type RunStatus } from "../runs/run-status.ts";
import { scheduleSending, unscheduleSending } from "../runs/schedule.ts";
import { shownText as text } from "../sending.text.ts";
import { deliveryCounts, ledgerPage } from "./ledger.ts";
import { type SentNewsletter, sentResource } from "./sent-newsletter.ts";

interface ShownRun {
  readonly startedSendingAt?: string | undefined;
  readonly recipients?: number | undefined;
}

const requireSameRun = ({ startedAt }: RunStatus, shown: ShownRun | null | undefined) => {
  if ((shown?.startedSendingAt ?? startedAt) !== startedAt)
    throw new Problem(newsletterProblems.changedSinceShown, { detail: text.otherSending });
};

const steerable = ({ lastRun: run }: SentNewsletter, shown: ShownRun | null | undefined): RunStatus => {
  if (run) requireSameRun(run, shown);
  if (run?.desiredState === "cancelled") throw new Problem(newsletterProblems.cancelled);
  return run && isActive(run) ? run : notFound(newsletterProblems.notSending);
};

const finished = ({ lastRun: run }: SentNewsletter, shown: ShownRun | null | undefined): RunStatus => {
  if (!run) throw new Problem(newsletterProblems.notSent);
  if (run.desiredState === "cancelled") throw new Problem(newsletterProblems.cancelled);
  if (isActive(run)) throw new Problem(newsletterProblems.isSending);
  requireSameRun(run, shown);
  return run;
};

/** Newsletters that were changed since approval was asked for are left out. */
const loadReleasable = async (ids: readonly string[], deps: NewsDeps) => {
  const found = await deps.newsletters.findMany(ids);
  const shown = await Promise.all([...found.values()].map((newsletter) => loadShown(newsletter, deps)));
  return shown.filter(({ release }) => release?.state === "asked").map(({ id, title }) => ({ id, title }));
};

const repeated = async (run: RunStatus, deps: NewsDeps & Clock, repeat: Repeat) => {
  const { runs, planQueue } = deps;
  if (!(await runs.beginRepeat(run, repeat)))
    throw new Problem(repeat === "failed" ? newsletterProblems.nothingFailed : newsletterProblems.isSending);
  await planQueue.send([{ newsletterId: run.newsletterId, run: run.run }]);
  return runStatus({ ...run, state: "planning", ignoresWindow: false }, deps);
};

const steered = (run: RunStatus | undefined, deps: Clock): Promise<NewsletterStatus> => {
  if (!run) throw new Problem(newsletterProblems.notSending);
  return runStatus(run, deps);
};

const progressOf = async (run: RunStatus, deps: Clock): Promise<NewsletterProgress> => ({
  id: run.newsletterId,
  status: await runStatus(run, deps),
});

export const sending = implement<typeof contract, NewsDeps, SentNewsletter>(
  contract,
  {
    test: async ({ resource, body }, deps) => ({
      messageId: await sendTestMail(resource, body ?? {}, deps),
    }),

    publish: async ({ resource: { lastRun, ...resource }, query, body: shown, ifVersion }, deps) => {
      const toAllAgain = query.resendToAllPossibleRecipients ?? false;
      if (resource.run > 0) deps.trail.describe({ facts: { toAllAgain } });
      const start = (counted?: RecipientTotals) =>
        publish(resource, lastRun, {
          ...deps,
          startedBy: deps.viewer.userId,
          toAllAgain,
          shown,
          ifVersion,
          counted,
        });
      // A repeated request finds the run begun, and the newsletter at another version.
      const hasBegun = lastRun !== undefined && isActive(lastRun);
      const newsletter = await (hasBegun ? start() : asShown(resource, { ifVersion, shown }, deps, start));
      return loadArticlesOf(newsletter, deps.articles);
    },

    schedule: async ({ resource, body: { at, ...shown }, ifVersion }, deps) => {
      deps.trail.describe({ facts: { at } });
      const newsletter = await asShown(resource, { ifVersion, shown }, deps, () =>
        scheduleSending(resource, at, shown, deps),
      );
      return loadArticlesOf(newsletter, deps.articles);
    },

    unschedule: async ({ resource, ifVersion }, deps) =>
      loadArticlesOf(await unscheduleSending(resource.id, ifVersion, deps), deps.articles),

    repeatFailed: async ({ resource, body }, deps) => {
      const run = finished(resource, body);
      if ((body?.recipients ?? run.failed) !== run.failed)
        throw new Problem(newsletterProblems.changedSinceShown, {
          detail: text.failed(body?.recipients ?? 0, run.failed),
        });
      return repeated(run, deps, "failed");
    },

    resendUnknown: ({ resource, body }, deps) => repeated(finished(resource, body), deps, "resend"),
    countUnknown: ({ resource, body }, deps) => repeated(finished(resource, body), deps, "count"),

    pause: async ({ resource, body }, deps) => {
      const run = steerable(resource, body);
      if (run.desiredState !== "paused") return steered(await deps.runs.pause(resource.id, run.run), deps);
      deps.trail.skip();
      return runStatus(run, deps);
    },

    resume: async ({ resource, body }, deps) => {
      const { run } = steerable(resource, body);
      const resumed = await steered(await deps.runs.resume(resource.id, run), deps);
      await deps.planQueue.send([{ newsletterId: resource.id, run }]);
      return resumed;
    },

    cancel: async ({ resource, body }, deps) => {
      const { run } = steerable(resource, body);
      return steered(await deps.runs.cancel(resource.id, run), deps);
    },

    ignoreWindow: async ({ resource }, deps) => {
      const { run, ignoresWindow } = steerable(resource, undefined);
      if (ignoresWindow) deps.trail.skip();
      const status = await steered(await deps.runs.ignoreWindow(resource.id, run), deps);
      await deps.planQueue.send([{ newsletterId: resource.id, run }]);
      return status;
    },

    status: async ({ resource, query }, deps) =>
      resource.lastRun
        ? runStatus(resource.lastRun, deps)
        : unsentStatus(resource, query.at ? new Date(query.at) : deps.now, deps),

    statuses: async ({ query }, deps) => {
      const found = await deps.runs.findMany(query.ids);
      const data = await Promise.all(found.map((run) => progressOf(run, deps)));
      return { totalCount: data.length, data };
    },

    running: async (_, deps) => {
      const { runs, newsletters, viewer } = deps;
      const [ids, known] = await Promise.all([runs.active(), newsletters.projection()]);
      const found = await runs.findMany(ids);
      const titled = found.filter(isActive).flatMap((run) => {
        const newsletter = known.get(run.newsletterId);
        return newsletter ? [{ run, title: newsletter.title }] : [];
      });
      const waiting = known.select({ visible: waitingForApproval(viewer), sort: [] });
      const [toRelease, data] = await Promise.all([
        loadReleasable(waiting, deps),
        Promise.all(titled.map(async ({ run, title }) => ({ ...(await progressOf(run, deps)), title }))),
      ]);
      return { totalCount: data.length, data, toRelease };
    },

    details: async ({ resource: { lastRun }, query }, deps) =>
      lastRun ? ledgerPage(deps, lastRun, query.config) : { totalCount: 0, data: [] },

    deliveries: async ({ resource: { lastRun } }, deps) => {
      const data = lastRun ? await deliveryCounts(deps, lastRun) : [];
      return { totalCount: data.length, data };
    },
  },
  { resource: sentResource },
);
