import { queryOptions } from "@tanstack/react-query";
import { requests } from "../../../shared/cloud/requests.contract.ts";
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
  create: mutationOf(requests.create),
  judge: mutationOf(requests.judge),
  close: mutationOf(requests.close),
};
