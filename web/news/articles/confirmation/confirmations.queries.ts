import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../../../shared/contract/list.ts";
import { confirmations } from "../../../../shared/news/confirmations.contract.ts";
import { call } from "../../../app/client/call.ts";
import { listOf } from "../../../app/client/list-of.ts";
import { mutationOf } from "../../../app/client/mutation-of.ts";
import { queryOf } from "../../../app/client/query-of.ts";

export const confirmationQueries = {
  list: (id: string) => listOf(confirmations.list, { params: { id } }),
  offices: (id: string) =>
    queryOptions({
      ...queryOf(confirmations.list, { params: { id }, query: { config: listConfig({ limit: 0 }) } }),
      select: ({ offices }) => offices,
    }),
};

export const confirmationMutations = {
  confirm: mutationOf(confirmations.confirm),
  remind: mutationOptions({ mutationFn: (id: string) => call(confirmations.remind, { params: { id } }) }),
};
