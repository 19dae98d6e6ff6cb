import { contentOf } from "../personal/mentions.ts";
import { deleting } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";

export const notificationSources = ({ table }: Pick<Stores, "table">): readonly PersonalSource[] => [
  {
    area: "notifications",
    kinds: ["NOTIFICATION"],
    fate: "erased",
    find: (item, { mentions }) => (mentions(item.pk) ? contentOf(item) : undefined),
    erase: deleting(table),
  },
];
