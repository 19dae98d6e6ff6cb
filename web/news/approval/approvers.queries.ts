import { queryOptions } from "@tanstack/react-query";
import { releasers } from "../../../shared/news/approvers.contract.ts";
import { queryOf } from "../../app/client/query-of.ts";

const MINUTE = 60_000;

export const fourEyesOf = (organisationId: string | null) =>
  queryOptions({
    ...queryOf(releasers.read, { query: { organisationId: organisationId ?? undefined } }),
    staleTime: MINUTE,
  });
