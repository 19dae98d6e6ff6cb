import "./action-bar.css";
import { Row } from "../../layout/row.tsx";

interface ActionBarProps {
  actions: React.ReactNode;
  /** What happened last, or what is still to be done. */
  status: string;
  /** Whether the status says that it could not be done. */
  hasFailed?: boolean;
  className?: string;
  /** What stands after the status. */
  children?: React.ReactNode;
}

/** A bar that stays in view, with what is to be done about all that stands above. */
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
