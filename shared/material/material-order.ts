import * as z from "zod";
import { Id, optionalText } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";

export const MaterialOrderState = z.enum(["ordered", "sent", "cancelled"]);
export type MaterialOrderState = z.infer<typeof MaterialOrderState>;

/** Order and mails are stored whole, and a table item holds 400 KB. */
const MAX_ITEMS = 100;
const MAX_ITEM_NOTE = 300;
const MAX_NOTE = 1000;

export const MaterialOrderDraft = z
  .object({
    items: z
      .array(z.object({ articleId: Id, quantity: z.int(), note: optionalText(MAX_ITEM_NOTE) }))
      .max(MAX_ITEMS),
    organisationId: Id,
    note: optionalText(MAX_NOTE),
  })
  .meta({ id: "MaterialOrderDraft" });
export type MaterialOrderDraft = z.output<typeof MaterialOrderDraft>;

/** Names stay those of the order's day, since lists and people change. */
const MaterialOrderItem = z.object({
  articleId: Id,
  name: z.string(),
  groupName: z.string(),
  quantity: z.int(),
  note: z.string().nullable(),
});
export type MaterialOrderItem = z.infer<typeof MaterialOrderItem>;

export const MaterialOrder = z
  .object({
    id: Id,
    state: MaterialOrderState,
    items: z.array(MaterialOrderItem),
    organisationId: Id,
    note: z.string().nullable(),
    createdBy: Id,
    createdByName: z.string(),
    createdAt: z.iso.datetime(),
    modifiedAt: z.iso.datetime(),
    modifiedBy: Id,
    creator: Creator,
  })
  .meta({ id: "MaterialOrder" });
export type MaterialOrder = z.infer<typeof MaterialOrder>;
