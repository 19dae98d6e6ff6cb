import { Button } from "primereact/button";
import { MUTE } from "../../../../shared/discussions/discussion-address.ts";
import type { ForumPost } from "../../../../shared/discussions/forum-post.ts";
import { useLinkedAction } from "../../../components/use-linked-action.ts";
import { followText as text } from "../posts.text.ts";
import { useFollow } from "./use-follow.ts";

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
