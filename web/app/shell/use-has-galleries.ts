import { queryOptions, useQuery } from "@tanstack/react-query";
import { millisecondsInHour } from "date-fns/constants";
import * as z from "zod";
import { listConfig } from "../../../shared/contract/list.ts";
import { galleries } from "../../../shared/galleries/galleries.contract.ts";
import { call } from "../client/call.ts";
import { keyOf } from "../client/query-key.ts";
import { useViewer, whenPersonLeaves } from "../client/session.ts";
import { tabStore } from "../client/tab-store.ts";

const Known = z.object({ hasGalleries: z.boolean(), at: z.number() });

const placeOf = (userId: string) => `hasGalleries:${userId}`;
const known = (userId: string) => Known.safeParse(tabStore.read(placeOf(userId))).data;

whenPersonLeaves((userId) => tabStore.forget(placeOf(userId)));

/** Stored, so that neither every page asks nor the entry comes late. */
const hasGalleriesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...keyOf(galleries.list), placeOf(userId)],
    queryFn: async ({ signal }) => {
      const query = { config: listConfig({ limit: 0 }) };
      const hasGalleries = (await call(galleries.list, { query }, signal)).totalCount > 0;
      tabStore.keep(placeOf(userId), { hasGalleries, at: Date.now() });
      return hasGalleries;
    },
    initialData: () => known(userId)?.hasGalleries,
    initialDataUpdatedAt: () => known(userId)?.at,
    staleTime: millisecondsInHour,
    retry: false,
  });

/** A failure counts as none. */
export const useHasGalleries = (): boolean => {
  const { data = false, isError } = useQuery(hasGalleriesQuery(useViewer().userId));
  return data && !isError;
};
