import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type OfficeLink, OfficeLinkDraft } from "../../../shared/organisations/link.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { linksText as text } from "../organisations.text.ts";
import { linkMutations } from "./links.queries.ts";

interface LinkDialogProps {
  officeId: string;
  /** Nothing for a new one. */
  link: OfficeLink | undefined;
  onClose: () => void;
}

const resolver = zodResolver(OfficeLinkDraft);

/** Adds a link to an office or changes one. */
export const LinkDialog = ({ officeId, link, onClose }: LinkDialogProps) => {
  const formId = useId();
  const save = useMutation(linkMutations.save);
  const form = useForm<z.input<typeof OfficeLinkDraft>, unknown, OfficeLinkDraft>({
    resolver,
    defaultValues: { name: link?.name ?? "", url: link?.url ?? "" },
  });

  const submit = form.handleSubmit(async (body) => {
    try {
      await save.mutateAsync({ officeId, id: link?.id, body });
      onClose();
    } catch (error) {
      applyProblem(form, error);
    }
  });

  return (
    <ActionDialog
      title={link ? text.editTitle : text.addTitle}
      verb={text.save}
      form={formId}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <form id={formId} noValidate className="dialog-fields" onSubmit={(event) => void submit(event)}>
        <ProblemSummary form={form} labels={{ name: text.name, url: text.url }} />
        <TextField form={form} name="name" label={text.name} required />
        <TextField form={form} name="url" label={text.url} required />
      </form>
    </ActionDialog>
  );
};
