import { useConfirm } from "../confirm-action.tsx";
import { useToasts } from "../toasts.tsx";
import type { RowAction } from "./list-column.ts";

interface Removal {
  readonly verb: string;
  /** The question: "Artikel löschen?" */
  readonly title: string;
  /** What exactly will be gone. */
  readonly warning: string;
  /** What is said afterwards. */
  readonly done: string;
  readonly run: () => Promise<unknown>;
}

/** The action of a row that removes it, after asking. */
export const useRemoveAction = () => {
  const confirm = useConfirm();
  const toasts = useToasts();

  return ({ verb, title, warning, done, run }: Removal): RowAction => ({
    label: verb,
    icon: "pi-trash",
    danger: true,
    run: () =>
      confirm({
        title,
        text: warning,
        verb,
        danger: true,
        run: async () => {
          await run();
          toasts.success(done);
        },
      }),
  });
};
