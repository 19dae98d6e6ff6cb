import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { forumSettingsQuery, saveForumSettings } from "../../components/forum-settings.queries.ts";
import { useToasts } from "../../components/toasts.tsx";
import { forumText as text } from "./forum.text.ts";

interface FollowButtonProps {
  forumId: string;
  employeeId: string;
}

export const FollowButton = ({ forumId, employeeId }: FollowButtonProps) => {
  const client = useQueryClient();
  const toasts = useToasts();
  const query = forumSettingsQuery(employeeId);
  const { data: settings = [] } = useQuery(query);
  const setting = settings.find((one) => one.forumId === forumId);
  const follows = setting?.active ?? false;
  const save = useMutation({
    mutationFn: (active: boolean) => saveForumSettings(employeeId, [{ forumId, employeeId, active }]),
    onSuccess: (settled, active) => {
      client.setQueryData(query.queryKey, settled);
      toasts.success(active ? text.followed : text.unfollowed);
    },
    onError: toasts.problem,
  });

  return (
    <Button
      text
      icon={`pi ${follows ? "pi-bell-slash" : "pi-bell"}`}
      label={follows ? text.unfollow : text.follow}
      // What may no longer be switched on can still be switched off.
      disabled={!setting || save.isPending || (!setting.isAllowed && !follows)}
      onClick={() => save.mutate(!follows)}
    />
  );
};
