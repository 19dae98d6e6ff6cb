import { queryOptions } from "@tanstack/react-query";
import { reading } from "../../shared/discussions/reading.contract.ts";
import { mutationOf } from "../app/client/mutation-of.ts";
import { queryOf } from "../app/client/query-of.ts";

const A_MINUTE = 60_000;

/** Every page asks for it, so it is refetched seldom. */
export const unreadQuery = queryOptions({
  ...queryOf(reading.unread, {}),
  staleTime: A_MINUTE,
  refetchInterval: A_MINUTE,
});

export const readingMutations = {
  readAll: mutationOf(reading.readAll),
  readForum: mutationOf(reading.readForum, (id: string) => ({ params: { id } })),
};
