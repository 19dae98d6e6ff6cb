import type * as z from "zod";
import { type Forum, ForumDraft } from "../../../shared/discussions/forum.ts";
import { checkedBy } from "../../components/form/resolver.ts";

export type ForumForm = z.input<typeof ForumDraft>;

export const forumResolver = checkedBy(ForumDraft);

export const forumFormIn =
  (groupId: string) =>
  (forum: Forum | undefined): ForumForm => ({
    name: forum?.name ?? "",
    description: forum?.description ?? "",
    groupId: forum?.groupId ?? groupId,
  });
