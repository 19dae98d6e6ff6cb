import "./chip.css";

interface ChipProps {
  label: string;
  removeLabel: string;
  onRemove: () => void;
}

export const Chip = ({ label, removeLabel, onRemove }: ChipProps) => (
  <button type="button" className="chip" aria-label={removeLabel} onClick={onRemove}>
    {label}
    <i className="pi pi-times" aria-hidden="true" />
  </button>
);
