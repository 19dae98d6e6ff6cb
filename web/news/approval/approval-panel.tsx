import { parsedBy } from "../../components/form/resolver.ts";
import "./approval-panel.css";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { type Approval, ApprovalNote } from "../../../shared/news/approval.ts";
import type { Approver } from "../../../shared/news/approvers.contract.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Panel, Row } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { releaseText as text } from "./approval.text.ts";
import type { ApprovalFlow } from "./approval-flow.ts";
import { ApprovalStateNow } from "./approval-state.tsx";
import { RequestApprovalDialog } from "./request-approval-dialog.tsx";

const RefusalForm = z.object({ note: ApprovalNote });

interface RefuseDialogProps {
  flow: Pick<ApprovalFlow, "title" | "words" | "refuse">;
  release: Approval;
  onClose: () => void;
}

const RefuseDialog = ({ flow, release, onClose }: RefuseDialogProps) => {
  const [{ state, askedAt }] = useState(release);
  const toasts = useToasts();
  const form = useForm({ resolver: parsedBy(RefusalForm), defaultValues: { note: "" } });
  const refusing = useMutation({
    mutationFn: flow.refuse,
    onSuccess: (done) => {
      if (done !== false) toasts.success(text.refused(flow.title));
      onClose();
    },
  });
  const send = form.handleSubmit(({ note }) => refusing.mutate({ note, seen: { state, askedAt } }));

  return (
    <ActionDialog
      title={flow.words.refuseTitle}
      verb={text.refuseVerb}
      danger
      isBusy={refusing.isPending}
      onAct={() => void send()}
      onClose={onClose}
    >
      <TextField form={form} name="note" label={text.note} rows={4} required />
      {refusing.error && <ProblemNote error={refusing.error} />}
    </ActionDialog>
  );
};

const AskingButton = ({ flow, others }: { flow: ApprovalFlow; others: readonly Approver[] }) => {
  const [isAsking, setIsAsking] = useState(false);
  if (others.length === 0) return <p>{flow.words.nobody}</p>;
  const isAsked = flow.release?.state === "asked";

  return (
    <>
      {others.every(({ isAdmin }) => isAdmin) && <p>{flow.words.onlyAdmins}</p>}
      <Row>
        <Button
          outlined={isAsked || !flow.isNeeded}
          label={flow.release ? text.askAgain : text.ask}
          onClick={() => setIsAsking(true)}
        />
      </Row>
      {isAsking && <RequestApprovalDialog flow={flow} people={others} onClose={() => setIsAsking(false)} />}
    </>
  );
};

const DecisionButtons = ({ flow, release }: { flow: ApprovalFlow; release: Approval }) => {
  const toasts = useToasts();
  const [isRefusing, setIsRefusing] = useState(false);
  const giving = useMutation({
    mutationFn: flow.give,
    onSuccess: (done) => done !== false && toasts.success(text.given(flow.title)),
  });
  const isGiven = release.state === "given";

  return (
    <>
      <Row>
        {!isGiven && (
          <Button
            icon="pi pi-check"
            label={text.give}
            loading={giving.isPending}
            onClick={() => giving.mutate(release.askedAt)}
          />
        )}
        <Button
          text
          label={isGiven ? text.takeBack : text.refuse}
          disabled={giving.isPending}
          onClick={() => setIsRefusing(true)}
        />
      </Row>
      {giving.error && <ProblemNote error={giving.error} />}
      {isRefusing && <RefuseDialog flow={flow} release={release} onClose={() => setIsRefusing(false)} />}
    </>
  );
};

export const decidesOn = ({ release, mayDecide }: ApprovalFlow): boolean =>
  mayDecide && (release?.state === "asked" || release?.state === "given");

export const ApprovalPanel = ({ flow }: { flow: ApprovalFlow }) => {
  const { release, isNeeded, others, words } = flow;
  if (!isNeeded && !release) return null;
  const decides = decidesOn(flow);

  return (
    <Panel as="section" gap={3} aria-label={text.title} aria-live="polite">
      <h2>{text.title}</h2>
      {release ? <ApprovalStateNow release={release} words={words} people={others} /> : <p>{words.needed}</p>}
      {release && decides && <DecisionButtons flow={flow} release={release} />}
      {!decides && release?.state !== "given" && others && <AskingButton flow={flow} others={others} />}
    </Panel>
  );
};
