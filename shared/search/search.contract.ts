import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Found, FoundArea } from "./found.ts";

const fields = { filters: ["area", "organisation", "date"], isRanked: true } as const;

/** `perArea` answers with the best few of each area, one area after the other. */
const query = Object.assign(
  listQuery(fields).extend({ perArea: z.coerce.number().int().min(1).max(15).optional() }),
  { fields },
);

export const search = {
  everywhere: endpoint({
    method: "GET",
    path: "/v1/search",
    access: signedIn,
    summary: "Whatever has all words and may be seen, the best first, at most 100 on a page",
    query,
    // Areas count the hits of all other filters; the incomplete ones may have more.
    reply: page(Found).extend({
      areas: z.array(z.object({ area: FoundArea, count: z.int() })),
      incomplete: z.array(FoundArea),
      // Only if nothing has all words: the words that none of the hits has.
      missing: z.array(z.string()).optional(),
    }),
  }),
};
