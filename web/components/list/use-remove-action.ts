import { useConfirm } from "../confirm-action.tsx";
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
        run,
        done,
      }),
  });
};
