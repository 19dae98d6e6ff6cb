import { ulid } from "ulid";
import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { Articles, StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import { type ReachableSources, reachableEmployees } from "../../data/people/reachable-employees.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import { personalValues } from "../../data/templates/personal-mail.ts";
import type { TemplateSets } from "../../data/templates/template-sets.collection.ts";
import type { AuditTrail } from "../../platform/audit/audit-trail.ts";
import type { Outbox } from "../../platform/mail/outbox.ts";
import type { MailOfKind } from "../../platform/mail/outbox-item.ts";
import { chosenSet } from "../newsletters/template-choice.ts";
import { announcementContent } from "./announcement-mail.ts";
import { announcedAt } from "./announcement-plan.ts";
import type { Announcement, Announcements } from "./announcements.repository.ts";

export interface AnnouncerDeps extends ReachableSources {
  readonly announcements: Announcements;
  readonly articles: Pick<Articles, "find">;
  readonly organisations: Pick<Organisations, "find">;
  readonly templateSets: TemplateSets;
  readonly outbox: Pick<Outbox, "keep" | "postWrite" | "announce">;
  readonly audit: Pick<AuditTrail, "writeOf">;
  readonly portalOrigin: string;
  readonly now?: () => Date;
}

const BATCH = 25;
/** Below what SES allows any account outside its sandbox. */
const PER_SECOND = 10;

interface Waiting {
  readonly employeeId: string;
  readonly mail: MailOfKind;
}

/** The same id whoever stores it, so a mail is stored once. */
const mailId = (articleId: string, employeeId: string) => `article-${articleId}-${employeeId}`;

const trailWrites = async ({ id, title }: StoredArticle, mails: number, { audit }: AnnouncerDeps) => {
  if (mails === 0) return [];
  const entry = { id: ulid(), actor: null, subject: { id, name: title }, facts: { mails }, requestId: null };
  return [await audit.writeOf({ ...entry, action: "article.announced" })];
};

const notify = async (
  deps: AnnouncerDeps,
  article: StoredArticle,
  { cursor: start, mails: before }: Announcement,
) => {
  const { announcements, outbox, organisations, templateSets, portalOrigin } = deps;
  const [set, origin] = await Promise.all([
    chosenSet(null, templateSets),
    loadMailOrigin(article.organisationId, organisations, portalOrigin),
  ]);
  const content = await outbox.keep(announcementContent({ article, origin, set, portalOrigin }));
  let cursor = start;
  let posted = 0;

  /** False if another announcer goes on. */
  const post = async (batch: readonly Waiting[]): Promise<boolean> => {
    const last = batch.at(-1);
    if (!last) return true;
    const delay = Math.floor(posted / PER_SECOND);
    const mails = batch.map(({ employeeId, mail }) => ({ id: mailId(article.id, employeeId), mail }));
    const writes = mails.map(({ id, mail }) => outbox.postWrite(id, mail, delay));
    const step = { from: cursor, to: last.employeeId, mails: batch.length };
    if (!(await announcements.advance(article.id, step, writes))) return false;
    cursor = last.employeeId;
    posted += batch.length;
    await outbox.announce(
      mails.map(({ id }) => id),
      delay,
    );
    return true;
  };

  let waiting: Waiting[] = [];
  for await (const employee of reachableEmployees(
    deps,
    ({ notifyAboutNewsArticles }) => notifyAboutNewsArticles,
  )) {
    if (start !== undefined && employee.id <= start) continue;
    const mail = { to: employee.email, content, values: personalValues(fullName(employee)) };
    waiting.push({ employeeId: employee.id, mail });
    if (waiting.length < BATCH) continue;
    if (!(await post(waiting))) return;
    waiting = [];
  }
  if (!(await post(waiting))) return;
  await announcements.finish(article.id, cursor, await trailWrites(article, before + posted, deps));
};

const announce = async (deps: AnnouncerDeps, articleId: string, now: Date): Promise<void> => {
  const [announcement, article] = await Promise.all([
    deps.announcements.find(articleId),
    deps.articles.find(articleId),
  ]);
  if (!announcement) return;
  if (article && isVisibleInternally(article, now)) return notify(deps, article, announcement);
  const at = article && announcedAt(article);
  const isToCome = at !== undefined && at > now.getTime();
  await deps.announcements.postpone(articleId, announcement, isToCome ? at : undefined);
};

/** Safe to repeat after a crash; one article that fails does not delay the others. */
export const announceDue = async (deps: AnnouncerDeps): Promise<void> => {
  const now = (deps.now ?? (() => new Date()))();
  const failures: unknown[] = [];
  for (const articleId of await deps.announcements.due(now)) {
    await announce(deps, articleId, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, "Some articles could not be announced");
};
