import "./list.css";
import { Button } from "../button.tsx";
import { formatNumber } from "../date-text.tsx";
import { Panel, Row } from "../layout/layout.tsx";
import { selectionText as text } from "./list.text.ts";

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: React.ReactNode;
}

export const SelectionBar = ({ count, onClear, children }: SelectionBarProps) =>
  count > 0 && (
    <Panel as="section" className="selection-bar" pad="tight" aria-label={text.label}>
      <Row align="center">
        <span aria-live="polite">{text.count(formatNumber(count))}</span>
        {children}
        <Button text icon="pi pi-times" label={text.clear} onClick={onClear} />
      </Row>
    </Panel>
  );
