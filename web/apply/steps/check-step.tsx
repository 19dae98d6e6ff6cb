import { useId } from "react";
import { positionLabels } from "../../../shared/applications/position.text.ts";
import { writtenDay } from "../../../shared/dates/dates.ts";
import { Button } from "../../components/button.tsx";
import { type Fact, FactList } from "../../components/facts.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { FieldNotes } from "../../components/form/field-notes.tsx";
import { Row, Stack } from "../../components/layout/layout.tsx";
import { applyFields, applyText as text } from "../apply.text.ts";
import type { ApplyForm } from "../apply-form.ts";
import { type StepName, stepFields, stepNames } from "../apply-steps.ts";
import type { ApplyFormControl } from "../plain-field.tsx";

const wordsOf = (form: ApplyForm, name: keyof ApplyForm): React.ReactNode => {
  if (name === "positions")
    return (form.positions ?? []).map((position) => positionLabels[position]).join(", ");
  if (name === "files") return form.files.map(({ fileName }) => fileName).join(", ");
  if (name === "birthdate") return writtenDay(form.birthdate ?? "");
  const value = form[name];
  return typeof value === "string" ? value.trim() : undefined;
};

const factsOf = (form: ApplyForm, step: StepName): Fact[] =>
  stepFields[step].flatMap((name) => {
    const words = name === "fileIds" ? undefined : wordsOf(form, name);
    return words ? [[applyFields[name], words] as const] : [];
  });

interface CheckStepProps {
  form: ApplyFormControl;
  consent: { readonly version: string; readonly text: string };
  months: number;
  onChange: (step: StepName) => void;
}

export const CheckStep = ({ form, consent, months, onChange }: CheckStepProps) => {
  const id = useId();
  const values = form.getValues();
  const problem = form.formState.errors.isConsented?.message;

  return (
    <>
      {stepNames.slice(0, -1).map((step) => (
        <Stack key={step} as="section" className="apply-check" gap={2} aria-label={text.names[step]}>
          <Row spread align="center">
            <h3>{text.names[step]}</h3>
            <Button
              text
              icon="pi pi-pencil"
              label={text.changeShort}
              aria-label={text.change(text.names[step])}
              onClick={() => onChange(step)}
            />
          </Row>
          <FactList facts={factsOf(values, step)} />
          {step === "files" && values.files.length === 0 && <p className="muted">{text.files.none}</p>}
        </Stack>
      ))}
      <Stack as="section" gap={2} aria-label={text.consent}>
        <h3>{text.consent}</h3>
        <p className="apply-consent">{consent.text}</p>
        <p className="muted">
          {text.consentVersion(consent.version)} · {text.keptFor(months)}
        </p>
        <Check
          {...form.register("isConsented")}
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
        >
          {text.agree}
        </Check>
        <FieldNotes id={id} problem={problem} />
      </Stack>
    </>
  );
};
