import { deleting, keyed, made, mentioning, unnaming } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";

export const cloudSources = ({
  table,
  cloudItems,
}: Pick<Stores, "table" | "cloudItems">): readonly PersonalSource[] => [
  { area: "cloudItems", kinds: ["CLOUD_ITEM"], fate: "unnamed", find: made, erase: unnaming(cloudItems) },
  { area: "cloudWatches", kinds: ["CLOUD_WATCH"], fate: "erased", find: keyed, erase: deleting(table) },
  { area: "cloudChanges", kinds: ["CLOUD_CHANGE"], fate: "expiring", find: mentioning },
];
