import "./chip.css";

interface ChipProps {
  label: string;
  /** What a click does: "Filter Thema: Steuern entfernen". */
  removeLabel: string;
  onRemove: () => void;
}

/** Something that is set, and taken away by a click. */
export const Chip = ({ label, removeLabel, onRemove }: ChipProps) => (
  <button type="button" className="chip" aria-label={removeLabel} onClick={onRemove}>
    {label}
    <i className="pi pi-times" aria-hidden="true" />
  </button>
);
