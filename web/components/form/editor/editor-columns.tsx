import "./editor-columns.css";

export const EditorColumns = ({ children }: { children: React.ReactNode }) => (
  <div className="editor-columns">{children}</div>
);
