import { useQueryClient } from "@tanstack/react-query";
import { Fragment, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { formatStamp } from "../../../shared/dates/dates.ts";
import { BothFactors } from "../../../shared/login/credentials.ts";
import type { SecondFactor } from "../../../shared/login/second-factor.contract.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Button } from "../../components/button.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { FactList } from "../../components/facts.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { CodeField } from "../../components/form/text/code-field.tsx";
import { PasswordInput } from "../../components/form/text/password-input.tsx";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { disableSecondFactor, renewRecoveryCodes, secondFactorQuery } from "./second-factor.queries.ts";
import { disableText, enrolmentText, renewText, secondFactorText as text } from "./second-factor.text.ts";

interface BothFactorsDialogProps {
  title: string;
  warning: string;
  verb: string;
  danger?: boolean;
  run: (body: BothFactors) => Promise<unknown>;
  onClose: () => void;
}

const BothFactorsDialog = ({ title, warning, verb, danger, run, onClose }: BothFactorsDialogProps) => {
  const formId = useId();
  const form = useForm({
    resolver: parsedBy(BothFactors),
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
        <ProblemSummary form={form} labels={{ password: enrolmentText.password, code: enrolmentText.code }} />
        <PasswordInput
          form={form}
          name="password"
          label={enrolmentText.password}
          autoComplete="current-password"
        />
        <CodeField form={form} name="code" />
      </Stack>
    </ActionDialog>
  );
};

const FEW = 3;

interface ActiveSecondFactorProps {
  known: SecondFactor;
  onRenewed: (recoveryCodes: readonly string[]) => void;
}

export const ActiveSecondFactor = ({ known, onRenewed }: ActiveSecondFactorProps) => {
  const [open, setOpen] = useState<"disable" | "renew">();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { since, recoveryCodesLeft, isRequired } = known;

  const disable = async (body: BothFactors) => {
    await disableSecondFactor(body);
    setOpen(undefined);
    toasts.success(disableText.done);
    // Everything, since a required second factor now blocks all other calls.
    await queryClient.invalidateQueries();
  };
  const renew = async (body: BothFactors) => {
    const { recoveryCodes } = await renewRecoveryCodes(body);
    setOpen(undefined);
    onRenewed(recoveryCodes);
    await queryClient.invalidateQueries(secondFactorQuery);
  };

  return (
    <>
      <FactList
        facts={[
          [text.since, since && formatStamp(since)],
          [
            text.codesLeft,
            <Fragment key="left">
              {text.left(formatNumber(recoveryCodesLeft))}
              {recoveryCodesLeft <= FEW && <FieldProblem plain>{text.few}</FieldProblem>}
            </Fragment>,
          ],
        ]}
      />
      <Row className="second-factor-actions">
        <Button outlined label={text.renew} onClick={() => setOpen("renew")} />
        <Button outlined severity="danger" label={text.disable} onClick={() => setOpen("disable")} />
      </Row>
      {open === "renew" && (
        <BothFactorsDialog {...renewText} run={renew} onClose={() => setOpen(undefined)} />
      )}
      {open === "disable" && (
        <BothFactorsDialog
          title={disableText.title}
          warning={isRequired ? disableText.requiredWarning : disableText.warning}
          verb={text.disable}
          danger
          run={disable}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
