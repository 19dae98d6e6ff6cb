import "./discussions.css";

interface UnreadCountProps {
  words: string;
  children: string;
}

export const UnreadCount = ({ words, children }: UnreadCountProps) => (
  <span className="unread-count" role="img" aria-label={words} title={words}>
    {children}
  </span>
);
