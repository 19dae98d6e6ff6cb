import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToasts } from "../../components/toasts.tsx";
import { cloudMutations, cloudQueries } from "../cloud.queries.ts";
import { watchText as text } from "../cloud.text.ts";

/** Watches the folder or ends that, and offers to take it back. */
export const useWatch = (id: string) => {
  const client = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    ...cloudMutations.watch,
    onSuccess: (_nothing, { watches }) => {
      client.setQueryData(cloudQueries.read(id).queryKey, (known) => known && { ...known, watches });
      toasts.undo(watches ? text.watched : text.unwatched, () => mutate({ id, watches: !watches }));
    },
    onError: toasts.problem,
  });

  return { setWatches: (watches: boolean) => mutate({ id, watches }), isPending };
};
