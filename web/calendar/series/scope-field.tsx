import { useId } from "react";
import type { SeriesScope } from "../../../shared/calendar/event-series.ts";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { scopeText as text } from "./scope.text.ts";

interface ScopeFieldProps<Scope extends SeriesScope> {
  about: "deletion" | "rule" | "saving";
  scopes: readonly Scope[];
  scope: Scope;
  onChange: (scope: Scope) => void;
}

export const ScopeField = <Scope extends SeriesScope>(props: ScopeFieldProps<Scope>) => {
  const { about, scopes, scope, onChange } = props;
  const group = useId();

  return (
    <>
      <CheckGroup>
        <legend>{text.question}</legend>
        {scopes.map((value) => (
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
