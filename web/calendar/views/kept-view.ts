import { queryOptions, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createStore, get, set, type UseStore } from "idb-keyval";
import { useState } from "react";
import * as z from "zod";
import { useViewer } from "../../app/client/session.ts";
import { ifKept } from "../../components/if-kept.ts";
import { calendarViews } from "./calendar-period.ts";

const KeptView = z.object({
  view: z.enum(calendarViews).optional(),
  birthdays: z.boolean().optional(),
  holidays: z.boolean().optional(),
});
type KeptView = z.infer<typeof KeptView>;

let store: UseStore | undefined;
const opened = () => {
  store ??= createStore("calendar", "views");
  return store;
};

const keptViewOf = (userId: string) =>
  queryOptions({
    queryKey: ["calendar-view", userId],
    queryFn: async () =>
      KeptView.safeParse(await ifKept(async () => get<unknown>(userId, opened()))).data ?? {},
    staleTime: "static",
  });

/** Reads the choice once when the page opens, so that Back restores the view of before. */
export const useKeptView = () => {
  const { userId } = useViewer();
  const client = useQueryClient();
  const query = keptViewOf(userId);
  const { data } = useSuspenseQuery(query);
  const [kept] = useState(data);

  const keep = (chosen: KeptView) => {
    const all = { ...client.getQueryData(query.queryKey), ...chosen };
    client.setQueryData(query.queryKey, all);
    void ifKept(async () => set(userId, all, opened()));
  };

  return { kept, keep };
};

export type KeptChoice = ReturnType<typeof useKeptView>;
