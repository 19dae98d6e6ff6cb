import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type ForumGroup, ForumGroupDraft } from "../../../shared/discussions/forum.ts";

export type GroupForm = z.input<typeof ForumGroupDraft>;

export const groupResolver = zodResolver(ForumGroupDraft, undefined, { raw: true });

export const groupFormBelow =
  (parentId: string | null) =>
  (group: ForumGroup | undefined): GroupForm => ({
    name: group?.name ?? "",
    parentId: group ? group.parentId : parentId,
  });
