import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type MiscGroup, MiscGroupDraft } from "../../../shared/misc/misc-group.ts";

const GroupFields = MiscGroupDraft.pick({ name: true, description: true });
export type GroupForm = z.input<typeof GroupFields>;

export const groupResolver = zodResolver(GroupFields, undefined, { raw: true });

export const groupFormOf = (group: MiscGroup | undefined): GroupForm => ({
  name: group?.name ?? "",
  description: group?.description ?? "",
});
