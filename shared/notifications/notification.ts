import * as z from "zod";

/** What can be told by the bell; each has a line in `sentences.text.ts`. */
export const NotificationKind = z.enum([
  "answer",
  "mention",
  "post",
  "pollReminder",
  "pollResult",
  "voteReplaced",
  "reaction",
  "solution",
  "report",
  "article",
  "confirm",
  "releaseAsked",
  "releaseGiven",
  "releaseRefused",
  "event",
  "eventUnanswered",
  "eventTomorrow",
  "eventComing",
  "eventWaiting",
  "eventChanged",
  "eventCancelled",
  "folder",
  "shareDownloaded",
  "papersSubmitted",
  "zip",
  "zipFailed",
  "sendDone",
  "sendPaused",
  "sendFailed",
  "application",
  "applicationDate",
  "applicationNote",
  "applicationPapers",
  "applicationWithdrawn",
  "material",
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** What a notification is about: whether it may still be seen is asked there. */
export const SubjectArea = z.enum([
  "article",
  "newsletter",
  "forumEntry",
  "event",
  "cloudItem",
  "zip",
  "application",
  "material",
]);
export type SubjectArea = z.infer<typeof SubjectArea>;

/** Where the bell knows it to be read. */
export const UnreadNotification = z
  .object({ id: z.string(), path: z.string(), subjectId: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: "UnreadNotification" });
export type UnreadNotification = z.infer<typeof UnreadNotification>;

/** `count`: of answers or reactions to one discussion, news of one folder, or papers of one application, which are one notification while they are unread. */
export const Notification = z
  .object({
    id: z.string(),
    kind: NotificationKind,
    title: z.string(),
    actor: z.string().nullable(),
    count: z.int(),
    path: z.string(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof Notification>;
