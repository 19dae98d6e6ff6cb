import * as z from "zod";
import { Id, optionalText } from "../contract/wire.ts";
import { ForumAttachment, NamedAttachment } from "../files/file.ts";
import { Announcement } from "../notifications/announcement.ts";
import { Creator } from "../organisations/employee.ts";
import { Reactions } from "./reaction.ts";

export const MAX_TEXT = 500_000;
export const MAX_ATTACHMENTS = 50;

export const ForumAnswerDraft = z
  .object({
    postId: Id,
    title: optionalText(200),
    content: optionalText(MAX_TEXT),
    files: z.array(NamedAttachment).max(MAX_ATTACHMENTS).optional(),
    announcement: Announcement.optional(),
  })
  .meta({ id: "ForumAnswerDraft" });
export type ForumAnswerDraft = z.output<typeof ForumAnswerDraft>;

/** `content` is sanitised HTML. */
export const ForumAnswer = z
  .object({
    id: Id,
    title: z.string().nullable(),
    content: z.string().nullable(),
    postId: Id,
    /** The post it belonged to before that was merged into this one. */
    mergedFrom: Id.optional(),
    /** Number in its discussion, from 1; never reused after a deletion. */
    number: z.int().optional(),
    files: z.array(ForumAttachment),
    authorName: z.string().nullable(),
    authorOrganisationId: Id.nullable(),
    createdAt: z.iso.datetime(),
    createdBy: Id.nullable(),
    modifiedAt: z.iso.datetime(),
    modifiedBy: Id.nullable(),
    modifiedByName: z.string().nullable(),
    creator: Creator,
    reactions: Reactions.optional(),
  })
  .meta({ id: "ForumAnswer" });
export type ForumAnswer = z.infer<typeof ForumAnswer>;
