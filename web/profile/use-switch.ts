import { useMutation, useQueryClient } from "@tanstack/react-query";
import { login } from "../../shared/login/login.contract.ts";
import type { OwnProfileChange } from "../../shared/organisations/employee-draft.ts";
import { keyOf } from "../app/client/query-key.ts";
import { useToasts } from "../components/toasts.tsx";
import { saveSwitch } from "./settings.queries.ts";

export type SwitchName = Extract<
  keyof OwnProfileChange,
  | "notifyOnOwnForumActivity"
  | "notifyAboutNewApplications"
  | "notifyAboutNewsArticles"
  | "notifyAboutCalendarEvents"
  | "showBirthday"
>;

/** A switch of the own profile, which is saved at once: it shows what was chosen, and goes back where that fails. */
export const useSwitch = (name: SwitchName, stored: boolean, onSaved: () => void) => {
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (value: boolean) => saveSwitch({ [name]: value }),
    // A second change waits for the first: they would arrive in any order.
    scope: { id: name },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keyOf(login.profile.read) });
      onSaved();
    },
    onError: (error) => toasts.problem(error),
  });

  return {
    checked: saving.isPending ? saving.variables : stored,
    onChange: (value: boolean) => saving.mutate(value),
  };
};
