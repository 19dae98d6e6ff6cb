import "./switch.css";
import { useId } from "react";

interface SwitchProps {
  label: string;
  help?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export const Switch = ({ label, help, checked, disabled = false, onChange }: SwitchProps) => {
  const id = useId();

  return (
    <label className="switch">
      <span className="switch-words">
        <span id={`${id}-label`}>{label}</span>
        {help && (
          <span id={`${id}-help`} className="switch-help">
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={help && `${id}-help`}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
};
