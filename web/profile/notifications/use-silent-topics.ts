import { useMutation } from "@tanstack/react-query";
import { login } from "../../../shared/login/login.contract.ts";
import type { Topic } from "../../../shared/notifications/topics.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { useToasts } from "../../components/toasts.tsx";

/** Optimistic: falls back if saving fails. All topics are saved together, so each change starts from the last. */
export const useSilentTopics = (stored: readonly Topic[], onSaved: () => void) => {
  const toasts = useToasts();
  const saving = useMutation({
    ...mutationOf(login.profile.update, (silentTopics: Topic[]) => ({ body: { silentTopics } })),
    // Serial, since parallel requests arrive in any order.
    scope: { id: "silentTopics" },
    onSuccess: onSaved,
    onError: toasts.problem,
  });
  const silent = saving.isPending ? saving.variables : stored;

  return {
    rings: (topic: Topic) => !silent.includes(topic),
    change: (topic: Topic, rings: boolean) =>
      saving.mutate([...silent.filter((one) => one !== topic), ...(rings ? [] : [topic])]),
  };
};
