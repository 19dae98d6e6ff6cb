import { ulid } from "ulid";
import { entityProblems } from "../../../shared/contract/general.problems.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import { isEmptyNewsletter, writerOf } from "../../../shared/news/newsletter.ts";
import { newsletterRelease as contract } from "../../../shared/news/newsletter-release.contract.ts";
import { MOST_ASKED } from "../../../shared/news/newsletter-release.ts";
import type { StoredNewsletter, StoredRelease } from "../../data/newsletters/newsletters.collection.ts";
import { tellWrite } from "../../data/notifications/notifications.repository.ts";
import { actorName } from "../../data/people/actor-name.ts";
import { loadRuleHolders, type RuleHolder } from "../../data/people/rule-holders.ts";
import { personalValues } from "../../data/templates/personal-mail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { releaseMailText as text } from "../sending/sending.text.ts";
import type { SendingDeps } from "../sending/sending-area.deps.ts";
import { newsletterSubject } from "./newsletter-access.ts";
import { loadShown, presentFingerprint } from "./present-release.ts";
import { releaseMailHtml } from "./release-mail.ts";
import { decided, requireDecidable } from "./release-state.ts";
import { tellOfDecision } from "./tell-of-decision.ts";

type Deps = SendingDeps & { readonly viewer: Viewer; readonly now: Date };

const requireUnsent = ({ startedSendingAt }: StoredNewsletter) => {
  if (startedSendingAt !== null) throw new Problem(newsletterProblems.wasSent);
};

/** Those named, or all who may; administrators of all only where nobody else is left. */
const peopleToAsk = async (
  newsletter: StoredNewsletter,
  named: readonly string[] | null,
  deps: Deps,
): Promise<RuleHolder[]> => {
  const own = [actorOf(deps.viewer), writerOf(newsletter)];
  const holders = await loadRuleHolders("EDIT_NEWS", newsletter.organisationId, deps);
  const others = holders.filter(({ id }) => !own.includes(id));
  const chosen = named ? others.filter(({ id }) => named.includes(id)) : others;
  const editors = chosen.filter(({ isAdmin }) => !isAdmin);
  const people = named || editors.length === 0 ? chosen : editors;
  if (people.length === 0) throw new Problem(newsletterProblems.nobodyReleases);
  return people.slice(0, MOST_ASKED);
};

class GivenMeanwhile extends Error {}

export const newsletterRelease = implement<typeof contract, SendingDeps, Stored<StoredNewsletter>>(
  contract,
  {
    request: async ({ subject, body, ifVersion }, deps) => {
      const { id, title, content, articleIds } = subject;
      const { newsletters, now, outbox, trail, viewer } = deps;
      requireUnsent(subject);
      if (isEmptyNewsletter(content, articleIds)) throw new Problem(newsletterProblems.isEmpty);
      const askedOf = body?.askedOf ?? null;
      const askedByName = await actorName(deps);
      const [people, fingerprint, html] = await Promise.all([
        peopleToAsk(subject, askedOf, deps),
        presentFingerprint(subject, deps),
        releaseMailHtml(subject, askedByName, deps),
      ]);
      const release: StoredRelease = {
        state: "asked",
        askedAt: now.toISOString(),
        askedBy: actorOf(viewer),
        askedByName,
        askedOf,
        decidedAt: null,
        decidedBy: null,
        decidedByName: null,
        note: null,
        fingerprint,
        writtenBy: writerOf(subject),
        told: people.map((person) => person.id),
      };
      const kept = await outbox.keep(html);
      const mails = people.flatMap(({ name, email }) =>
        email ? [{ id: ulid(), mail: { to: email, content: kept, values: personalValues(name) } }] : [],
      );
      const told = {
        kind: "releaseAsked",
        subject: { area: "newsletter", id },
        occasion: release.askedAt,
        by: release.askedBy,
      } as const;
      const saved = await newsletters.update(
        id,
        (current) => {
          requireUnsent(current);
          return { ...current, release };
        },
        {
          // The version that they are shown is the one to be released.
          ifVersion: ifVersion ?? subject.version,
          from: subject,
          shown: (current) => loadShown(current, deps),
          alongside: async () => [
            await trail.write({ subject: { name: title }, facts: { given: people.map(({ name }) => name) } }),
            ...people.map((person) => tellWrite(person.id, told, now)),
            ...mails.map((one) => outbox.postWrite(one.id, one.mail)),
          ],
        },
      );
      await outbox.announce(mails.map((one) => one.id));
      return loadShown(saved, deps);
    },

    give: async ({ subject, body, ifVersion }, deps) => {
      const { newsletters, trail, viewer } = deps;
      const asIs = async (newsletter: Stored<StoredNewsletter>) => {
        trail.skip();
        return loadShown(newsletter, deps);
      };
      if (subject.startedSendingAt === null && subject.release?.state === "given") return asIs(subject);
      const telling = await tellOfDecision(subject, "releaseGiven", deps, (name, link) =>
        text.given(subject.title, name, link),
      );
      try {
        const saved = await newsletters.update(
          subject.id,
          async (current) => {
            if (current.release?.state === "given") throw new GivenMeanwhile();
            const release = requireDecidable(current, ["asked"], viewer);
            const isMeant = (body?.askedAt ?? release.askedAt) === release.askedAt;
            if (!isMeant || release.fingerprint !== (await presentFingerprint(current, deps))) {
              throw new Problem(newsletterProblems.changedSinceAsked);
            }
            return { ...current, release: await decided(release, "given", deps) };
          },
          {
            ifVersion,
            from: subject,
            shown: (current) => loadShown(current, deps),
            alongside: async () => [await trail.write(), ...telling.writes],
          },
        );
        await telling.announce();
        return await loadShown(saved, deps);
      } catch (error) {
        if (!(error instanceof GivenMeanwhile)) throw error;
        return asIs((await newsletters.find(subject.id)) ?? subject);
      }
    },

    refuse: async ({ subject, body: { note, seen }, ifVersion }, deps) => {
      const { newsletters, schedule, trail, viewer } = deps;
      const telling = await tellOfDecision(subject, "releaseRefused", deps, (name, link) =>
        text.refused(subject.title, name, note, link),
      );
      const saved = await newsletters.update(
        subject.id,
        async ({ scheduledBy, ...current }) => {
          const open = requireDecidable(current, ["asked", "given"], viewer);
          const isSeen = !seen || (seen.state === open.state && seen.askedAt === open.askedAt);
          if (!isSeen) throw new Problem(entityProblems.changed);
          const release = await decided(open, "refused", deps, note);
          const at = current.scheduledAt;
          if (!at) return { ...current, release };
          const reason = text.withdrawn(release.decidedByName ?? viewer.username);
          return { ...current, release, scheduledAt: null, scheduleFailure: { at, reason } };
        },
        {
          ifVersion,
          from: subject,
          shown: (current) => loadShown(current, deps),
          alongside: async (before) => [
            await trail.write(),
            ...telling.writes,
            ...(before.scheduledAt ? [schedule.unmarkWrite(before.id)] : []),
          ],
        },
      );
      await telling.announce();
      return loadShown(saved, deps);
    },
  },
  { subject: newsletterSubject },
);
