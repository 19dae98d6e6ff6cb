import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { type BothFactors, secondFactor } from "../../../shared/login/second-factor.contract.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { CodeField } from "../../components/form/text/code-field.tsx";
import { PasswordInput } from "../../components/form/text/password-input.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { enrolmentText as text } from "./second-factor.text.ts";

interface BothFactorsDialogProps {
  title: string;
  warning: string;
  verb: string;
  danger?: boolean;
  run: (body: BothFactors) => Promise<unknown>;
  onClose: () => void;
}

export const BothFactorsDialog = ({ title, warning, verb, danger, run, onClose }: BothFactorsDialogProps) => {
  const formId = useId();
  const form = useForm({
    resolver: zodResolver(secondFactor.disable.body),
    defaultValues: { password: "", code: "" },
  });
  const submit = form.handleSubmit((body) => run(body).catch((error) => applyProblem(form, error)));

  return (
    <ActionDialog
      title={title}
      verb={verb}
      form={formId}
      danger={danger}
      isBusy={form.formState.isSubmitting}
      onClose={onClose}
    >
      <Stack
        id={formId}
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <p>{warning}</p>
        <ProblemSummary form={form} labels={{ password: text.password, code: text.code }} />
        <PasswordInput form={form} name="password" label={text.password} autoComplete="current-password" />
        <CodeField form={form} name="code" />
      </Stack>
    </ActionDialog>
  );
};
