import { CloudItem } from "../../../shared/cloud/cloud-item.ts";

export const currentItem = (current: unknown): CloudItem | undefined => CloudItem.safeParse(current).data;
