import "./editor-columns.css";

/** What is written and, beside it where there is room, its state, dates and settings. */
export const EditorColumns = ({ children }: { children: React.ReactNode }) => (
  <div className="editor-columns">{children}</div>
);
