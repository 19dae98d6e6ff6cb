import { Panel } from "./panel.tsx";

interface ScrollTableProps {
  label: string;
  className: string;
  /** The parts of a `<table>`. */
  children: React.ReactNode;
}

/** A table to read that may be wider than the page. */
export const ScrollTable = ({ label, className, children }: ScrollTableProps) => (
  // What scrolls must be reached by keyboard.
  <Panel as="section" className={`scroll-table ${className}`} pad="none" tabIndex={0} aria-label={label}>
    <table>{children}</table>
  </Panel>
);
