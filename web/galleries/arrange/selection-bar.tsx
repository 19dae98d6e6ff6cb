import { Button } from "primereact/button";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { Row } from "../../components/layout/row.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { selectionText as text } from "../galleries.text.ts";
import { back, forward, type Step, toEnd, toStart } from "./placed.ts";

interface SelectionBarProps {
  count: number;
  onDescribe: () => void;
  /** Undefined unless it is one image that is there. */
  onCover: (() => void) | undefined;
  onMove: (step: Step) => void;
  onRemove: () => void;
  onClear: () => void;
}

export const SelectionBar = (props: SelectionBarProps) => {
  const { count, onDescribe, onCover, onMove, onRemove, onClear } = props;
  if (count === 0) return null;
  const actions: RowAction[] = [
    { label: text.describe, icon: "pi-pencil", run: onDescribe },
    ...(onCover ? [{ label: text.cover, icon: "pi-star", run: onCover }] : []),
    { label: text.toStart, icon: "pi-angle-double-left", run: () => onMove(toStart) },
    { label: text.forward, icon: "pi-angle-left", run: () => onMove(forward) },
    { label: text.back, icon: "pi-angle-right", run: () => onMove(back) },
    { label: text.toEnd, icon: "pi-angle-double-right", run: () => onMove(toEnd) },
    { label: text.remove, icon: "pi-trash", danger: true, run: onRemove },
  ];

  return (
    <Panel as="section" className="arrange-bar" pad="tight" aria-label={text.label}>
      <Row align="center">
        <span aria-live="polite">{text.count(count)}</span>
        <ActionButtons actions={actions} />
        <Button text icon="pi pi-times" label={text.clear} onClick={onClear} />
      </Row>
    </Panel>
  );
};
