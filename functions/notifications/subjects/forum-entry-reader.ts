import * as z from "zod";
import { answerAddress, postAddress } from "../../../shared/discussions/discussion-address.ts";
import type { StoredNotification } from "../../data/notifications/notifications.repository.ts";
import { factsIn, type KnownItems, type SubjectReader } from "../subject-reader.ts";

const EntryFacts = z.object({ deletedAt: z.string().nullable(), title: z.string().optional() });

const keyOf = (id: string) => ({ pk: "FORUM_ENTRY", sk: id });

const isThere = (id: string, known: KnownItems) =>
  factsIn(EntryFacts, known.at(keyOf(id)))?.deletedAt === null;

const hasAnswer = ({ kind, occasion, subjectId }: StoredNotification): boolean =>
  kind === "answer" || (kind === "mention" && occasion !== subjectId);

/** The subject is the post, the occasion an answer to it. Everybody in the group reads all forums. */
export const forumEntryReader: SubjectReader = {
  keysOf: (notification) => [
    keyOf(notification.subjectId),
    ...(hasAnswer(notification) ? [keyOf(notification.occasion)] : []),
  ],
  shown: (notification, _, known) => {
    const { subjectId, occasion } = notification;
    const isAnswer = hasAnswer(notification);
    if (!isThere(subjectId, known) || (isAnswer && !isThere(occasion, known))) return undefined;
    return {
      title: factsIn(EntryFacts, known.at(keyOf(subjectId)))?.title ?? "",
      path: isAnswer ? answerAddress(subjectId, occasion) : postAddress(subjectId),
    };
  },
};
