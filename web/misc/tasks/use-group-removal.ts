import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { miscGroupProblems } from "../../../shared/misc/misc.problems.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { useToasts } from "../../components/toasts.tsx";
import { useCountedRemoval } from "../../components/use-counted-removal.ts";
import { groupMutations } from "../misc.queries.ts";
import { groupText as text } from "../misc.text.ts";

const Counted = z.object({ entries: z.int() });

const entriesNow = (error: unknown): number | undefined =>
  isProblem(error, miscGroupProblems.notEmpty) ? Counted.safeParse(error.current).data?.entries : undefined;

export const useGroupRemoval = (leave?: () => unknown) => {
  const toasts = useToasts();
  const { mutate: restore } = useMutation({
    ...groupMutations.restore,
    onSuccess: () => toasts.success(text.restored),
    onError: toasts.problem,
  });

  return useCountedRemoval({
    removing: groupMutations.remove,
    text,
    countNow: entriesNow,
    undo: restore,
    onRemoved: () => void leave?.(),
  });
};
