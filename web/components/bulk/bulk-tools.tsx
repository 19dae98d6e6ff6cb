import { Suspense, useState } from "react";
import { ActionButtons } from "../action-buttons.tsx";
import { Button } from "../button.tsx";
import { formatNumber } from "../date-text.tsx";
import { lazyPart } from "../lazy-part.tsx";
import { selectionText } from "../list/list.text.ts";
import { RowMenu } from "../list/row-menu.tsx";
import { SelectionBar } from "../list/selection-bar.tsx";
import { breakpoints, useMinWidth } from "../use-media-query.ts";
import { bulkText as text } from "./bulk.text.ts";
import type { BulkAction, BulkTask } from "./bulk-action.ts";
import type { Bulk } from "./use-bulk.ts";

const BulkDialog = lazyPart(async () => (await import("./bulk-dialog.tsx")).BulkDialog);

const FEW = 4;

const taskOf = <Row extends { readonly id: string }>(
  { isFor = () => true, text: words, act, ...action }: BulkAction<Row>,
  { selected, rowLabel }: Bulk<Row>,
): BulkTask => {
  const rows = selected.filter(isFor);
  return {
    ...action,
    text: typeof words === "string" ? words : words(rows),
    items: rows.map((row) => ({ id: row.id, label: rowLabel(row), act: (chosen) => act(row, chosen) })),
    leftOut: selected.length - rows.length,
  };
};

interface BulkToolsProps<Row extends { readonly id: string }> {
  bulk: Bulk<Row>;
  actions: readonly BulkAction<Row>[];
}

export const BulkTools = <Row extends { readonly id: string }>({ bulk, actions }: BulkToolsProps<Row>) => {
  const { selected, total, selectAll, isReading, clear } = bulk;
  const [task, setTask] = useState<BulkTask>();
  const isWide = useMinWidth(breakpoints.large);
  const tools = actions.map((action) => ({
    label: action.label,
    icon: action.icon,
    danger: action.danger ?? false,
    run: () => setTask(taskOf(action, bulk)),
  }));

  return (
    <>
      <SelectionBar count={selected.length} onClear={clear}>
        {selectAll && (
          <Button
            text
            loading={isReading}
            label={text.selectAll(formatNumber(total))}
            onClick={() => void selectAll()}
          />
        )}
        {isWide && tools.length <= FEW ? (
          <ActionButtons actions={tools} />
        ) : (
          <RowMenu label={selectionText.label} actions={tools} />
        )}
      </SelectionBar>
      {task && (
        <Suspense>
          <BulkDialog
            task={task}
            onDone={() => {
              setTask(undefined);
              clear();
            }}
            onClose={() => setTask(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
