import "./second-factor.css";
import { useState } from "react";
import type { Enrolment as Begun } from "../../../shared/login/second-factor.contract.ts";
import { StepList } from "../../components/step-list.tsx";
import { ConfirmPassword } from "./confirm-password.tsx";
import { ConnectApp } from "./connect-app.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { enrolmentText as text } from "./second-factor.text.ts";

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
