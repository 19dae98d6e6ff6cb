import { addDays } from "date-fns/addDays";
import { addMinutes } from "date-fns/addMinutes";
import { set } from "date-fns/set";
import { inOffice, officeDay } from "../../../shared/dates/office-days.ts";
import { muteAddress } from "../../../shared/discussions/discussion-address.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { notifiedEmployees } from "../../data/people/notified-employees.ts";
import { closedUntil } from "../../data/settings/opening.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { personalValues } from "../../data/templates/personal-mail.ts";
import { mailOut } from "../../platform/mail/mail-out.ts";
import type { Mailing } from "../../platform/mail/mailings.repository.ts";
import { lazily } from "../../platform/runtime/lazily.ts";
import { asksAbout } from "./asks.ts";
import { beginningOf } from "./beginning.ts";
import { type DiscussedEntry, loadDiscussed } from "./discussed-entry.ts";
import { entryAddress } from "./entry-address.ts";
import { loadForumTemplate } from "./forum-mail.ts";
import { mailingIds } from "./forum-mailings.ts";
import { notificationsText as text } from "./notifications.text.ts";
import { kindFor, waysOf } from "./wants-notification.ts";

const HOUR = 7;
const BEFORE_IT_CLOSES = 2;

const morningOf = (moment: Date) =>
  set(inOffice(moment), { hours: HOUR, minutes: 0, seconds: 0, milliseconds: 0 });

/** The digest that collects entries now: its day, and when it goes out, in ms. */
export const nextDigest = (now: Date): { readonly day: string; readonly at: number } => {
  const closing = addMinutes(now, BEFORE_IT_CLOSES);
  const morning = morningOf(closing);
  const at = closing < morning ? morning : morningOf(addDays(inOffice(closing), 1));
  return { day: officeDay(at), at: at.getTime() };
};

/** Mails of a discussion refer to one id, so that programs show one thread (RFC 5322, 3.6.4). */
const threadHeaders = (postId: string, portalOrigin: string): Readonly<Record<string, string>> => {
  const discussion = `<discussion-${postId}@${new URL(portalOrigin).hostname}>`;
  return { "In-Reply-To": discussion, References: discussion };
};

type Kind = ReturnType<typeof kindFor>;

const contentFor = async (kind: Kind, discussed: DiscussedEntry, deps: LinkedStores): Promise<string> => {
  const { entry, thread, isAnswer } = discussed;
  const authorName = entry.authorName ?? text.unknownAuthor;
  const [render, forum] = await Promise.all([loadForumTemplate(deps), deps.forums.find(thread.forumId)]);
  return deps.outbox.keep(
    render({
      post: {
        title: kind === "mention" ? text.mentionTitle(authorName, thread.title) : thread.title,
        excerpt: beginningOf(entry.content) || text.noText,
        authorName,
        forumName: forum?.name ?? "",
        isAnswer,
        occasion: text.occasion[kind],
        url: `${deps.portalOrigin}${entryAddress(discussed)}`,
        muteUrl: `${deps.portalOrigin}${muteAddress(thread.id)}`,
      },
      discussions: [],
    }),
  );
};

const bellAbout = (discussed: DiscussedEntry, employee: Employee): NewNotification => {
  const kind = kindFor(employee, discussed);
  return {
    kind,
    subject: { area: "forumEntry", id: discussed.thread.id },
    ...(kind === "post" ? {} : { occasion: discussed.entry.id }),
    by: discussed.writer,
  };
};

/** People who read the entry before the bell could ring. */
const loadReaders = ({ entry, thread, ...about }: DiscussedEntry, { readMarks }: LinkedStores) => {
  const writers = [thread, ...thread.answers].flatMap(({ createdBy }) => createdBy ?? []);
  const concerned = [...about.forumFollowers, ...about.choices.keys(), ...about.mentioned, ...writers];
  return readMarks.readersOf(thread, entry.createdAt, new Set(concerned));
};

export const notifyOfEntry = async (
  deps: LinkedStores,
  mailing: Mailing,
  entryId: string,
  now: Date,
): Promise<void> => {
  const { forumMailings, digests, settings, portalOrigin, table } = deps;
  const discussed = await loadDiscussed(entryId, deps);
  if (!discussed) {
    await forumMailings.finish(mailing.id, mailing.cursor);
    return;
  }
  const opening = discussed.isAnswer ? null : await closedUntil(await settings.current(), now);
  if (opening) {
    await forumMailings.postpone(mailing, opening.getTime());
    return;
  }
  const content = {
    mention: lazily(() => contentFor("mention", discussed, deps)),
    answer: lazily(() => contentFor("answer", discussed, deps)),
    post: lazily(() => contentFor("post", discussed, deps)),
  };
  const digest = nextDigest(now);
  /** Planned before anything is collected, so that the digest goes out whatever happens here. */
  const planDigest = lazily(() =>
    table.transact([forumMailings.planWrite(mailingIds.digest(digest.day), digest.at)]),
  );
  const readers = await loadReaders(discussed, deps);
  const headers = threadHeaders(discussed.thread.id, portalOrigin);
  const { byMail, byBell } = waysOf(discussed);

  await mailOut(
    { ...deps, mailings: deps.forumMailings },
    mailing,
    notifiedEmployees(deps, {
      byMail,
      byBell: (employee) => !readers.has(employee.id) && byBell(employee),
    }),
    async ({ id, addressed, employee, isBelled }) => {
      const writes = isBelled ? [notifyWrite(id, bellAbout(discussed, employee), now)] : [];
      if (!addressed) return { writes };
      if (employee.forumDigest) {
        await planDigest();
        return { writes: [...writes, digests.collectWrite(digest.day, id, entryId)] };
      }
      const mail = {
        to: addressed.email,
        content: await content[kindFor(employee, discussed)](),
        values: personalValues(fullName(employee)),
        headers,
        asks: asksAbout("entry", entryId, id),
      };
      return { post: { mailId: `forum-${entryId}-${id}`, mail }, writes };
    },
  );
};
