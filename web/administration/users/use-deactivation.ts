import { useSignedIn } from "../../app/client/session.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { usersText as text } from "./users.text.ts";

interface Deactivated {
  readonly id: string;
  readonly name: string;
}

export const useDeactivation = () => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { user: own } = useSignedIn();

  /** `run` answers what was saved, or undefined if that failed. */
  return ({ id, name }: Deactivated, run: () => Promise<unknown>) =>
    confirm({
      title: text.deactivateTitle(name),
      text: [text.deactivateWarning(name), ...(id === own.id ? [text.deactivateSelf] : [])].join(" "),
      verb: text.deactivate,
      danger: true,
      run: async () => {
        if (await run()) toasts.success(text.deactivated(name));
      },
    });
};
