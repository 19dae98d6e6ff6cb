import { Switch } from "../components/form/choice/switch.tsx";
import { type SwitchName, useSwitch } from "./use-switch.ts";

interface ProfileSwitchProps {
  name: SwitchName;
  stored: boolean;
  label: string;
  help: string;
  onSaved: () => void;
}

export const ProfileSwitch = ({ name, stored, label, help, onSaved }: ProfileSwitchProps) => (
  <Switch label={label} help={help} {...useSwitch(name, stored, onSaved)} />
);
