import { queryOptions } from "@tanstack/react-query";
import { groups } from "../../../shared/discussions/groups.contract.ts";
import { queryOf } from "../../app/client/query-of.ts";
import { groupOptions, groupTree } from "./group-tree.ts";

/** Named with what is above them: "Fachliches › Steuern". */
export const forumGroupsQuery = queryOptions({
  ...queryOf(groups.list, { query: {} }),
  select: ({ data }) => groupOptions(groupTree(data)).map(({ id, label }) => ({ label, value: id })),
});
