import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { MOST_REASON, type PaperRequest, type RequestFile } from "../../../shared/cloud/paper-request.ts";
import { requiredText } from "../../../shared/contract/wire.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { requestMutations } from "./requests.queries.ts";
import { requestsText as text } from "./requests.text.ts";

const FORM = "give-back";
const resolver = parsedBy(z.object({ reason: requiredText(MOST_REASON) }));

interface GiveBackProps {
  request: PaperRequest;
  file: RequestFile;
  onClose: () => void;
}

export const GiveBackDialog = ({ request, file, onClose }: GiveBackProps) => {
  const judge = useMutation(requestMutations.judge);
  const form = useForm({ resolver, defaultValues: { reason: "" } });
  const { id: requestId, itemId: id, name, email } = request;

  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await judge.mutateAsync({
        params: { id, requestId, fileId: file.id },
        body: { state: "returned", reason },
      });
      onClose();
    } catch (error) {
      applyProblem(form, error);
    }
  });

  return (
    <ActionDialog
      title={text.giveBackTitle(file.name)}
      verb={text.giveBackVerb}
      form={FORM}
      danger
      isBusy={judge.isPending}
      onClose={onClose}
    >
      <Stack as="form" id={FORM} noValidate gap={4} onSubmit={(event) => void submit(event)}>
        <p>{text.giveBackText(name, email)}</p>
        <ProblemSummary form={form} labels={{ reason: text.reason }} />
        <TextField form={form} name="reason" label={text.reason} required />
      </Stack>
    </ActionDialog>
  );
};
