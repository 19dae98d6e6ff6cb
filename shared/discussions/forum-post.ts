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
    /** Left out: at once when it is new, else as it is. */
    announcement: Announcement.nullish(),
  })
  .meta({ id: "ForumPostDraft" });
export type ForumPostDraft = z.output<typeof ForumPostDraft>;

/** `content` is sanitised HTML; `readUntil` is the time up to which the reader knows the discussion. */
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
    /** Of who has edited the text, the files or the poll; null if nobody has. */
    modifiedByName: z.string().nullable(),
    lastActivityAt: z.iso.datetime(),
    lastAuthorName: z.string().nullable(),
    unreadCount: z.int(),
    /** How many answers stand before the first unread one; null if none is, or if the post is unread itself. */
    unreadFrom: z.int().nullable(),
    readUntil: z.iso.datetime().nullable(),
    follows: z.boolean().optional(),
    announcement: Announcement.nullish(),
    creator: Creator,
    questionnaire: Questionnaire.nullable().optional(),
    /** Of a post that is read by its id, was saved, or is listed with those of other forums. */
    forum: z.object({ name: z.string(), groupId: Id }).optional(),
    answers: z.array(ForumAnswer).optional(),
    /** Of a post that is read by its id: what was merged into it, and up to when the reader knows that. */
    merged: z
      .array(z.object({ id: Id, title: z.string(), readUntil: z.iso.datetime().nullable() }))
      .optional(),
    /** Of a post that is read by its id. */
    solution: ForumAnswer.nullable().optional(),
    reactions: Reactions.optional(),
  })
  .meta({ id: "ForumPost" });
export type ForumPost = z.infer<typeof ForumPost>;
