import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type Release, ReleaseNote } from "../../../shared/news/release.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { releaseText as text } from "./release.text.ts";
import type { ReleaseFlow } from "./release-flow.ts";

const RefusalForm = z.object({ note: ReleaseNote });

interface RefuseDialogProps {
  flow: Pick<ReleaseFlow, "title" | "words" | "refuse">;
  release: Release;
  onClose: () => void;
}

export const RefuseDialog = ({ flow, release, onClose }: RefuseDialogProps) => {
  const [{ state, askedAt }] = useState(release);
  const toasts = useToasts();
  const form = useForm({ resolver: zodResolver(RefusalForm), defaultValues: { note: "" } });
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
