import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import type { KnownUser } from "../../../shared/login/users.contract.ts";
import { useToasts } from "../../components/toasts.tsx";
import { userMutations } from "./users.queries.ts";
import { usersText as text } from "./users.text.ts";

export const InviteButton = ({ user, name }: { user: KnownUser; name: string }) => {
  const toasts = useToasts();
  const invite = useMutation({
    ...userMutations.invite,
    onSuccess: () => toasts.success(text.sent(name)),
    onError: (error) => toasts.problem(error),
  });
  if (!user.isActive || user.employeeId === null) return null;

  return (
    <Button
      type="button"
      outlined
      icon="pi pi-envelope"
      label={user.isInvited ? text.invite : text.resetLink}
      loading={invite.isPending}
      onClick={() => invite.mutate(user.id)}
    />
  );
};
