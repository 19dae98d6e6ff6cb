import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../shared/contract/list.ts";
import { writings } from "../../shared/organisations/writings.contract.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";

/** The newest articles by a person that the reader may see, and how many there are. */
export const articlesByQuery = (employeeId: string, limit: number) => {
  const input = { params: { id: employeeId }, query: { config: listConfig({ limit }) } };
  return queryOptions({
    queryKey: keyOf(writings.articles, input),
    queryFn: ({ signal }) => call(writings.articles, input, signal),
    placeholderData: keepPreviousData,
  });
};

/** What a person has written in the forums. */
export const postsByQuery = (employeeId: string) => {
  const input = { params: { id: employeeId } };
  return queryOptions({
    queryKey: keyOf(writings.posts, input),
    queryFn: ({ signal }) => call(writings.posts, input, signal),
  });
};
