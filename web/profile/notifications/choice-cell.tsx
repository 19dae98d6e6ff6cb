import { Check } from "../../components/form/choice/check.tsx";
import { type SwitchName, useSwitch } from "../use-switch.ts";
import { notificationsText as text } from "./notifications.text.ts";

interface CheckCellProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export const CheckCell = ({ label, checked, disabled = false, onChange }: CheckCellProps) => (
  <Check
    aria-label={label}
    checked={checked}
    disabled={disabled}
    onChange={({ target }) => onChange(target.checked)}
  />
);

interface SwitchCellProps {
  label: string;
  name: SwitchName;
  stored: boolean;
  onSaved: () => void;
}

export const SwitchCell = ({ label, name, stored, onSaved }: SwitchCellProps) => (
  <CheckCell label={label} {...useSwitch(name, stored, onSaved)} />
);

export const FixedCell = ({ isOn }: { isOn: boolean }) => (
  <span className="muted">
    {isOn ? (
      text.always
    ) : (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{text.never}</span>
      </>
    )}
  </span>
);
