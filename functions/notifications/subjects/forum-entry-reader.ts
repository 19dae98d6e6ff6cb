import * as z from "zod";
import { answerAddress, postAddress } from "../../../shared/discussions/discussion-address.ts";
import type { StoredNotification } from "../../data/notifications/notifications.repository.ts";
import { factsIn, type KnownItems, type SubjectReader } from "../subject-reader.ts";

const Titled = z.object({ title: z.string().optional() });
const EntryFacts = Titled.extend({ deletedAt: z.string().nullable(), merged: Titled.optional() });

const keyOf = (id: string) => ({ pk: "FORUM_ENTRY", sk: id });

const isThere = (id: string, known: KnownItems) =>
  factsIn(EntryFacts, known.at(keyOf(id)))?.deletedAt === null;

/** The occasion of a reaction also names who reacted. */
const answerOf = ({ kind, occasion, subjectId }: StoredNotification): string | undefined => {
  if (!["answer", "mention", "reaction", "solution", "report"].includes(kind)) return undefined;
  const [id] = occasion.split("#");
  return id === subjectId ? undefined : id;
};

/** The subject is the post, the occasion an answer to it. */
export const forumEntryReader: SubjectReader = {
  keysOf: (notification) =>
    [notification.subjectId, answerOf(notification)].flatMap((id) => (id === undefined ? [] : [keyOf(id)])),
  shown: (notification, _, known) => {
    const { subjectId } = notification;
    const answer = answerOf(notification);
    if (!isThere(subjectId, known) || (answer !== undefined && !isThere(answer, known))) return undefined;
    const facts = factsIn(EntryFacts, known.at(keyOf(subjectId)));
    return {
      title: facts?.title ?? facts?.merged?.title ?? "",
      path: answer === undefined ? postAddress(subjectId) : answerAddress(subjectId, answer),
    };
  },
};
