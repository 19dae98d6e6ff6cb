import "./second-factor.css";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Credentials } from "../../../shared/login/credentials.ts";
import type { Enrolment as Begun } from "../../../shared/login/second-factor.contract.ts";
import { Button } from "../../components/button.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { CodeField } from "../../components/form/text/code-field.tsx";
import { PasswordInput } from "../../components/form/text/password-input.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { QrCode } from "../../components/qr-code.tsx";
import { StepList } from "../../components/step-list.tsx";
import { useCopy } from "../../components/use-copy.ts";
import { commonText } from "../../components/words.text.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { secondFactorMutations } from "./second-factor.queries.ts";
import { enrolmentText as text } from "./second-factor.text.ts";

interface ConnectAppProps {
  enrolment: Begun;
  onConnected: (recoveryCodes: readonly string[]) => void;
  onCancel: (() => void) | undefined;
}

const ConnectApp = ({ enrolment: { secret, uri }, onConnected, onCancel }: ConnectAppProps) => {
  const copy = useCopy(text.secretCopied, text.secretNotCopied);
  const form = useForm({
    resolver: parsedBy(Credentials.pick({ code: true }).required()),
    defaultValues: { code: "" },
  });
  const confirm = useMutation({
    ...secondFactorMutations.confirm,
    onSuccess: ({ recoveryCodes }) => onConnected(recoveryCodes),
    onError: (error) => applyProblem(form, error),
  });
  useEffect(() => form.setFocus("code"), [form]);

  return (
    <form noValidate onSubmit={form.handleSubmit((body) => confirm.mutate(body))}>
      <ProblemSummary form={form} labels={{ code: text.code }} />
      <p>{text.scan}</p>
      <QrCode content={uri} label={text.qr} />
      <a href={uri}>{text.openApp}</a>
      <p>{text.byHand}</p>
      <div className="second-factor-secret">
        <code translate="no">{secret.match(/.{1,4}/g)?.join(" ")}</code>
        <Button text icon="pi pi-copy" aria-label={text.copySecret} onClick={() => void copy(secret)} />
      </div>
      <p>{text.typeCode}</p>
      <CodeField form={form} name="code" takesRecoveryCodes={false} />
      <Row className="second-factor-actions">
        <Button type="submit" label={text.confirm} loading={confirm.isPending} />
        {onCancel && <Button text label={commonText.cancel} onClick={onCancel} />}
      </Row>
    </form>
  );
};

interface ConfirmPasswordProps {
  onConfirmed: (enrolment: Begun) => void;
  onCancel: (() => void) | undefined;
}

/** An open session alone may not change sign-in methods. */
const ConfirmPassword = ({ onConfirmed, onCancel }: ConfirmPasswordProps) => {
  const form = useForm({
    resolver: parsedBy(Credentials.pick({ password: true })),
    defaultValues: { password: "" },
  });
  const enrol = useMutation({
    ...secondFactorMutations.enrol,
    onSuccess: onConfirmed,
    onError: (error) => applyProblem(form, error),
  });

  return (
    <form noValidate onSubmit={form.handleSubmit((body) => enrol.mutate(body))}>
      <ProblemSummary form={form} labels={{ password: text.password }} />
      <p>{text.passwordIntro}</p>
      <PasswordInput form={form} name="password" label={text.password} autoComplete="current-password" />
      <Row className="second-factor-actions">
        <Button type="submit" label={text.next} loading={enrol.isPending} />
        {onCancel && <Button text label={commonText.cancel} onClick={onCancel} />}
      </Row>
    </form>
  );
};

interface EnrolmentProps {
  onDone: () => void;
  onCancel?: () => void;
}

export const Enrolment = ({ onDone, onCancel }: EnrolmentProps) => {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const step = codes ? 3 : begun ? 2 : 1;

  return (
    <div className="enrolment">
      <StepList
        label={text.steps}
        names={text.stepNames}
        step={step}
        announcement={text.announcement(step, text.stepNames[step - 1] ?? "")}
      />
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onDone} />
      ) : begun ? (
        <ConnectApp enrolment={begun} onConnected={setCodes} onCancel={onCancel} />
      ) : (
        <ConfirmPassword onConfirmed={setBegun} onCancel={onCancel} />
      )}
    </div>
  );
};
