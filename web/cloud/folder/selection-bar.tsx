import "./folder.css";
import { Button } from "primereact/button";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { Row } from "../../components/layout/row.tsx";
import { actionText, selectionText as text } from "../cloud.text.ts";
import type { ItemTasks } from "../items/use-item-tasks.tsx";

interface SelectionBarProps {
  selected: readonly CloudItem[];
  tasks: ItemTasks;
  onClear: () => void;
}

export const SelectionBar = ({ selected, tasks, onClear }: SelectionBarProps) => {
  if (selected.length === 0) return null;
  const mayChange = selected.every(tasks.mayChange);

  return (
    <Panel as="section" className="selection-bar" pad="tight" aria-label={text.label}>
      <Row align="center">
        <span aria-live="polite">{text.count(selected.length)}</span>
        <ActionButtons actions={[tasks.download(selected)]} />
        {mayChange && (
          <>
            <Button
              text
              icon="pi pi-folder-open"
              label={actionText.move}
              onClick={() => tasks.move(selected)}
            />
            <Button
              text
              severity="danger"
              icon="pi pi-trash"
              label={actionText.remove}
              onClick={() => tasks.remove(selected)}
            />
          </>
        )}
        <Button text icon="pi pi-times" label={text.clear} onClick={onClear} />
      </Row>
    </Panel>
  );
};
