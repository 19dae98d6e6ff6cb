import { useMutation } from "@tanstack/react-query";
import { entryName, type MiscEntry } from "../../../shared/misc/misc-entry.ts";
import { useToasts } from "../../components/toasts.tsx";
import { entryMutations } from "../misc.queries.ts";
import { entryText as text } from "../misc.text.ts";

export const useEntryRemoval = (leave?: () => unknown) => {
  const toasts = useToasts();
  const { mutateAsync: removing } = useMutation(entryMutations.remove);
  const { mutate: restore } = useMutation({
    ...entryMutations.restore,
    onSuccess: () => toasts.success(text.restored),
    onError: toasts.problem,
  });

  const remove = async (entry: MiscEntry) => {
    await removing(entry);
    toasts.undo(text.removed(entryName(entry)), () => restore(entry));
    await leave?.();
  };
  return (entry: MiscEntry) => void remove(entry).catch(toasts.problem);
};
