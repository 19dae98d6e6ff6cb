import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { RecipientKind, recipientKinds } from "../../../shared/news/recipients.ts";
import { useSignedIn } from "../../app/client/session.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { testMailText as text } from "./newsletters.text.ts";
import { sendingMutations } from "./sending.queries.ts";

const TestMail = z.object({ email: z.email().max(254), as: RecipientKind });
type TestMail = z.infer<typeof TestMail>;
const kinds = recipientKinds.map((value) => ({ value, label: text.kinds[value] }));
const OwnEmail = z.string().catch("");

interface TestMailDialogProps {
  id: string;
  /** Resolves to false if saving failed; undefined without unsaved changes. */
  save?: (() => Promise<boolean>) | undefined;
  onClose: () => void;
}

export const TestMailDialog = ({ id, save, onClose }: TestMailDialogProps) => {
  const { employee } = useSignedIn();
  const toasts = useToasts();
  const form = useForm<TestMail>({
    resolver: parsedBy(TestMail),
    defaultValues: { email: OwnEmail.parse(employee?.email), as: "employees" },
  });
  const test = useMutation({
    ...sendingMutations.test,
    onSuccess: (_answer, { email }) => {
      toasts.success(text.sent(email));
      onClose();
    },
  });

  const send = form.handleSubmit(async (mail) => {
    // The form behind the dialog shows why it cannot be saved.
    if (save && !(await save())) onClose();
    else test.mutate({ id, ...mail });
  });

  return (
    <ActionDialog
      title={text.title}
      verb={text.title}
      isBusy={test.isPending || form.formState.isSubmitting}
      onAct={() => void send()}
      onClose={onClose}
    >
      <p>
        {text.intro} {save && text.savesFirst}
      </p>
      <Stack>
        <TextField form={form} name="email" label={text.email} type="email" required />
        <SelectField form={form} name="as" label={text.as} options={kinds} />
      </Stack>
      {test.error && <ProblemNote error={test.error} />}
    </ActionDialog>
  );
};
