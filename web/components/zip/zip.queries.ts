import { queryOptions } from "@tanstack/react-query";
import { jobs } from "../../../shared/jobs/jobs.contract.ts";
import type { ZipJob, ZipRequest } from "../../../shared/jobs/zip-job.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

const WHILE_RUNNING = 2_000;

export const isUnderWay = ({ state }: ZipJob): boolean => state === "waiting" || state === "running";

export const zipsQuery = queryOptions({
  ...queryOf(jobs.list, {}),
  select: ({ data }) => data,
  refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? WHILE_RUNNING : false),
});

export const zipMutations = {
  start: mutationOf(jobs.zip, (body: ZipRequest) => ({ body })),
  remove: mutationOf(jobs.remove, (id: string) => ({ params: { id } })),
};
