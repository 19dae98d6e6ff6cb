import { ActionButtons } from "../../components/action-buttons.tsx";
import { Button } from "../../components/button.tsx";
import { Panel, Row } from "../../components/layout/layout.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { commonText } from "../../components/words.text.ts";
import { selectionText as text } from "../galleries.text.ts";
import { back, forward, type Step, toEnd, toStart } from "./placed.ts";

const moves = [
  { label: text.toStart, icon: "pi-angle-double-left", step: toStart },
  { label: text.forward, icon: "pi-angle-left", step: forward },
  { label: text.back, icon: "pi-angle-right", step: back },
  { label: text.toEnd, icon: "pi-angle-double-right", step: toEnd },
];

interface SelectionBarProps {
  count: number;
  onDescribe: () => void;
  onCover: (() => void) | undefined;
  isWhole: boolean;
  onMove: (step: Step) => void;
  onRemove: () => void;
  onClear: () => void;
}

export const SelectionBar = (props: SelectionBarProps) => {
  const { count, onDescribe, onCover, isWhole, onMove, onRemove, onClear } = props;
  const isWide = useMinWidth(breakpoints.large);
  if (count === 0) return null;
  const actions: RowAction[] = [
    { label: text.describe, icon: "pi-pencil", run: onDescribe },
    ...(onCover ? [{ label: text.cover, icon: "pi-star", run: onCover }] : []),
    ...moves.map(({ step, ...move }) => ({ ...move, isDisabled: !isWhole, run: () => onMove(step) })),
    { label: commonText.remove, icon: "pi-trash", danger: true, run: onRemove },
  ];

  return (
    <Panel as="section" className="arrange-bar" pad="tight" aria-label={text.label}>
      <Row align="center">
        <Button text icon="pi pi-times" aria-label={text.clear} onClick={onClear} />
        <span aria-live="polite">{text.count(count)}</span>
        {isWide ? (
          <ActionButtons actions={actions} />
        ) : (
          <>
            <ActionButtons actions={actions.slice(0, 1)} />
            <RowMenu label={text.label} actions={actions.slice(1)} />
          </>
        )}
      </Row>
    </Panel>
  );
};
