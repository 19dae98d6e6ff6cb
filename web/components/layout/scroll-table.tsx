import { Panel } from "./panel.tsx";

interface ScrollTableProps {
  label: string;
  className: string;
  children: React.ReactNode;
}

export const ScrollTable = ({ label, className, children }: ScrollTableProps) => (
  // What scrolls must be reachable by keyboard.
  <Panel as="section" className={`scroll-table ${className}`} pad="none" tabIndex={0} aria-label={label}>
    <table>{children}</table>
  </Panel>
);
