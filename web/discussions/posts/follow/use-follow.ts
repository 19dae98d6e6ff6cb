import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToasts } from "../../../components/toasts.tsx";
import { postMutations, postQueries } from "../posts.queries.ts";
import { followText as text } from "../posts.text.ts";

/** Follows the discussion or mutes it, and offers to take that back. */
export const useFollow = (id: string) => {
  const client = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    ...postMutations.follow,
    onSuccess: (_nothing, { follows }) => {
      client.setQueryData(postQueries.read(id).queryKey, (known) => known && { ...known, follows });
      toasts.undo(follows ? text.followed : text.muted, () => mutate({ id, follows: !follows }));
    },
    onError: toasts.problem,
  });

  return { setFollows: (follows: boolean) => mutate({ id, follows }), isPending };
};
