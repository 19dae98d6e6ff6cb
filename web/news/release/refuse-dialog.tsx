import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { requiredText } from "../../../../shared/contract/wire.ts";
import type { Newsletter } from "../../../../shared/news/newsletter.ts";
import type { Release } from "../../../../shared/news/release.ts";
import { ActionDialog } from "../../../components/action-dialog.tsx";
import { TextField } from "../../../components/form/text/text-field.tsx";
import { ProblemNote } from "../../../components/problem-note.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { releaseMutations } from "./release.queries.ts";
import { releaseText as text } from "./release.text.ts";

const Refusal = z.object({ note: requiredText(2_000) });

interface RefuseDialogProps {
  newsletter: Newsletter;
  release: Release;
  onClose: () => void;
}

export const RefuseDialog = ({ newsletter, release, onClose }: RefuseDialogProps) => {
  const [{ state, askedAt }] = useState(release);
  const toasts = useToasts();
  const form = useForm({ resolver: zodResolver(Refusal), defaultValues: { note: "" } });
  const refuse = useMutation({
    ...releaseMutations.refuse,
    onSuccess: () => {
      toasts.success(text.refusedToast(newsletter.title));
      onClose();
    },
  });
  const send = form.handleSubmit(({ note }) =>
    refuse.mutate({ id: newsletter.id, note, seen: { state, askedAt } }),
  );

  return (
    <ActionDialog
      title={text.refuseTitle}
      verb={text.refuseVerb}
      danger
      isBusy={refuse.isPending}
      onAct={() => void send()}
      onClose={onClose}
    >
      <TextField form={form} name="note" label={text.note} rows={4} required />
      {refuse.error && <ProblemNote error={refuse.error} />}
    </ActionDialog>
  );
};
