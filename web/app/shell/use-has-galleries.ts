import { useQuery } from "@tanstack/react-query";
import { millisecondsInHour } from "date-fns/constants";
import { listConfig } from "../../../shared/contract/list.ts";
import { isAllowed } from "../../../shared/contract/permissions.ts";
import { galleries } from "../../../shared/galleries/galleries.contract.ts";
import { queryOf } from "../client/query-of.ts";
import { useViewer } from "../client/session.ts";

const countQuery = queryOf(galleries.list, { query: { config: listConfig({ limit: 0 }) } });

/** Whoever may create one gets there without being asked for; a failure counts as none. */
export const useHasGalleries = (): boolean => {
  const mayCreate = isAllowed(useViewer(), "EDIT_GROUP");
  const { data, isError } = useQuery({
    ...countQuery,
    enabled: !mayCreate,
    staleTime: millisecondsInHour,
    retry: false,
  });
  return mayCreate || (!isError && (data?.totalCount ?? 0) > 0);
};
