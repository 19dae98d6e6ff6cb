import { useId } from "react";
import { SeriesScope } from "../../../shared/calendar/event-series.ts";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { scopeText as text } from "./scope.text.ts";

interface ScopeFieldProps {
  about: "deletion" | "saving";
  scope: SeriesScope;
  onChange: (scope: SeriesScope) => void;
}

/** For which events of its series a change of one holds. */
export const ScopeField = ({ about, scope, onChange }: ScopeFieldProps) => {
  const group = useId();

  return (
    <>
      <CheckGroup>
        <legend>{text.question}</legend>
        {SeriesScope.options.map((value) => (
          <Check
            key={value}
            type="radio"
            name={group}
            checked={scope === value}
            onChange={() => onChange(value)}
          >
            {text.scopes[value]}
          </Check>
        ))}
      </CheckGroup>
      {scope !== "this" && <FieldHelp>{text.help[about]}</FieldHelp>}
    </>
  );
};
