import "./empty-state.css";

interface EmptyStateProps {
  /** One sentence on what will be here. */
  text: string;
  /** What fills it. */
  action?: React.ReactNode;
}

export const EmptyState = ({ text, action }: EmptyStateProps) => (
  <div className="empty-state">
    <p>{text}</p>
    {action}
  </div>
);
