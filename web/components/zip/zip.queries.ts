import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { jobs } from "../../../shared/jobs/jobs.contract.ts";
import type { ZipJob, ZipRequest } from "../../../shared/jobs/zip-job.ts";
import { call } from "../../app/client/call.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { queryOf } from "../../app/client/query-of.ts";

const WHILE_RUNNING = 2_000;

export const isUnderWay = ({ state }: ZipJob): boolean => state === "waiting" || state === "running";

export const zipsQuery = queryOptions({
  ...queryOf(jobs.list, {}),
  select: ({ data }) => data,
  refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? WHILE_RUNNING : false),
});

export const zipMutations = {
  start: mutationOptions({
    mutationKey: keyOf(jobs.zip),
    mutationFn: async (body: ZipRequest, { client }) => {
      const job = await call(jobs.zip, { body });
      // A small ZIP may be ready at the first poll, and must still be reported.
      client.setQueryData(zipsQuery.queryKey, (known) => ({ data: [job, ...(known?.data ?? [])] }));
      return job;
    },
  }),
  remove: mutationOf(jobs.remove, (id: string) => ({ params: { id } })),
};
