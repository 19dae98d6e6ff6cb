import { type Announcement, announcedFrom } from "../../../shared/notifications/announcement.ts";
import type { StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import type { Mailings } from "../../platform/mail/mailings.repository.ts";
import type { Write } from "../../platform/table/item.ts";

export const mailingIds = {
  entry: (entryId: string): string => `entry#${entryId}`,
  digest: (day: string): string => `digest#${day}`,
  reminder: (postId: string, day: string): string => `reminder#${postId}#${day}`,
  result: (postId: string): string => `result#${postId}`,
  replacedVote: (postId: string, formerVoter: string, at: Date): string =>
    `replaced#${postId}#${formerVoter}#${at.getTime()}`,
};

/** A silent entry may still be announced later. */
export const entryWrite = (
  entryId: string,
  announcement: Announcement | null | undefined,
  { forumMailings, now }: { readonly forumMailings: Mailings; readonly now: Date },
): Write =>
  forumMailings.planWrite(
    mailingIds.entry(entryId),
    announcedFrom(now.getTime(), announcement ?? undefined) ?? undefined,
  );

export const resultWrites = (
  questionnaires: readonly (StoredPost["questionnaire"] | undefined)[],
  postId: string,
  { forumMailings, now }: { readonly forumMailings: Mailings; readonly now: Date },
): Write[] =>
  questionnaires.some((questionnaire) => questionnaire?.mailsResult)
    ? [forumMailings.planWrite(mailingIds.result(postId), now.getTime())]
    : [];
