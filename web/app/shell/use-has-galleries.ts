import { queryOptions, useQuery } from "@tanstack/react-query";
import { millisecondsInHour } from "date-fns/constants";
import * as z from "zod";
import { listConfig } from "../../../shared/contract/list.ts";
import { isAllowed } from "../../../shared/contract/permissions.ts";
import { galleries } from "../../../shared/galleries/galleries.contract.ts";
import { call } from "../client/call.ts";
import { keyOf } from "../client/query-key.ts";
import { useViewer } from "../client/session.ts";

const KEY = "hasGalleries";
const Known = z.object({ hasGalleries: z.boolean(), at: z.number() });

const known = () => {
  try {
    return Known.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "null")).data;
  } catch {
    return undefined;
  }
};

/** Stored, so that neither every page asks nor the entry comes late. */
const hasGalleriesQuery = queryOptions({
  queryKey: [...keyOf(galleries.list), KEY],
  queryFn: async ({ signal }) => {
    const query = { config: listConfig({ limit: 0 }) };
    const hasGalleries = (await call(galleries.list, { query }, signal)).totalCount > 0;
    localStorage.setItem(KEY, JSON.stringify({ hasGalleries, at: Date.now() }));
    return hasGalleries;
  },
  initialData: () => known()?.hasGalleries,
  initialDataUpdatedAt: () => known()?.at,
  staleTime: millisecondsInHour,
  retry: false,
});

/** Whoever may create one gets there without being asked for; a failure counts as none. */
export const useHasGalleries = (): boolean => {
  const mayCreate = isAllowed(useViewer(), "EDIT_GROUP");
  const { data = false, isError } = useQuery({ ...hasGalleriesQuery, enabled: !mayCreate });
  return mayCreate || (data && !isError);
};
