import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { forumSettingsQuery, saveForumSettings } from "../components/forum-settings.queries.ts";
import { useToasts } from "../components/toasts.tsx";
import { forumsText as text } from "./settings.text.ts";

/** Only what differs from the stored settings is sent. */
export const useForumChoices = (employeeId: string) => {
  const query = forumSettingsQuery(employeeId);
  const { data: stored } = useSuspenseQuery(query);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const toasts = useToasts();
  const queryClient = useQueryClient();

  const settings = stored.map((setting) => ({
    ...setting,
    originalActive: setting.active,
    active: chosen.get(setting.forumId) ?? setting.active,
  }));
  const changed = settings.filter(({ active, originalActive }) => active !== originalActive);

  const save = useMutation({
    mutationFn: () =>
      saveForumSettings(
        employeeId,
        changed.map(({ forumId, active }) => ({ forumId, employeeId, active })),
      ),
    onSuccess: (settled) => {
      queryClient.setQueryData(query.queryKey, settled);
      setChosen(new Map());
      toasts.success(text.saved(settled.filter(({ active }) => active).length));
    },
  });

  return {
    settings,
    changedCount: changed.length,
    choose: (forumId: string, active: boolean) => setChosen((before) => new Map(before).set(forumId, active)),
    discard: () => {
      setChosen(new Map());
      save.reset();
    },
    save,
  };
};
