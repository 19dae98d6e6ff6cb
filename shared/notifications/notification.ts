import * as z from "zod";

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

/** The area decides whether the notification may still be seen. */
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

/** Opening `path` marks it as read. */
export const UnreadNotification = z
  .object({ id: z.string(), path: z.string(), subjectId: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: "UnreadNotification" });
export type UnreadNotification = z.infer<typeof UnreadNotification>;

/** `count`: answers, reactions, news of a folder or papers that share one unread notification. */
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
