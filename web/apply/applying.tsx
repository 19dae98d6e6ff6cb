import { useEffect, useId, useRef, useState } from "react";
import type { Path } from "react-hook-form";
import { positionLabels } from "../../shared/applications/position.text.ts";
import type { Position } from "../../shared/applications/position.ts";
import { Button } from "../components/button.tsx";
import { Check } from "../components/form/choice/check.tsx";
import { CheckGroup } from "../components/form/choice/check-group.tsx";
import { DateField } from "../components/form/date/date-field.tsx";
import { FieldNotes } from "../components/form/field-notes.tsx";
import { FieldPair } from "../components/form/field-pair.tsx";
import { messagesIn } from "../components/form/field-problem.tsx";
import { ProblemSummary } from "../components/form/problem-summary.tsx";
import { Row, Stack } from "../components/layout/layout.tsx";
import { PublicPage } from "../components/public-page.tsx";
import { StepList } from "../components/step-list.tsx";
import { commonText } from "../components/words.text.ts";
import { applyFields, salutations, applyText as text } from "./apply.text.ts";
import type { ApplyForm } from "./apply-form.ts";
import { type StepName, stepFields, stepNames, stepOf, useStep } from "./apply-steps.ts";
import { type ApplyFormControl, PlainField } from "./plain-field.tsx";
import { CheckStep } from "./steps/check-step.tsx";
import { FilesStep } from "./steps/files-step.tsx";
import { type FormFacts, useApplying } from "./use-applying.ts";

const CareerStep = ({ form }: { form: ApplyFormControl }) => (
  <>
    <PlainField form={form} name="current_position" rows={2} />
    <PlainField form={form} name="education_school" rows={2} />
    <PlainField form={form} name="education_university" rows={2} />
    <PlainField form={form} name="education_degree" rows={2} />
    <PlainField form={form} name="additional_qualitfications" rows={3} />
    <PlainField form={form} name="comments" rows={4} />
  </>
);

const PersonStep = ({ form }: { form: ApplyFormControl }) => {
  const id = useId();

  return (
    <>
      <PlainField form={form} name="salutation" list={id} autoComplete="honorific-prefix" />
      <datalist id={id}>
        {salutations.map((salutation) => (
          <option key={salutation} value={salutation} />
        ))}
      </datalist>
      <FieldPair>
        <PlainField form={form} name="firstname" autoComplete="given-name" required />
        <PlainField form={form} name="lastname" autoComplete="family-name" required />
      </FieldPair>
      <PlainField form={form} name="email" type="email" autoComplete="email" required />
      <PlainField form={form} name="phone" type="tel" autoComplete="tel" />
      <DateField form={form} name="birthdate" label={applyFields.birthdate} help={text.birthdateHelp} />
      <PlainField form={form} name="street" autoComplete="street-address" />
      <FieldPair first="third">
        <PlainField form={form} name="zip" autoComplete="postal-code" />
        <PlainField form={form} name="city" autoComplete="address-level2" />
      </FieldPair>
    </>
  );
};

interface PositionStepProps {
  form: ApplyFormControl;
  positions: readonly Position[];
}

const PositionStep = ({ form, positions }: PositionStepProps) => {
  const id = useId();
  const [problem] = messagesIn(form.getFieldState("positions", form.formState).error);

  return (
    <>
      <CheckGroup aria-describedby={problem ? `${id}-help ${id}-problem` : `${id}-help`}>
        <legend>{applyFields.positions}</legend>
        {positions.map((position) => (
          <Check
            key={position}
            value={position}
            aria-invalid={problem !== undefined}
            {...form.register("positions", { deps: "position_other" })}
          >
            {positionLabels[position]}
          </Check>
        ))}
        <FieldNotes id={id} help={text.positionsHelp} problem={problem} />
      </CheckGroup>
      <PlainField form={form} name="position_other" help={text.otherHelp} />
    </>
  );
};

/** Hidden from sight, keyboard and screen readers, so only robots fill it in. */
const WebsiteField = ({ form }: { form: ApplyFormControl }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      {text.website}
      <input {...form.register("website")} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

export const Applying = ({ organisationId, facts }: { organisationId: string; facts: FormFacts }) => {
  const { form, submit, isSending } = useApplying(organisationId, facts);
  const [step, go] = useStep();
  const [isUploading, setUploading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string>(undefined);
  const shown = useRef(step);
  const at = stepNames.indexOf(step);
  const before = stepNames[at - 1];
  const after = stepNames[at + 1];

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    // The names come from the form's own errors.
    if (wanted.current) form.setFocus(wanted.current as Path<ApplyForm>);
    else heading.current?.focus();
    wanted.current = undefined;
  }, [form, step]);

  const leadTo = (name: string) => {
    const target = stepOf(name);
    if (target === step) return form.setFocus(name as Path<ApplyForm>);
    wanted.current = name;
    go(target);
  };
  const goOn = async (next: StepName) => {
    const isGood = await form.trigger(stepFields[step], { shouldFocus: true });
    if (isGood) go(next);
  };

  return (
    <PublicPage title={text.title(facts.organisation.name)} office={facts.organisation}>
      <Stack
        as="form"
        className="apply-form"
        gap={6}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (after) void goOn(after);
          else void submit();
        }}
      >
        <StepList
          label={text.steps}
          names={stepNames.map((name) => text.names[name])}
          step={at + 1}
          announcement={text.stepOf(at + 1, stepNames.length, text.names[step])}
        />
        <h2 ref={heading} tabIndex={-1}>
          {text.headings[step]}
        </h2>
        <ProblemSummary form={form} labels={applyFields} onOpen={leadTo} />
        {step === "position" && <PositionStep form={form} positions={facts.positions} />}
        {step === "person" && <PersonStep form={form} />}
        {step === "career" && <CareerStep form={form} />}
        {/* Stays mounted, so that uploads go on during the other steps. */}
        <div hidden={step !== "files"}>
          <FilesStep form={form} limits={facts.files} onBusy={setUploading} />
        </div>
        {step === "check" && (
          <CheckStep form={form} consent={facts.consent} months={facts.months} onChange={go} />
        )}
        <WebsiteField form={form} />
        {step === "check" && isUploading && <p role="status">{text.files.running}</p>}
        <Row className="apply-bar" spread align="center">
          {before ? <Button outlined label={commonText.back} onClick={() => go(before)} /> : <span />}
          <Button
            type="submit"
            label={after ? text.next : text.send}
            loading={isSending}
            disabled={!after && isUploading}
          />
        </Row>
        <p className="muted">
          {step === "person" && `${text.required} `}
          {text.kept}
        </p>
      </Stack>
    </PublicPage>
  );
};
