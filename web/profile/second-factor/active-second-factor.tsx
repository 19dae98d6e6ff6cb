import { useQueryClient } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Fragment, useState } from "react";
import { formatDate } from "../../../shared/dates/dates.ts";
import type { BothFactors, SecondFactor } from "../../../shared/login/second-factor.contract.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { FactList } from "../../components/facts.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { Row } from "../../components/layout/row.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { BothFactorsDialog } from "./both-factors-dialog.tsx";
import { disableSecondFactor, renewRecoveryCodes, secondFactorQuery } from "./second-factor.queries.ts";
import { disableText, renewText, secondFactorText as text } from "./second-factor.text.ts";

/** So few codes that it is time for new ones. */
const FEW = 3;

interface ActiveSecondFactorProps {
  known: SecondFactor;
  onRenewed: (recoveryCodes: readonly string[]) => void;
}

/** A second factor that signing in asks for, and what can be done about it. */
export const ActiveSecondFactor = ({ known, onRenewed }: ActiveSecondFactorProps) => {
  const [open, setOpen] = useState<"disable" | "renew">();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { since, recoveryCodesLeft, isRequired } = known;

  const disable = async (body: BothFactors) => {
    await disableSecondFactor(body);
    setOpen(undefined);
    toasts.success(disableText.done);
    // All of the page: where one must have a second factor, nothing else is answered from now on.
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
          [text.since, since && formatDate(since)],
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
