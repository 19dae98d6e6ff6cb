import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MUTE } from "../../../shared/discussions/discussion-address.ts";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { Button } from "../../components/button.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useLinkedAction } from "../../components/use-linked-action.ts";
import { postMutations, postQueries } from "./posts.queries.ts";
import { followText as text } from "./posts.text.ts";

const useFollow = (id: string) => {
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

export const FollowButton = ({ post: { id, follows = false } }: { post: ForumPost }) => {
  const { setFollows, isPending } = useFollow(id);
  useLinkedAction(MUTE, () => setFollows(false));

  return (
    <Button
      text
      icon={`pi ${follows ? "pi-bell-slash" : "pi-bell"}`}
      label={follows ? text.mute : text.follow}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) setFollows(!follows);
      }}
    />
  );
};
