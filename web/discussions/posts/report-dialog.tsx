import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { requiredText } from "../../../shared/contract/wire.ts";
import { MOST_REASON } from "../../../shared/discussions/reports.contract.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { postMutations } from "./posts.queries.ts";
import { reportText as text } from "./posts.text.ts";

const resolver = parsedBy(z.object({ reason: requiredText(MOST_REASON) }));

interface ReportDialogProps {
  name: string;
  postId: string;
  /** Null: the post itself. */
  answerId: string | null;
  onClose: () => void;
}

export const ReportDialog = ({ name, postId, answerId, onClose }: ReportDialogProps) => {
  const toasts = useToasts();
  const report = useMutation(postMutations.report);
  const form = useForm({ resolver, defaultValues: { reason: "" } });

  return (
    <FormDialog
      title={text.title(name)}
      verb={text.verb}
      form={form}
      labels={{ reason: text.reason }}
      save={async ({ reason }) => {
        await report.mutateAsync({ params: { id: postId }, body: { answerId, reason } });
        toasts.success(text.done);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{text.told}</p>
      <TextField form={form} name="reason" label={text.reason} required />
    </FormDialog>
  );
};
