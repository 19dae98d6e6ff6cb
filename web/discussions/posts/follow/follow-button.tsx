import { Button } from "primereact/button";
import { useEffect } from "react";
import type { ForumPost } from "../../../../shared/discussions/forum-post.ts";
import { useAddressParameters } from "../../../components/use-address-parameters.ts";
import { MUTE } from "../../discussion-paths.ts";
import { followText as text } from "../posts.text.ts";
import { useFollow } from "./use-follow.ts";

export const FollowButton = ({ post: { id, follows = false } }: { post: ForumPost }) => {
  const { setFollows, isPending } = useFollow(id);
  const [parameters, changeAddress] = useAddressParameters();
  const isMuting = parameters.get(MUTE) === "1";

  useEffect(() => {
    if (!isMuting) return;
    setFollows(false);
    changeAddress(
      (current) => {
        current.delete(MUTE);
        return current;
      },
      { replace: true },
    );
  });

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
