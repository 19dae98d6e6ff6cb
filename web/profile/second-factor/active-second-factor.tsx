import { useQueryClient } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Fragment, useState } from "react";
import { formatStamp } from "../../../shared/dates/dates.ts";
import type { BothFactors, SecondFactor } from "../../../shared/login/second-factor.contract.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { FactList } from "../../components/facts.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { Row } from "../../components/layout/row.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { BothFactorsDialog } from "./both-factors-dialog.tsx";
import { disableSecondFactor, renewRecoveryCodes, secondFactorQuery } from "./second-factor.queries.ts";
import { disableText, renewText, secondFactorText as text } from "./second-factor.text.ts";

/** Fewer call for new codes. */
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
    // Everything: where a second factor is required nothing else is answered now.
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
          verb={disableText.verb}
          danger
          run={disable}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
