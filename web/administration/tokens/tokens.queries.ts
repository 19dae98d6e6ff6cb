import { queryOptions } from "@tanstack/react-query";
import { tokens } from "../../../shared/administration/tokens.contract.ts";
import type { CallInput } from "../../../shared/contract/endpoint.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf, rowsOf } from "../../app/client/query-of.ts";

export const tokensQuery = queryOptions({ ...queryOf(tokens.list, {}), select: rowsOf });

export const tokenMutations = {
  create: mutationOf(tokens.create, (body: CallInput<typeof tokens.create>["body"]) => ({ body })),
  remove: mutationOf(tokens.remove, (id: string) => ({ params: { id } })),
};
