import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod";
import { ApprovalNote, MOST_ASKED } from "../../../shared/news/approval.ts";
import type { Approver } from "../../../shared/news/approvers.contract.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { releaseText as text } from "./approval.text.ts";
import type { ApprovalFlow } from "./approval-flow.ts";

const AskingForm = z.object({
  askedOf: z.array(z.string()).nullable(),
  note: ApprovalNote.or(z.literal("")),
});

const MOST_NAMED = 5;

interface RequestApprovalDialogProps {
  flow: Pick<ApprovalFlow, "words" | "ask" | "mayBeSilent">;
  people: readonly Approver[];
  onClose: () => void;
}

export const RequestApprovalDialog = ({ flow, people, onClose }: RequestApprovalDialogProps) => {
  const { words, ask, mayBeSilent } = flow;
  const toasts = useToasts();
  const form = useForm<z.infer<typeof AskingForm>>({
    resolver: parsedBy(AskingForm),
    defaultValues: { askedOf: people.length > 0 ? null : [], note: "" },
  });
  const asking = useMutation({
    mutationFn: ask,
    onSuccess: (done) => {
      if (done !== false && !isSilent) toasts.success(text.isAsked);
      onClose();
    },
  });
  const chosen = useWatch({ control: form.control, name: "askedOf" });
  const choose = (ids: string[] | null) => form.setValue("askedOf", ids, { shouldDirty: true });
  const editors = people.filter(({ isAdmin }) => !isAdmin);
  const isTooMany = chosen !== null && chosen.length > MOST_ASKED;
  const isSilent = chosen?.length === 0;
  const all = (editors.length > 0 ? editors : people).slice(0, MOST_ASKED);
  const told = chosen ? people.filter(({ id }) => chosen.includes(id)) : all;
  const send = form.handleSubmit(({ askedOf, note }) => asking.mutate({ askedOf, note: note || null }));

  return (
    <ActionDialog
      title={words.askTitle}
      verb={words.askTitle}
      isBusy={asking.isPending}
      isDisabled={isTooMany || (isSilent && !mayBeSilent)}
      onAct={() => void send()}
      onClose={onClose}
    >
      <Stack gap={4}>
        {people.length === 0 && <p>{words.nobody}</p>}
        {chosen === null && editors.length > MOST_ASKED && <p>{text.onlyFirst(MOST_ASKED)}</p>}
        {people.length > 0 && (
          <CheckGroup>
            <legend>{text.whom}</legend>
            <Check checked={chosen === null} onChange={() => choose(chosen ? null : [])}>
              {text.all}
            </Check>
            {chosen !== null &&
              people.map(({ id, name, isAdmin }) => (
                <Check
                  key={id}
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                >
                  {isAdmin ? text.admin(name) : name}
                </Check>
              ))}
          </CheckGroup>
        )}
        <FieldHelp aria-live="polite">
          {isSilent
            ? mayBeSilent && text.notifiesNobody
            : `${text.told(
                told.slice(0, MOST_NAMED).map(({ name }) => name),
                told.length,
              )} ${words.askIntro}`}
        </FieldHelp>
        {!isSilent && (
          <TextField form={form} name="note" label={text.askNote} help={text.askNoteHelp} rows={3} />
        )}
        {asking.error && <ProblemNote error={asking.error} />}
      </Stack>
    </ActionDialog>
  );
};
