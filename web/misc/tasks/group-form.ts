import type * as z from "zod";
import { type MiscGroup, MiscGroupDraft } from "../../../shared/misc/misc-group.ts";
import { checkedBy } from "../../components/form/resolver.ts";

const GroupFields = MiscGroupDraft.pick({ name: true, description: true });
export type GroupForm = z.input<typeof GroupFields>;

export const groupResolver = checkedBy(GroupFields);

export const groupFormOf = (group: MiscGroup | undefined): GroupForm => ({
  name: group?.name ?? "",
  description: group?.description ?? "",
});
