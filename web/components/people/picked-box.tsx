import "./picked-box.css";
import { Panel } from "../layout/panel.tsx";
import { Row } from "../layout/row.tsx";

interface PickedBoxProps {
  actions: React.ReactNode;
  children: React.ReactNode;
}

export const PickedBox = ({ actions, children }: PickedBoxProps) => (
  <Panel className="picked-box" gap={2} pad="tight">
    {children}
    <Row gap={4} lines={2} align="center">
      {actions}
    </Row>
  </Panel>
);
