import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useForm } from "react-hook-form";
import { type Enrolment, secondFactor } from "../../../shared/login/second-factor.contract.ts";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { PasswordInput } from "../../components/form/text/password-input.tsx";
import { Row } from "../../components/layout/row.tsx";
import { secondFactorMutations } from "./second-factor.queries.ts";
import { enrolmentText as text } from "./second-factor.text.ts";

interface ConfirmPasswordProps {
  onConfirmed: (enrolment: Enrolment) => void;
  onCancel?: (() => void) | undefined;
}

/** An open session alone may not change how one signs in. */
export const ConfirmPassword = ({ onConfirmed, onCancel }: ConfirmPasswordProps) => {
  const form = useForm({
    resolver: zodResolver(secondFactor.enrol.body),
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
        {onCancel && <Button type="button" text label={text.cancel} onClick={onCancel} />}
      </Row>
    </form>
  );
};
