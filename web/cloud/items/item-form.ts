import * as z from "zod";
import { type CloudItem, CloudItemChange } from "../../../shared/cloud/cloud-item.ts";
import { checkedBy } from "../../components/form/resolver.ts";

const ItemFields = z.object({
  ...CloudItemChange.pick({
    description: true,
    visibility: true,
    organisationId: true,
    closed: true,
    parentId: true,
  }).shape,
  title: CloudItemChange.shape.title.unwrap(),
});
export type ItemForm = z.input<typeof ItemFields>;

export const itemResolver = checkedBy(ItemFields);

/** A new folder belongs to the viewer's own office. */
export const itemFormIn =
  (parentId: string | null, ownOffice: string | null) =>
  (item: CloudItem | undefined): ItemForm => ({
    title: item?.title ?? "",
    description: item?.description ?? "",
    visibility: item?.visibility ?? "Everybody",
    organisationId: item ? item.organisationId : ownOffice,
    closed: item?.closed ?? false,
    parentId: item ? item.parentId : parentId,
  });
