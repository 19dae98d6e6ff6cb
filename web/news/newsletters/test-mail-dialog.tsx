import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod";
import "../../../shared/contract/messages.ts";
import { useSignedIn } from "../../app/client/session.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { testMailText as text } from "./newsletters.text.ts";
import { sendingMutations } from "./sending.queries.ts";

const TestMail = z.object({ email: z.email().max(254) });
const OwnEmail = z.string().catch("");

interface TestMailDialogProps {
  id: string;
  /** Saves first and tells whether that worked; nothing when there is nothing to save. */
  save?: (() => Promise<boolean>) | undefined;
  onClose: () => void;
}

/** Sends one mail to look at. */
export const TestMailDialog = ({ id, save, onClose }: TestMailDialogProps) => {
  const { employee } = useSignedIn();
  const toasts = useToasts();
  const form = useForm({
    resolver: zodResolver(TestMail),
    defaultValues: { email: OwnEmail.parse(employee?.email) },
  });
  const test = useMutation({
    ...sendingMutations.test,
    onSuccess: (_answer, { email }) => {
      toasts.success(text.sent(email));
      onClose();
    },
  });

  const send = form.handleSubmit(async ({ email }) => {
    // What keeps it from being saved stands in the form behind.
    if (save && !(await save())) onClose();
    else test.mutate({ id, email });
  });

  return (
    <ActionDialog
      title={text.title}
      verb={text.send}
      isBusy={test.isPending || form.formState.isSubmitting}
      onAct={() => void send()}
      onClose={onClose}
    >
      <p>
        {text.intro} {save && text.savesFirst}
      </p>
      <TextField form={form} name="email" label={text.email} type="email" required />
      {test.error && <ProblemNote error={test.error} />}
    </ActionDialog>
  );
};
