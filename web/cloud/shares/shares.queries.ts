import { queryOptions } from "@tanstack/react-query";
import { shares } from "../../../shared/cloud/shares.contract.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

/** Always stale, since outsiders download meanwhile. */
export const sharesOf = (id: string) =>
  queryOptions({ ...queryOf(shares.list, { params: { id } }), staleTime: 0 });

export const shareMutations = {
  create: mutationOf(shares.create),
  remove: mutationOf(shares.remove),
};
