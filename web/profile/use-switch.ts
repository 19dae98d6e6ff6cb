import { useMutation } from "@tanstack/react-query";
import { login } from "../../shared/login/login.contract.ts";
import type { OwnProfileChange } from "../../shared/organisations/employee-draft.ts";
import { mutationOf } from "../app/client/mutation-of.ts";
import { useToasts } from "../components/toasts.tsx";

export type SwitchName = Extract<
  keyof OwnProfileChange,
  | "notifyOnOwnForumActivity"
  | "forumDigest"
  | "notifyAboutNewApplications"
  | "notifyAboutNewsArticles"
  | "notifyAboutCalendarEvents"
  | "showBirthday"
>;

/** Optimistic: falls back if saving fails. */
export const useSwitch = (name: SwitchName, stored: boolean, onSaved: () => void) => {
  const toasts = useToasts();
  const saving = useMutation({
    ...mutationOf(login.profile.update, (value: boolean) => ({ body: { [name]: value } })),
    // Serial, since parallel requests arrive in any order.
    scope: { id: name },
    onSuccess: onSaved,
    onError: toasts.problem,
  });

  return {
    checked: saving.isPending ? saving.variables : stored,
    onChange: (value: boolean) => saving.mutate(value),
  };
};
