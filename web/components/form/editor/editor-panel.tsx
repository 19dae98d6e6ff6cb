import "./editor-panel.css";
import { Panel } from "../../layout/layout.tsx";
import { FieldHelp } from "../field-help.tsx";

interface EditorPanelProps {
  title: string;
  help?: string;
  className?: string;
  children: React.ReactNode;
}

export const EditorPanel = ({ title, help, className = "", children }: EditorPanelProps) => (
  <Panel as="section" className={`editor-panel ${className}`.trim()} gap={4} aria-label={title}>
    <h2>{title}</h2>
    {help && <FieldHelp>{help}</FieldHelp>}
    {children}
  </Panel>
);

export const EditorColumns = ({ children }: { children: React.ReactNode }) => (
  <div className="editor-columns">{children}</div>
);
