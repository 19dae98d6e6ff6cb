import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod";
import "../../../shared/contract/messages.ts";
import { MOST_ASKED, ReleaseNote } from "../../../shared/news/release.ts";
import type { Releaser } from "../../../shared/news/releasers.contract.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { releaseText as text } from "./release.text.ts";
import type { ReleaseFlow } from "./release-flow.ts";

const AskingForm = z.object({
  askedOf: z.array(z.string()).nullable(),
  note: ReleaseNote.or(z.literal("")),
});

interface AskReleaseDialogProps {
  flow: Pick<ReleaseFlow, "words" | "ask">;
  people: readonly Releaser[];
  onClose: () => void;
}

export const AskReleaseDialog = ({ flow: { words, ask }, people, onClose }: AskReleaseDialogProps) => {
  const toasts = useToasts();
  const form = useForm<z.infer<typeof AskingForm>>({
    resolver: zodResolver(AskingForm),
    defaultValues: { askedOf: null, note: "" },
  });
  const asking = useMutation({
    mutationFn: ask,
    onSuccess: () => {
      toasts.success(text.isAsked);
      onClose();
    },
  });
  const chosen = useWatch({ control: form.control, name: "askedOf" });
  const choose = (ids: string[] | null) => form.setValue("askedOf", ids, { shouldDirty: true });
  const editors = people.filter(({ isAdmin }) => !isAdmin);
  const send = form.handleSubmit(({ askedOf, note }) => asking.mutate({ askedOf, note: note || null }));

  return (
    <ActionDialog
      title={text.askTitle}
      verb={text.askVerb}
      isBusy={asking.isPending}
      isDisabled={chosen !== null && (chosen.length === 0 || chosen.length > MOST_ASKED)}
      onAct={() => void send()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{words.askIntro}</p>
        {chosen === null && editors.length > MOST_ASKED && <p>{text.onlyFirst(MOST_ASKED)}</p>}
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
        <TextField form={form} name="note" label={text.askNote} help={text.askNoteHelp} rows={3} />
        {asking.error && <ProblemNote error={asking.error} />}
      </Stack>
    </ActionDialog>
  );
};
