import { deleting, keyed, made, mentioning, unnaming } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";
import { knownShare, type StoredShare } from "./cloud-shares.collection.ts";

export const cloudSources = ({
  table,
  cloudItems,
  cloudShares,
}: Pick<Stores, "table" | "cloudItems" | "cloudShares">): readonly PersonalSource[] => [
  { area: "cloudItems", kinds: ["CLOUD_ITEM"], fate: "unnamed", find: made, erase: unnaming(cloudItems) },
  { area: "cloudWatches", kinds: ["CLOUD_WATCH"], fate: "erased", find: keyed, erase: deleting(table) },
  {
    area: "cloudShares",
    kinds: ["CLOUD_SHARE"],
    fate: "erased",
    find: (item, sought) => {
      const share = made(item, sought) as StoredShare | undefined;
      return share && knownShare(share);
    },
    erase: async ({ sk }) => {
      if (await cloudShares.find(sk)) await cloudShares.remove(sk);
    },
  },
  { area: "cloudChanges", kinds: ["CLOUD_CHANGE"], fate: "expiring", find: mentioning },
];
