import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { material } from "../../shared/material/material.contract.ts";
import { MATERIAL_LIST_PATH } from "../../shared/material/material-list.ts";
import type { MaterialOrder, MaterialOrderDraft } from "../../shared/material/material-order.ts";
import { type ReadMaterialList, readMaterialList } from "../../shared/material/read-material-list.ts";
import { offlineProblem } from "../app/client/api-problem.ts";
import { callVersioned } from "../app/client/call.ts";
import { type ListQuery, listOf } from "../app/client/list-of.ts";
import { mutationOf } from "../app/client/mutation-of.ts";
import { keyOf } from "../app/client/query-key.ts";
import { materialText as text } from "./material.text.ts";

/** A static file that the server does not check, so it is checked here. */
export const materialListQuery = queryOptions({
  queryKey: ["material-list"],
  queryFn: async ({ signal }): Promise<ReadMaterialList> => {
    const response = await fetch(MATERIAL_LIST_PATH, { signal, cache: "no-cache" }).catch(
      (cause: unknown) => {
        throw offlineProblem(cause);
      },
    );
    return response.ok ? readMaterialList(await response.text()) : { faults: [text.noList(response.status)] };
  },
});

const all = listOf(material.list, { sort: "createdAt:desc" });

export const ordersQuery = {
  all,
  of: (actor: string): ListQuery<MaterialOrder> => ({
    ...all,
    query: (config) =>
      all.query({
        ...config,
        filters: [...config.filters, { field: "createdBy", comparator: "eq", values: [actor] }],
      }),
  }),
};

interface Ordering {
  readonly body: MaterialOrderDraft;
  /** Equal for all attempts of one order. */
  readonly idempotencyKey: string;
}

export const materialMutations = {
  order: mutationOptions({
    mutationKey: keyOf(material.order),
    mutationFn: async ({ body, idempotencyKey }: Ordering) =>
      (await callVersioned(material.order, { body }, { idempotencyKey })).data,
  }),
  update: mutationOf(material.update),
};
