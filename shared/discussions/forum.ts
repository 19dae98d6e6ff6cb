import * as z from "zod";
import { Id, optionalText, requiredText } from "../contract/wire.ts";

const Ordering = z.int().min(0).max(100_000);

const LatestEntry = z
  .object({
    postId: Id,
    title: z.string(),
    authorName: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "LatestEntry" });

export const Forum = z
  .object({
    id: Id,
    name: z.string(),
    groupId: Id,
    description: z.string().nullable().default(null),
    ordering: z.int().default(0),
    postsCount: z.int().optional(),
    unreadCount: z.int().optional(),
    latest: LatestEntry.nullable().optional(),
  })
  .meta({ id: "Forum" });
export type Forum = z.infer<typeof Forum>;

export const ForumGroup = z
  .object({
    id: Id,
    name: z.string(),
    parentId: Id.nullable(),
    ordering: z.int().default(0),
    forums: z.array(Forum).optional(),
  })
  .meta({ id: "ForumGroup" });
export type ForumGroup = z.infer<typeof ForumGroup>;

export const ForumGroupDraft = z
  .object({
    name: requiredText(100),
    parentId: Id.nullish().transform((id) => id ?? null),
    ordering: Ordering.optional(),
  })
  .meta({ id: "ForumGroupDraft" });
export type ForumGroupDraft = z.output<typeof ForumGroupDraft>;

export const ForumDraft = z
  .object({
    name: requiredText(100),
    description: optionalText(500),
    groupId: Id,
    ordering: Ordering.optional(),
  })
  .meta({ id: "ForumDraft" });
export type ForumDraft = z.output<typeof ForumDraft>;
