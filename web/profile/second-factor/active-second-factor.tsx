import { useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useForm } from "react-hook-form";
import { formatStamp } from "../../../shared/dates/dates.ts";
import { BothFactors } from "../../../shared/login/credentials.ts";
import type { SecondFactor } from "../../../shared/login/second-factor.contract.ts";
import { Button } from "../../components/button.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { FactList } from "../../components/facts.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { CodeField } from "../../components/form/text/code-field.tsx";
import { PasswordInput } from "../../components/form/text/password-input.tsx";
import { Row } from "../../components/layout/layout.tsx";
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
  const form = useForm({
    resolver: parsedBy(BothFactors),
    defaultValues: { password: "", code: "" },
  });

  return (
    <FormDialog
      title={title}
      verb={verb}
      danger={danger}
      form={form}
      labels={{ password: enrolmentText.password, code: enrolmentText.code }}
      save={run}
      onClose={onClose}
    >
      <p>{warning}</p>
      <PasswordInput
        form={form}
        name="password"
        label={enrolmentText.password}
        autoComplete="current-password"
      />
      <CodeField form={form} name="code" />
    </FormDialog>
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
