import { queryOptions } from "@tanstack/react-query";
import { type DataRequest, isAtWork } from "../../../shared/administration/data-request.ts";
import { dataRequests } from "../../../shared/administration/data-requests.contract.ts";
import { retention } from "../../../shared/administration/retention.contract.ts";
import { isDenied } from "../../app/client/api-problem.ts";
import { call } from "../../app/client/call.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

const WHILE_AT_WORK = 2_000;

export const privacyQueries = {
  list: queryOptions({
    ...queryOf(dataRequests.list, {}),
    select: ({ data }) => data,
    throwOnError: isDenied,
    refetchInterval: ({ state }) => (state.data?.data.some(isAtWork) ? WHILE_AT_WORK : false),
  }),
  one: (id: string) =>
    queryOptions({
      ...queryOf(dataRequests.read, { params: { id } }),
      refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? WHILE_AT_WORK : false),
    }),
  retention: queryOptions({ ...queryOf(retention.list, {}), select: ({ data }) => data }),
};

export const privacyMutations = {
  create: mutationOf(dataRequests.create, (email: string) => ({ body: { email } })),
  remove: mutationOf(dataRequests.remove, (id: string) => ({ params: { id } })),
  erase: mutationOf(dataRequests.erase),
};

/** The ZIP's address expires within minutes, so each download requests a new one. */
export const downloadZip = async ({ id }: Pick<DataRequest, "id">): Promise<void> => {
  const { url } = await call(dataRequests.zip, { params: { id } });
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
};
