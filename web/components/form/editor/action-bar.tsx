import "./action-bar.css";
import { Row } from "../../layout/layout.tsx";

interface ActionBarProps {
  actions: React.ReactNode;
  status: string;
  hasFailed?: boolean;
  className?: string;
  children?: React.ReactNode;
}

export const ActionBar = ({
  actions,
  status,
  hasFailed = false,
  className = "",
  children,
}: ActionBarProps) => (
  <Row className={`form-bar ${className}`.trim()} align="center">
    {actions}
    <p className="form-bar-status" role="status" data-failed={hasFailed}>
      {status}
    </p>
    {children}
  </Row>
);
