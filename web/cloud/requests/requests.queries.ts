import { queryOptions } from "@tanstack/react-query";
import type { PaperRequestForm } from "../../../shared/cloud/paper-request.ts";
import { requests } from "../../../shared/cloud/requests.contract.ts";
import type { CallInput } from "../../../shared/contract/endpoint.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

interface Place {
  readonly id: string;
  readonly requestId: string;
}

/** Always stale, since clients send files meanwhile. */
export const requestOf = (place: Place) =>
  queryOptions({ ...queryOf(requests.read, { params: { ...place } }), staleTime: 0 });

export const ownRequestsList = listOf(requests.own, { sort: "createdAt:desc" });

export const requestMutations = {
  create: mutationOf(
    requests.create,
    ({ id, body }: { readonly id: string; readonly body: PaperRequestForm }) => ({ params: { id }, body }),
  ),
  judge: mutationOf(requests.judge, (input: CallInput<typeof requests.judge>) => input),
  close: mutationOf(requests.close, (params: Place) => ({ params: { ...params } })),
};
