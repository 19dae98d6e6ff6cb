import { listConfig, MAX_LIMIT } from "../../shared/contract/list.ts";
import type { Organisations } from "../data/organisations/organisations.collection.ts";
import { everything } from "../platform/collection/visible.ts";
import type { KnownOrigins } from "../platform/http/middleware/cross-origin.ts";

export const openHomepages = (organisations: Organisations): KnownOrigins => ({
  has: async (origin) => {
    // Other schemes and framed documents send "null".
    if (!/^https?:/.test(origin)) return false;
    const offices = await organisations.list(listConfig({ limit: MAX_LIMIT }), everything);
    return offices.data.some(({ homepage }) => homepage && URL.parse(homepage)?.origin === origin);
  },
});
