import { focusManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { login } from "../../../shared/login/login.contract.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { ApiProblem } from "../client/api-problem.ts";
import { callVersioned } from "../client/call.ts";
import { endSession } from "../client/session.ts";
import { mayLeave } from "../client/unsaved.ts";

const isSignedOutAlready = (error: unknown) => error instanceof ApiProblem && error.status === 401;

export const useSignOut = () => {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const confirm = useConfirm();

  const leave = () => {
    endSession();
    queryClient.clear();
  };

  const { mutate, isPending } = useMutation({
    // A query that is sent now would be refused once the session has ended.
    mutationFn: async () => {
      focusManager.setFocused(false);
      await queryClient.cancelQueries();
      return callVersioned(login.signOut, {}, { waitsForSession: false });
    },
    onSuccess: leave,
    // A session that could not be ended is still open, which must be shown.
    onError: (error) => (isSignedOutAlready(error) ? leave() : toasts.problem(error)),
    onSettled: () => focusManager.setFocused(undefined),
  });

  const signOut = async () => {
    if (await mayLeave(confirm)) mutate();
  };
  return { signOut, isPending };
};
