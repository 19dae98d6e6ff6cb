import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../shared/contract/list.ts";
import { publications } from "../../shared/organisations/publications.contract.ts";
import { queryOf } from "../app/client/query-of.ts";

export const articlesByQuery = (id: string, limit: number) =>
  queryOptions({
    ...queryOf(publications.articles, { params: { id }, query: { config: listConfig({ limit }) } }),
    placeholderData: keepPreviousData,
  });

export const postsByQuery = (id: string) => queryOf(publications.posts, { params: { id } });
