import { FORUMS_ADDRESS, muteAddress, postAddress } from "../../../shared/discussions/discussion-address.ts";
import type { DigestDiscussion, MailData } from "../../data/templates/mail-data.ts";
import { beginningOf } from "./beginning.ts";
import type { DiscussedEntry } from "./discussed-entry.ts";
import { entryAddress } from "./entry-address.ts";
import { notificationsText as text } from "./notifications.text.ts";

/** Mail programs cut longer mails, and an item of the outbox has to hold it. */
const MOST_ENTRIES = 50;
const MOST_OF_ONE = 5;

interface MailContext {
  readonly portalOrigin: string;
  readonly reader: string;
  readonly forumName: (forumId: string) => string;
}

const authorOf = ({ entry, mentioned }: DiscussedEntry, reader: string): string => {
  const author = entry.authorName ?? text.unknownAuthor;
  return mentioned.has(reader) ? text.mentionedBy(author) : author;
};

const discussionOf = (
  { thread }: DiscussedEntry,
  entries: readonly DiscussedEntry[],
  most: number,
  { portalOrigin, forumName, reader }: MailContext,
): DigestDiscussion => {
  const shown = entries.slice(0, most);
  return {
    title: thread.title,
    forumName: forumName(thread.forumId),
    url: `${portalOrigin}${postAddress(thread.id)}`,
    muteUrl: `${portalOrigin}${muteAddress(thread.id)}`,
    entries: shown.map((discussed) => ({
      authorName: authorOf(discussed, reader),
      excerpt: beginningOf(discussed.entry.content) || text.noText,
      url: `${portalOrigin}${entryAddress(discussed)}`,
    })),
    moreCount: entries.length - shown.length,
  };
};

const discussionsOf = (
  grouped: readonly (readonly DiscussedEntry[])[],
  context: MailContext,
): DigestDiscussion[] => {
  let left = MOST_ENTRIES;
  return grouped.flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const discussion = discussionOf(first, own, Math.min(left, MOST_OF_ONE), context);
    left -= discussion.entries.length;
    return [discussion];
  });
};

export const digestMail = (
  entries: readonly DiscussedEntry[],
  context: MailContext,
): Pick<MailData["forumNotificationTemplate"], "post" | "discussions"> => {
  const grouped = [...Map.groupBy(entries, ({ thread }) => thread.id).values()];
  const authors = new Set(entries.map(({ entry }) => entry.authorName ?? text.unknownAuthor));
  const forums = new Set(entries.map(({ thread }) => context.forumName(thread.forumId)));
  const [onlyForum = ""] = forums;
  return {
    post: {
      title: text.digestTitle(grouped.length),
      excerpt: grouped.map((own) => text.digestLine(own[0]?.thread.title ?? "", own.length)).join("\n"),
      authorName: text.names([...authors]),
      forumName: forums.size === 1 ? onlyForum : text.severalForums,
      isAnswer: false,
      occasion: text.newEntries,
      url: `${context.portalOrigin}${FORUMS_ADDRESS}`,
      muteUrl: null,
    },
    discussions: discussionsOf(grouped, context),
  };
};
