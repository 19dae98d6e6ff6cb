import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import type { ReactionKind } from "../../../shared/discussions/reaction.ts";
import type { reactions } from "../../../shared/discussions/reactions.contract.ts";
import type { articleReactions } from "../../../shared/news/article-reactions.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { queryOf } from "../../app/client/query-of.ts";

interface Reaction {
  readonly id: string;
  readonly kind: ReactionKind | null;
}

interface Endpoints {
  readonly list: typeof reactions.ofPost | typeof reactions.ofAnswer | typeof articleReactions.list;
  readonly set: typeof reactions.toPost | typeof reactions.toAnswer | typeof articleReactions.set;
}

/** Refreshes only the query that shows the reactions. */
export const reactionsBy = ({ list, set }: Endpoints, shownBy: EndpointSpec) => ({
  set: mutationOptions({
    mutationFn: ({ id, kind }: Reaction) => call(set, { params: { id }, body: { kind } }),
    onSettled: (_reply, _error, _reaction, _before, { client }) =>
      client.invalidateQueries({ queryKey: keyOf(shownBy) }),
  }),
  list: (id: string) => queryOptions({ ...queryOf(list, { params: { id } }), staleTime: 0 }),
});

export type ReactionQueries = ReturnType<typeof reactionsBy>;
