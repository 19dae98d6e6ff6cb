import { addressKey } from "../../../shared/news/recipients.ts";
import { contentOf } from "../personal/mentions.ts";
import { deleting, keyed, made, mentioning, unnaming } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";
import type { StoredRequest } from "./cloud-requests.collection.ts";
import { knownShare, type StoredShare } from "./cloud-shares.collection.ts";

export const cloudSources = ({
  table,
  cloudItems,
  cloudShares,
  cloudRequests,
  requestUses,
}: Pick<
  Stores,
  "table" | "cloudItems" | "cloudShares" | "cloudRequests" | "requestUses"
>): readonly PersonalSource[] => [
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
  {
    area: "cloudRequests",
    kinds: ["CLOUD_REQUEST"],
    fate: "erased",
    // Each side is handed its own name only.
    find: (item, sought) => {
      const { name, email, creatorName, ...request } = contentOf(item) as StoredRequest;
      if (item.deleted) return undefined;
      if (addressKey(email) === sought.person.email) return { ...request, name, email };
      return made(item, sought) && { ...request, creatorName };
    },
    erase: async ({ sk }) => {
      const request = await cloudRequests.find(sk);
      if (request) await cloudRequests.remove(sk, { inTransaction: [requestUses.endWrite(request)] });
    },
  },
  { area: "cloudChanges", kinds: ["CLOUD_CHANGE"], fate: "expiring", find: mentioning },
];
