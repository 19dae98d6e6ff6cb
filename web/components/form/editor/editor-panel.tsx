import "./editor.css";

interface EditorPanelProps {
  title: string;
  help?: string;
  className?: string;
  children: React.ReactNode;
}

/** A box of fields under its heading, in an editor or on a page like one. */
export const EditorPanel = ({ title, help, className, children }: EditorPanelProps) => (
  <section className={`editor-panel ${className ?? ""}`.trim()} aria-label={title}>
    <h2>{title}</h2>
    {help && <p className="field-help">{help}</p>}
    {children}
  </section>
);
