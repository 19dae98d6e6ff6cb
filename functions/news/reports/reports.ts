import { isAllowed, rightsOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import { type NewsletterOverview, REPORTED_NEWSLETTERS } from "../../../shared/news/newsletter-report.ts";
import { reports as contract } from "../../../shared/news/reports.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { ledgerOf } from "../delivery/ledger.ts";
import { type SentNewsletter, sentResource } from "../delivery/sent-newsletter.ts";
import type { NewsDeps } from "../news.deps.ts";
import type { RunStatus } from "../runs/run-status.ts";
import { monthsOf } from "./months.ts";
import { newsletterReport } from "./newsletter-report.ts";

const editedBy = (viewer: Viewer) => {
  const rights = rightsOf(viewer);
  return ({ organisationId }: { readonly organisationId: string | null }) =>
    isAllowed(rights, "EDIT_NEWS", organisationId);
};

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const outcomeOf = ({ totals, done, failed, bounced, startedAt }: RunStatus) => ({
  startedSendingAt: startedAt,
  recipients: sum(totals),
  reached: sum(done) - failed - bounced,
  failed: failed + bounced,
});

const lastSent = async (
  deps: NewsDeps & { readonly viewer: Viewer },
): Promise<NewsletterOverview["newsletters"]> => {
  const known = await deps.newsletters.projection();
  const isEdited = editedBy(deps.viewer);
  const ids = known.select({
    where: (newsletter) => newsletter.startedSendingAt !== null && isEdited(newsletter),
    sort: [{ field: "startedSendingAt", direction: "desc" }],
  });
  const runs = new Map(
    (await deps.runs.findMany(ids.slice(0, REPORTED_NEWSLETTERS))).map((run) => [run.newsletterId, run]),
  );
  return ids.slice(0, REPORTED_NEWSLETTERS).flatMap((id) => {
    const [newsletter, run] = [known.get(id), runs.get(id)];
    if (!newsletter || !run) return [];
    const { title, organisationId } = newsletter;
    return [{ id, title, organisationId, ...outcomeOf(run) }];
  });
};

export const reports = implement<typeof contract, NewsDeps, SentNewsletter>(
  contract,
  {
    read: async ({ resource: { title, lastRun } }, deps) => {
      if (!lastRun) throw new Problem(newsletterProblems.notSent);
      const { newsletterId, run, startedAt } = lastRun;
      const [{ followedLinks }, rows, subscribers, content, countOf] = await Promise.all([
        // Its parser of HTML is a seventh of what each start of the function would load.
        import("./followed-links.ts"),
        ledgerOf(deps, lastRun),
        deps.subscribers.projection(),
        deps.runs.findContent(newsletterId, run),
        deps.clicks.of(newsletterId),
      ]);
      const links = followedLinks(content, deps.portalOrigin, countOf);
      return newsletterReport({ title, startedSendingAt: startedAt, links }, rows, subscribers);
    },

    overview: async (_, deps) => {
      const isEdited = editedBy(deps.viewer);
      const [newsletters, subscribers] = await Promise.all([lastSent(deps), deps.subscribers.projection()]);
      const seen = Array.from(subscribers.entries(), ({ listed }) => listed).filter(isEdited);
      return { newsletters, months: monthsOf(seen, deps.now) };
    },
  },
  { resource: sentResource },
);
