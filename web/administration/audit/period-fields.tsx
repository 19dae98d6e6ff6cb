import { InputText } from "primereact/inputtext";
import { useId } from "react";
import { auditText as text } from "./audit.text.ts";
import type { AuditPeriod } from "./audit-period.ts";

/** From which day on and until which one; the end stays open unless told. */
export const PeriodFields = ({ period }: { period: AuditPeriod }) => {
  const id = useId();

  return (
    <fieldset className="audit-period">
      <legend className="visually-hidden">{text.period}</legend>
      {(["from", "to"] as const).map((part) => (
        <div key={part} className="list-filter">
          <label htmlFor={`${id}-${part}`}>{text[part]}</label>
          <InputText
            id={`${id}-${part}`}
            type="date"
            value={period[part]}
            {...(part === "to" && { min: period.from })}
            onChange={(event) => period.change(part, event.target.value)}
          />
        </div>
      ))}
    </fieldset>
  );
};
