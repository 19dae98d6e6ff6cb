import { FORUMS_ADDRESS, muteAddress, postAddress } from "../../../shared/discussions/discussion-address.ts";
import type { DigestDiscussion, MailData } from "../../data/templates/mail-data.ts";
import { beginningOf } from "./beginning.ts";
import type { DiscussedEntry } from "./discussed-entry.ts";
import { entryAddress } from "./entry-address.ts";
import { notificationsText as text } from "./notifications.text.ts";

/** Mail programs cut what is longer, and an item of the outbox has to hold it. */
const MOST_DISCUSSIONS = 30;
const MOST_ENTRIES = 5;

interface Place {
  readonly portalOrigin: string;
  readonly forumName: (forumId: string) => string;
}

const discussionOf = (
  [first, ...others]: readonly [DiscussedEntry, ...DiscussedEntry[]],
  { portalOrigin, forumName }: Place,
): DigestDiscussion => ({
  title: first.thread.title,
  forumName: forumName(first.thread.forumId),
  url: `${portalOrigin}${postAddress(first.thread.id)}`,
  muteUrl: `${portalOrigin}${muteAddress(first.thread.id)}`,
  entries: [first, ...others].slice(0, MOST_ENTRIES).map((discussed) => ({
    authorName: discussed.entry.authorName ?? text.unknownAuthor,
    excerpt: beginningOf(discussed.entry.content) || text.noText,
    url: `${portalOrigin}${entryAddress(discussed)}`,
  })),
});

/** `post` sums it up for templates that know of no digests. */
export const digestMail = (
  entries: readonly DiscussedEntry[],
  place: Place,
): Pick<MailData["forumNotificationTemplate"], "post" | "discussions"> => {
  const grouped = [...Map.groupBy(entries, ({ thread }) => thread.id).values()];
  const shown = grouped.slice(0, MOST_DISCUSSIONS);
  const authors = new Set(entries.map(({ entry }) => entry.authorName ?? text.unknownAuthor));
  const forums = new Set(entries.map(({ thread }) => place.forumName(thread.forumId)));
  const [onlyForum = ""] = forums;
  return {
    post: {
      title: text.digestTitle(grouped.length),
      excerpt: [
        ...shown.map((own) => text.digestLine(own[0]?.thread.title ?? "", own.length)),
        ...(grouped.length > shown.length ? [text.moreDiscussions(grouped.length - shown.length)] : []),
      ].join("\n"),
      authorName: text.names([...authors]),
      forumName: forums.size === 1 ? onlyForum : text.severalForums,
      isAnswer: false,
      occasion: text.newEntries,
      url: `${place.portalOrigin}${FORUMS_ADDRESS}`,
      muteUrl: null,
    },
    discussions: shown.flatMap(([first, ...others]) =>
      first ? [discussionOf([first, ...others], place)] : [],
    ),
  };
};
