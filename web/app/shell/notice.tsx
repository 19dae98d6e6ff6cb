interface NoticeProps {
  icon: string;
  text: string;
  children?: React.ReactNode;
}

export const Notice = ({ icon, text, children }: NoticeProps) => (
  <div className="notice">
    <i className={`pi ${icon}`} aria-hidden="true" />
    <p>{text}</p>
    {children}
  </div>
);
