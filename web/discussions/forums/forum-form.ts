import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type Forum, ForumDraft } from "../../../shared/discussions/forum.ts";

export type ForumForm = z.input<typeof ForumDraft>;

export const forumResolver = zodResolver(ForumDraft, undefined, { raw: true });

export const forumFormIn =
  (groupId: string) =>
  (forum: Forum | undefined): ForumForm => ({
    name: forum?.name ?? "",
    description: forum?.description ?? "",
    groupId: forum?.groupId ?? groupId,
  });
