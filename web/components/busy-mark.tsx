import "./busy-mark.css";

interface BusyMarkProps {
  label: string;
  waits?: boolean;
}

export const BusyMark = ({ label, waits = false }: BusyMarkProps) => (
  <span className="busy-mark" data-waits={waits} role="img" aria-label={label} title={label} />
);
