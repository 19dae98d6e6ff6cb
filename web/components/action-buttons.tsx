import { Button } from "./button.tsx";
import type { RowAction } from "./list/list-column.ts";

export const ActionButtons = ({ actions }: { actions: readonly RowAction[] }) =>
  actions.map(({ label, icon, run, danger, isDisabled }) => (
    <Button
      key={label}
      text
      severity={danger ? "danger" : undefined}
      icon={`pi ${icon}`}
      label={label}
      disabled={isDisabled ?? false}
      onClick={run}
    />
  ));
