import "./empty-state.css";

interface EmptyStateProps {
  text: string;
  action?: React.ReactNode;
}

export const EmptyState = ({ text, action }: EmptyStateProps) => (
  <div className="empty-state">
    <p>{text}</p>
    {action}
  </div>
);
