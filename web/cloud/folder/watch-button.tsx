import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UNWATCH } from "../../../shared/cloud/cloud-address.ts";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { Button } from "../../components/button.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useLinkedAction } from "../../components/use-linked-action.ts";
import { cloudMutations, cloudQueries } from "../cloud.queries.ts";
import { watchText as text } from "../cloud.text.ts";

const useWatch = (id: string) => {
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

export const WatchButton = ({ folder: { id, watches = false } }: { folder: CloudItem }) => {
  const { setWatches, isPending } = useWatch(id);
  useLinkedAction(UNWATCH, () => setWatches(false));

  return (
    <Button
      text
      icon={`pi ${watches ? "pi-bell-slash" : "pi-bell"}`}
      label={watches ? text.unwatch : text.watch}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) setWatches(!watches);
      }}
    />
  );
};
