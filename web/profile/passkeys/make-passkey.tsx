import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { PasskeyName } from "../../../shared/login/passkey-name.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { canUsePasskeys } from "../../components/passkey/can-use-passkeys.ts";
import { useToasts } from "../../components/toasts.tsx";
import { beginPasskey, passkeyMutations } from "./passkeys.queries.ts";
import { passkeysText as text } from "./passkeys.text.ts";

interface MakePasskeyProps {
  /** What this device is called. */
  suggestion?: string | null | undefined;
  onMade?: () => void;
}

const MakePasskeyDialog = ({ suggestion, onMade, onClose }: MakePasskeyProps & { onClose: () => void }) => {
  const formId = useId();
  const toasts = useToasts();
  const { mutateAsync: create } = useMutation(passkeyMutations.create);
  const form = useForm({
    resolver: parsedBy(z.object({ name: PasskeyName })),
    defaultValues: { name: suggestion ?? text.suggestion },
  });
  const make = async (name: string) => {
    const [options, { makePasskey }] = await Promise.all([
      beginPasskey(),
      import("../../components/passkey/ask-browser.ts"),
    ]);
    await create({ name, credential: await makePasskey(options) });
    toasts.success(text.done(name));
    onClose();
    onMade?.();
  };

  return (
    <ActionDialog
      title={text.make}
      verb={text.verb}
      form={formId}
      isBusy={form.formState.isSubmitting}
      onClose={onClose}
    >
      <Stack
        id={formId}
        as="form"
        noValidate
        onSubmit={form.handleSubmit(({ name }) => make(name).catch((error) => applyProblem(form, error)))}
      >
        <ProblemSummary form={form} labels={{ name: text.name }} />
        <TextField form={form} name="name" label={text.name} help={text.nameHelp} required />
        <p>{text.makeIntro}</p>
      </Stack>
    </ActionDialog>
  );
};

export const MakePasskey = (props: MakePasskeyProps) => {
  const [isOpen, setIsOpen] = useState(false);

  if (!canUsePasskeys()) return <p>{text.unsupported}</p>;
  return (
    <>
      <Button outlined label={text.make} onClick={() => setIsOpen(true)} />
      {isOpen && <MakePasskeyDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};
