import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { requiredText } from "../../../shared/contract/wire.ts";
import { MOST_REASON } from "../../../shared/discussions/reports.contract.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { postMutations } from "./posts.queries.ts";
import { reportText as text } from "./posts.text.ts";

const FORM = "report";
const resolver = parsedBy(z.object({ reason: requiredText(MOST_REASON) }));

interface ReportDialogProps {
  name: string;
  postId: string;
  answerId: string | null;
  onClose: () => void;
}

export const ReportDialog = ({ name, postId, answerId, onClose }: ReportDialogProps) => {
  const toasts = useToasts();
  const report = useMutation(postMutations.report);
  const form = useForm({ resolver, defaultValues: { reason: "" } });

  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await report.mutateAsync({ postId, answerId, reason });
      toasts.success(text.done);
      onClose();
    } catch (error) {
      applyProblem(form, error);
    }
  });

  return (
    <ActionDialog
      title={text.title(name)}
      verb={text.verb}
      form={FORM}
      isBusy={report.isPending}
      onClose={onClose}
    >
      <Stack as="form" id={FORM} noValidate gap={4} onSubmit={(event) => void submit(event)}>
        <p>{text.told}</p>
        <ProblemSummary form={form} labels={{ reason: text.reason }} />
        <TextField form={form} name="reason" label={text.reason} required />
      </Stack>
    </ActionDialog>
  );
};
