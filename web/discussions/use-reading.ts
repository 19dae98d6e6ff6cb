import { useMutation } from "@tanstack/react-query";
import { useToasts } from "../components/toasts.tsx";
import { discussionsText as text } from "./discussions.text.ts";
import { readingMutations } from "./reading.queries.ts";

export const useReading = () => {
  const toasts = useToasts();
  const settled = { onSuccess: () => toasts.success(text.allRead), onError: toasts.problem };
  const all = useMutation(readingMutations.readAll);
  const forum = useMutation(readingMutations.readForum);

  return {
    readAll: () => all.mutate({}, settled),
    readForum: (id: string) => forum.mutate(id, settled),
  };
};
