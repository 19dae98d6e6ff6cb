import { queryOptions } from "@tanstack/react-query";
import type { ShareForm } from "../../../shared/cloud/share.ts";
import { shares } from "../../../shared/cloud/shares.contract.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

interface Sharing {
  readonly id: string;
  readonly body: ShareForm;
}

/** Always stale, since outsiders download meanwhile. */
export const sharesOf = (id: string) =>
  queryOptions({ ...queryOf(shares.list, { params: { id } }), staleTime: 0 });

export const shareMutations = {
  create: mutationOf(shares.create, ({ id, body }: Sharing) => ({ params: { id }, body })),
  remove: mutationOf(shares.remove, (params: { readonly id: string; readonly shareId: string }) => ({
    params,
  })),
};
