import { muteAddress } from "../../../shared/discussions/discussion-address.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { reachableEmployees } from "../../data/people/reachable-employees.ts";
import { personalValues } from "../../data/templates/personal-mail.ts";
import { mailOut } from "../../platform/mail/mail-out.ts";
import type { Mailing } from "../../platform/mail/mailings.repository.ts";
import { lazily } from "../../platform/runtime/lazily.ts";
import { asksAbout } from "./asks.ts";
import { beginningOf } from "./beginning.ts";
import { nextDigest } from "./digest-day.ts";
import { type DiscussedEntry, loadDiscussed } from "./discussed-entry.ts";
import { entryAddress } from "./entry-address.ts";
import { loadForumTemplate } from "./forum-mail.ts";
import { mailingIds } from "./forum-mailings.ts";
import { notificationsText as text } from "./notifications.text.ts";
import type { NotifierDeps } from "./notifier.deps.ts";
import { threadHeaders } from "./thread-headers.ts";
import { wantsNotification } from "./wants-notification.ts";

const contentFor = async (discussed: DiscussedEntry, deps: NotifierDeps): Promise<string> => {
  const { entry, thread, isAnswer } = discussed;
  const [render, forum] = await Promise.all([loadForumTemplate(deps), deps.forums.find(thread.forumId)]);
  return deps.outbox.keep(
    render({
      post: {
        title: thread.title,
        excerpt: beginningOf(entry.content) || text.noText,
        authorName: entry.authorName ?? text.unknownAuthor,
        forumName: forum?.name ?? "",
        isAnswer,
        occasion: isAnswer ? text.newAnswer : text.newPost,
        url: `${deps.portalOrigin}${entryAddress(discussed)}`,
        muteUrl: `${deps.portalOrigin}${muteAddress(thread.id)}`,
      },
      discussions: [],
    }),
  );
};

export const notifyOfEntry = async (
  deps: NotifierDeps,
  mailing: Mailing,
  entryId: string,
  now: Date,
): Promise<void> => {
  const { mailings, digests, portalOrigin, table } = deps;
  const discussed = await loadDiscussed(entryId, deps);
  if (!discussed) {
    await mailings.finish(mailing.id, mailing.cursor);
    return;
  }
  const content = lazily(() => contentFor(discussed, deps));
  const digest = nextDigest(now);
  /** Before anything waits for it, so that it goes out whatever happens here. */
  const planDigest = lazily(() =>
    table.transact([mailings.planWrite(mailingIds.digest(digest.day), digest.at)]),
  );
  const headers = threadHeaders(discussed.thread.id, portalOrigin);

  await mailOut(
    deps,
    mailing,
    reachableEmployees(deps, (employee) => wantsNotification(employee, discussed)),
    async (employee) => {
      const { id, email, forumDigest } = employee;
      if (forumDigest) {
        await planDigest();
        return { write: digests.collectWrite(digest.day, id, entryId) };
      }
      return {
        mailId: `forum-${entryId}-${id}`,
        mail: {
          to: email,
          content: await content(),
          values: personalValues(fullName(employee)),
          headers,
          asks: asksAbout("entry", entryId, id),
        },
      };
    },
  );
};
