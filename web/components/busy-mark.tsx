import "./busy-mark.css";

interface BusyMarkProps {
  label: string;
  /** It goes on only when somebody says so. */
  waits?: boolean;
}

/** At a navigation entry, for what goes on there. */
export const BusyMark = ({ label, waits = false }: BusyMarkProps) => (
  <span className="busy-mark" data-waits={waits} role="img" aria-label={label} title={label} />
);
