import { useConfirm } from "../confirm-action.tsx";
import { useToasts } from "../toasts.tsx";
import { commonText } from "../words.text.ts";
import type { RowAction } from "./list-column.ts";

interface Removal {
  readonly verb?: string;
  readonly title: string;
  readonly warning: string;
  readonly done: string;
  readonly run: () => Promise<unknown>;
}

export const useRemoveAction = () => {
  const confirm = useConfirm();
  const toasts = useToasts();

  return ({ verb = commonText.remove, title, warning, done, run }: Removal): RowAction => ({
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
