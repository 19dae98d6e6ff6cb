import { entityProblems } from "../../../shared/contract/general.problems.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { type ApprovalState, mayApprove } from "../../../shared/news/approval.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import { newsletterApproval as contract } from "../../../shared/news/newsletter-approval.contract.ts";
import {
  type StoredApproval,
  type StoredNewsletter,
  withoutPlan,
} from "../../data/newsletters/newsletters.collection.ts";
import { actorName } from "../../data/people/actor-name.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { decided } from "../approval/approval-steps.ts";
import { notifyPeople, type PeopleNotification, stillConcerned } from "../approval/notify-people.ts";
import type { NewsDeps } from "../news.deps.ts";
import { requireFingerprint } from "../newsletters/approval-fingerprint.ts";
import { newsletterResource } from "../newsletters/newsletter-access.ts";
import { loadPresent, loadShown } from "../newsletters/present-approval.ts";
import { requestApproval } from "../newsletters/request-approval.ts";
import { approvalMailText as text } from "../sending.text.ts";
import { asShown } from "./as-shown.ts";

class GivenMeanwhile extends Error {}

const requireDecidable = (
  { release, startedSendingAt }: StoredNewsletter,
  states: readonly ApprovalState[],
  viewer: Viewer,
): StoredApproval => {
  if (startedSendingAt !== null) throw new Problem(newsletterProblems.wasSent);
  if (!release || !states.includes(release.state)) throw new Problem(newsletterProblems.releaseNotAsked);
  if (!mayApprove(release, actorOf(viewer))) throw new Problem(newsletterProblems.ownRelease);
  return release;
};

/** Whoever asked, wrote, planned or owns it, and may still see it. */
const notifyOfDecision = async (
  newsletter: Stored<StoredNewsletter>,
  kind: "releaseGiven" | "releaseRefused",
  deps: NewsDeps & { readonly viewer: Viewer; readonly now: Date },
  words: (name: string, link: string) => Parameters<typeof notifyPeople>[2],
): Promise<PeopleNotification> => {
  const { id, release, scheduledBy } = newsletter;
  const planner = scheduledBy === undefined ? undefined : await deps.users.find(scheduledBy);
  const concerned = [release?.askedBy, release?.writtenBy, planner && (planner.employeeId ?? planner.id)];
  const [name, people] = await Promise.all([actorName(deps), stillConcerned(concerned, newsletter, deps)]);
  const said = words(name, `${deps.portalOrigin}/news/newsletters/${id}`);
  return notifyPeople(people, { kind, subject: { area: "newsletter", id } }, said, deps);
};

export const newsletterApproval = implement<typeof contract, NewsDeps, Stored<StoredNewsletter>>(
  contract,
  {
    request: async ({ resource, body, ifVersion }, deps) => {
      const ask = () => requestApproval(resource, body ?? {}, deps);
      return loadShown(await asShown(resource, { ifVersion, shown: body }, deps, ask), deps);
    },

    give: async ({ resource, body, ifVersion }, deps) => {
      const { newsletters, trail, viewer } = deps;
      const asIs = async (newsletter: Stored<StoredNewsletter>) => {
        trail.skip();
        return loadShown(newsletter, deps);
      };
      if (resource.startedSendingAt === null && resource.release?.state === "given") return asIs(resource);
      const notification = await notifyOfDecision(resource, "releaseGiven", deps, (name, link) =>
        text.given(resource.title, name, link),
      );
      const give = () =>
        newsletters.update(
          resource.id,
          async (current) => {
            if (current.release?.state === "given") throw new GivenMeanwhile();
            const release = requireDecidable(current, ["asked"], viewer);
            const { fingerprint } = await loadPresent(current, deps);
            const isMeant = (body?.askedAt ?? release.askedAt) === release.askedAt;
            if (!isMeant || release.fingerprint !== fingerprint) {
              throw new Problem(newsletterProblems.changedSinceAsked);
            }
            requireFingerprint(body, fingerprint);
            return { ...current, release: await decided(release, "given", deps) };
          },
          {
            ifVersion,
            from: resource,
            inTransaction: async () => [await trail.write(), ...notification.writes],
          },
        );
      try {
        const saved = await asShown(resource, { ifVersion, shown: body }, deps, give);
        await notification.send();
        return await loadShown(saved, deps);
      } catch (error) {
        if (!(error instanceof GivenMeanwhile)) throw error;
        return asIs((await newsletters.find(resource.id)) ?? resource);
      }
    },

    refuse: async ({ resource, body: { note, seen }, ifVersion }, deps) => {
      const { newsletters, schedule, trail, viewer } = deps;
      const notification = await notifyOfDecision(resource, "releaseRefused", deps, (name, link) =>
        text.refused(resource.title, name, note, link),
      );
      const saved = await newsletters.update(
        resource.id,
        async (current) => {
          const open = requireDecidable(current, ["asked", "given"], viewer);
          const isSeen = !seen || (seen.state === open.state && seen.askedAt === open.askedAt);
          if (!isSeen) throw new Problem(entityProblems.changed);
          const release = await decided(open, "refused", deps, note);
          const at = current.scheduledAt;
          if (!at) return { ...current, release };
          const reason = text.withdrawn(release.decidedByName ?? viewer.username);
          return { ...withoutPlan(current), release, scheduleFailure: { at, reason } };
        },
        {
          ifVersion,
          from: resource,
          shown: (current) => loadShown(current, deps),
          inTransaction: async (before) => [
            await trail.write(),
            ...notification.writes,
            ...(before.scheduledAt ? [schedule.unmarkWrite(before.id)] : []),
          ],
        },
      );
      await notification.send();
      return loadShown(saved, deps);
    },
  },
  { resource: newsletterResource },
);
