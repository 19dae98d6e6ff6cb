import { ApiProblem } from "../app/client/api-problem.ts";
import { useToasts } from "./toasts.tsx";

/** A browser may refuse access to the clipboard. */
export const useCopy = (copied: string, failed: string) => {
  const toasts = useToasts();

  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(copied);
    } catch (cause) {
      toasts.problem(
        new ApiProblem({ status: 0, code: "clipboard", title: failed, detail: failed }, { cause }),
      );
    }
  };
};
