import * as z from "zod";
import { Flag, Id, optionalText, requiredText } from "../contract/wire.ts";
import { ForumAttachment, NamedAttachment } from "../files/file.ts";
import { Announcement } from "../notifications/announcement.ts";
import { Creator } from "../organisations/employee.ts";
import { ForumAnswer, MAX_ATTACHMENTS, MAX_TEXT } from "./forum-answer.ts";
import { Questionnaire, QuestionnaireDraft } from "./questionnaire.ts";
import { Reactions } from "./reaction.ts";

export const ForumPostDraft = z
  .object({
    forumId: Id,
    title: requiredText(200),
    content: optionalText(MAX_TEXT),
    sticky: Flag,
    closed: Flag,
    files: z.array(NamedAttachment).max(MAX_ATTACHMENTS).optional(),
    questionnaire: QuestionnaireDraft.nullish(),
    /** Absent means at once for a new post, and no change otherwise. */
    announcement: Announcement.nullish(),
  })
  .meta({ id: "ForumPostDraft" });
export type ForumPostDraft = z.output<typeof ForumPostDraft>;

/** `content` is sanitised HTML; the reader has read the discussion up to `readUntil`. */
export const ForumPost = z
  .object({
    id: Id,
    title: z.string(),
    content: z.string().nullable(),
    sticky: z.boolean(),
    closed: z.boolean(),
    answersCount: z.int(),
    forumId: Id,
    files: z.array(ForumAttachment),
    hasQuestionnaire: z.boolean(),
    isSolved: z.boolean().optional(),
    authorName: z.string().nullable(),
    authorOrganisationId: Id.nullable(),
    createdAt: z.iso.datetime(),
    createdBy: Id.nullable(),
    modifiedAt: z.iso.datetime(),
    modifiedBy: Id.nullable(),
    modifiedByName: z.string().nullable(),
    lastActivityAt: z.iso.datetime(),
    lastAuthorName: z.string().nullable(),
    unreadCount: z.int(),
    /** Number of answers before the first unread one; null if none is unread, or the post itself is. */
    unreadFrom: z.int().nullable(),
    readUntil: z.iso.datetime().nullable(),
    follows: z.boolean().optional(),
    announcement: Announcement.nullish(),
    creator: Creator,
    questionnaire: Questionnaire.nullable().optional(),
    /** Only for a post read by its id, just saved, or listed across forums. */
    forum: z.object({ name: z.string(), groupId: Id }).optional(),
    answers: z.array(ForumAnswer).optional(),
    /** Only for a post read by its id: posts merged into it, and the reader's `readUntil` of each. */
    merged: z
      .array(z.object({ id: Id, title: z.string(), readUntil: z.iso.datetime().nullable() }))
      .optional(),
    solution: ForumAnswer.nullable().optional(),
    reactions: Reactions.optional(),
  })
  .meta({ id: "ForumPost" });
export type ForumPost = z.infer<typeof ForumPost>;
