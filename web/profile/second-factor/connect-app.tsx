import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { type Enrolment, secondFactor } from "../../../shared/login/second-factor.contract.ts";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { CodeField } from "../../components/form/text/code-field.tsx";
import { Row } from "../../components/layout/row.tsx";
import { QrCode } from "../../components/qr-code.tsx";
import { useCopy } from "../../components/use-copy.ts";
import { secondFactorMutations } from "./second-factor.queries.ts";
import { enrolmentText as text } from "./second-factor.text.ts";

interface ConnectAppProps {
  enrolment: Enrolment;
  onConnected: (recoveryCodes: readonly string[]) => void;
  onCancel?: (() => void) | undefined;
}

export const ConnectApp = ({ enrolment: { secret, uri }, onConnected, onCancel }: ConnectAppProps) => {
  const copy = useCopy(text.secretCopied, text.secretNotCopied);
  const form = useForm({ resolver: zodResolver(secondFactor.confirm.body), defaultValues: { code: "" } });
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
        <Button
          type="button"
          text
          icon="pi pi-copy"
          aria-label={text.copySecret}
          onClick={() => void copy(secret)}
        />
      </div>
      <p>{text.typeCode}</p>
      <CodeField form={form} name="code" takesRecoveryCodes={false} />
      <Row className="second-factor-actions">
        <Button type="submit" label={text.confirm} loading={confirm.isPending} />
        {onCancel && <Button type="button" text label={text.cancel} onClick={onCancel} />}
      </Row>
    </form>
  );
};
