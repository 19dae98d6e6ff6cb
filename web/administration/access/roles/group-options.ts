import { queryOptions, type UseQueryResult, useQueries } from "@tanstack/react-query";
import { listConfig, MAX_LIMIT } from "../../../../shared/contract/list.ts";
import { groups } from "../../../../shared/discussions/groups.contract.ts";
import { galleries } from "../../../../shared/galleries/galleries.contract.ts";
import { queryOf } from "../../../app/client/query-of.ts";
import { groupOptions, groupTree } from "../../../components/forum-groups/group-tree.ts";
import { accessText } from "../access.text.ts";

const forumGroupsQuery = queryOptions({
  ...queryOf(groups.list, { query: {} }),
  select: ({ data }) => groupOptions(groupTree(data)).map(({ id, label }) => ({ label, value: id })),
});

const config = listConfig({ limit: MAX_LIMIT, sort: [{ field: "name", direction: "asc" }] });

const galleriesQuery = queryOptions({
  ...queryOf(galleries.list, { query: { config } }),
  select: ({ data }) => data.map(({ id, name }) => ({ label: accessText.gallery(name), value: id })),
});

export const groupQueries = { forums: forumGroupsQuery, galleries: galleriesQuery };

interface GroupOption {
  readonly label: string;
  readonly value: string;
}

export const allGroups = (results: readonly Pick<UseQueryResult<GroupOption[]>, "data">[]): GroupOption[] =>
  results.flatMap(({ data }) => data ?? []);

export const useGroupOptions = () =>
  useQueries({ queries: [forumGroupsQuery, galleriesQuery], combine: allGroups });
