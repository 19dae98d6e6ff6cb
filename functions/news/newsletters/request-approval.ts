import { ulid } from "ulid";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { Asking } from "../../../shared/news/approval.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import { isEmptyNewsletter, type ShownNewsletter, writerOf } from "../../../shared/news/newsletter.ts";
import type { StoredApproval, StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import { notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { actorName } from "../../data/people/actor-name.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { personalMark, personalValues } from "../../data/templates/personal-mail.ts";
import { previewOf } from "../../data/templates/recipient-data.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { escapeHtml, SafeHtml } from "../../platform/html/safe-html.ts";
import { Problem } from "../../platform/http/problem.ts";
import { approvalRequest } from "../approval/approval-steps.ts";
import { peopleToAsk } from "../approval/people-to-ask.ts";
import type { NewsDeps } from "../news.deps.ts";
import { approvalMailText as text } from "../sending.text.ts";
import { requireFingerprint } from "./approval-fingerprint.ts";
import { loadNewsletterContent, previewedFor } from "./newsletter-content.ts";
import { loadPresent } from "./present-approval.ts";
import { asTestMail, NOWHERE } from "./test-mail.ts";

const titled = (html: string, subject: string) => {
  const title = `<title>${escapeHtml(subject)}</title>`;
  const untitled = html.replace(/<title>[\s\S]*?<\/title>/i, "");
  const head = /<head\b[^>]*>/i.exec(untitled);
  const at = head ? head.index + head[0].length : 0;
  return untitled.slice(0, at) + title + untitled.slice(at);
};

const approvalMailHtml = async (
  newsletter: StoredNewsletter,
  { askedByName, askedNote }: { readonly askedByName: string; readonly askedNote: string | null },
  deps: LinkedStores & { readonly now: Date },
): Promise<string> => {
  const kind = previewedFor(newsletter);
  const content = await loadNewsletterContent(newsletter, deps);
  const { html } = previewOf(content, {
    kind,
    name: personalMark("name").html,
    unsubscribeUrl: kind === "employees" ? null : NOWHERE,
  });
  const link = `${deps.portalOrigin}/news/newsletters/${newsletter.id}`;
  const note = new SafeHtml(
    [
      `${escapeHtml(text.asks(askedByName))} <a href="${escapeHtml(link)}">${escapeHtml(text.toPage)}</a>`,
      ...(askedNote ? [text.note, ...askedNote.split(/\r?\n/)].map(escapeHtml) : []),
    ].join("<br>"),
  );
  return titled(asTestMail(html, note), text.subject(newsletter.title));
};

type Deps = NewsDeps & {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly trail: Pick<RequestTrail<"newsletter.release-asked">, "write">;
};

const requireUnsent = ({ startedSendingAt }: StoredNewsletter) => {
  if (startedSendingAt !== null) throw new Problem(newsletterProblems.wasSent);
};

export const requestApproval = async (
  newsletter: Stored<StoredNewsletter>,
  { askedOf = null, note: askedNote = null, ...shown }: Asking & ShownNewsletter,
  deps: Deps,
): Promise<Stored<StoredNewsletter>> => {
  const { id, title, content, articleIds, organisationId } = newsletter;
  const { newsletters, now, outbox, trail, viewer } = deps;
  requireUnsent(newsletter);
  if (isEmptyNewsletter(content, articleIds)) throw new Problem(newsletterProblems.isEmpty);
  const own = [actorOf(viewer), writerOf(newsletter)];
  const askedByName = await actorName(deps);
  const [people, { fingerprint }, html] = await Promise.all([
    peopleToAsk({ organisationId, own, named: askedOf, nobody: newsletterProblems.nobodyReleases }, deps),
    loadPresent(newsletter, deps),
    approvalMailHtml(newsletter, { askedByName, askedNote }, deps),
  ]);
  requireFingerprint(shown, fingerprint);
  const asked = { askedOf, note: askedNote, askedByName, writtenBy: writerOf(newsletter), people };
  const release: StoredApproval = { ...approvalRequest(asked, deps), fingerprint };
  const kept = await outbox.keep(html);
  const mails = people.flatMap(({ name, email }) =>
    email ? [{ id: ulid(), mail: { to: email, content: kept, values: personalValues(name) } }] : [],
  );
  const notification = {
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
      // The version to be approved must be the one that they are shown.
      ifVersion: newsletter.version,
      from: newsletter,
      inTransaction: async () => [
        await trail.write({ subject: { name: title }, facts: { given: people.map(({ name }) => name) } }),
        ...people.map((person) => notifyWrite(person.id, notification, now)),
        ...mails.map((one) => outbox.postWrite(one.id, one.mail)),
      ],
    },
  );
  await outbox.enqueue(mails.map((one) => one.id));
  return saved;
};
