import type * as z from "zod";
import { type ForumGroup, ForumGroupDraft } from "../../../shared/discussions/forum.ts";
import { checkedBy } from "../../components/form/resolver.ts";

export type GroupForm = z.input<typeof ForumGroupDraft>;

export const groupResolver = checkedBy(ForumGroupDraft);

export const groupFormBelow =
  (parentId: string | null) =>
  (group: ForumGroup | undefined): GroupForm => ({
    name: group?.name ?? "",
    parentId: group ? group.parentId : parentId,
  });
