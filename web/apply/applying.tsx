import { useEffect, useRef, useState } from "react";
import type { Path } from "react-hook-form";
import { ProblemSummary } from "../components/form/problem-summary.tsx";
import { Row } from "../components/layout/row.tsx";
import { Stack } from "../components/layout/stack.tsx";
import { PlainButton } from "../components/plain-button.tsx";
import { PublicPage } from "../components/public-page.tsx";
import { StepList } from "../components/step-list.tsx";
import { applyFields, applyText as text } from "./apply.text.ts";
import type { ApplyForm } from "./apply-form.ts";
import { type StepName, stepFields, stepNames, stepOf, useStep } from "./apply-steps.ts";
import { CareerStep } from "./steps/career-step.tsx";
import { CheckStep } from "./steps/check-step.tsx";
import { FilesStep } from "./steps/files-step.tsx";
import { PersonStep } from "./steps/person-step.tsx";
import { PositionStep } from "./steps/position-step.tsx";
import { type FormFacts, useApplying } from "./use-applying.ts";
import { WebsiteField } from "./website-field.tsx";

interface ApplyingProps {
  organisationId: string;
  facts: FormFacts;
}

export const Applying = ({ organisationId, facts }: ApplyingProps) => {
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
        {/* Stays, so that uploads go on while one looks around. */}
        <div hidden={step !== "files"}>
          <FilesStep form={form} limits={facts.files} onBusy={setUploading} />
        </div>
        {step === "check" && (
          <CheckStep form={form} consent={facts.consent} months={facts.months} onChange={go} />
        )}
        <WebsiteField form={form} />
        {step === "check" && isUploading && <p role="status">{text.files.running}</p>}
        <Row className="apply-bar" spread align="center">
          {before ? <PlainButton look="outlined" label={text.back} onClick={() => go(before)} /> : <span />}
          <PlainButton
            type="submit"
            label={after ? text.next : text.send}
            isBusy={isSending}
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
