import "./second-factor.css";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { ActiveSecondFactor } from "./active-second-factor.tsx";
import { Enrolment } from "./enrolment.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { secondFactorQuery } from "./second-factor.queries.ts";
import { enrolmentText, secondFactorText as text } from "./second-factor.text.ts";

export const OwnSecondFactor = () => {
  const { data: known } = useSuspenseQuery(secondFactorQuery);
  const [isEnrolling, setIsEnrolling] = useState(false);
  const [renewed, setRenewed] = useState<readonly string[]>();
  const queryClient = useQueryClient();
  const toasts = useToasts();

  const finish = async () => {
    await queryClient.invalidateQueries(secondFactorQuery);
    setIsEnrolling(false);
    toasts.success(enrolmentText.done);
  };

  const content = () => {
    if (isEnrolling) return <Enrolment onDone={() => void finish()} onCancel={() => setIsEnrolling(false)} />;
    if (renewed) return <RecoveryCodes codes={renewed} onDone={() => setRenewed(undefined)} />;
    if (known.isActive) return <ActiveSecondFactor known={known} onRenewed={setRenewed} />;
    return (
      <>
        <p>{text.about}</p>
        {known.isRequired && <p>{text.required}</p>}
        <Button outlined label={text.enrol} onClick={() => setIsEnrolling(true)} />
      </>
    );
  };

  return (
    <section className="second-factor" aria-label={text.title}>
      <Row className="second-factor-head" align="center" spread>
        <h2>{text.title}</h2>
        <StatusTag tone={known.isActive ? "success" : "neutral"}>
          {known.isActive ? text.active : text.inactive}
        </StatusTag>
      </Row>
      {content()}
    </section>
  );
};
