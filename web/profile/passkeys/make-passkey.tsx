import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { PasskeyName } from "../../../shared/login/passkey-name.ts";
import { useLacksSecondFactor } from "../../app/client/session.ts";
import { Button } from "../../components/button.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { canUsePasskeys } from "../../components/passkey/can-use-passkeys.ts";
import { useToasts } from "../../components/toasts.tsx";
import { profileQueries } from "../profile.queries.ts";
import { beginPasskey, passkeyMutations } from "./passkeys.queries.ts";
import { passkeysText as text } from "./passkeys.text.ts";

interface MakePasskeyDialogProps {
  suggestion: string;
  onMade: (() => void) | undefined;
  onClose: () => void;
}

const MakePasskeyDialog = ({ suggestion, onMade, onClose }: MakePasskeyDialogProps) => {
  const toasts = useToasts();
  const { mutateAsync: create } = useMutation(passkeyMutations.create);
  const form = useForm({
    resolver: parsedBy(z.object({ name: PasskeyName })),
    defaultValues: { name: suggestion },
  });
  const make = async ({ name }: { name: string }) => {
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
    <FormDialog
      title={text.make}
      verb={text.verb}
      form={form}
      labels={{ name: text.name }}
      save={make}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={text.name} help={text.nameHelp} required />
      <p>{text.makeIntro}</p>
    </FormDialog>
  );
};

/** Without a required second factor, the server does not answer with sessions. */
const useDeviceName = () => {
  const client = useQueryClient();
  const lacksSecondFactor = useLacksSecondFactor();
  return async () => {
    if (lacksSecondFactor) return text.suggestion;
    const { data } = await client.ensureQueryData(profileQueries.sessions);
    return data.find(({ isCurrent }) => isCurrent)?.device ?? text.suggestion;
  };
};

export const MakePasskey = ({ onMade }: { onMade?: () => void }) => {
  const [suggestion, setSuggestion] = useState<string>();
  const deviceName = useDeviceName();
  const open = () => deviceName().then(setSuggestion, () => setSuggestion(text.suggestion));

  if (!canUsePasskeys()) return <p>{text.unsupported}</p>;
  return (
    <>
      <Button outlined label={text.make} onClick={() => void open()} />
      {suggestion !== undefined && (
        <MakePasskeyDialog suggestion={suggestion} onMade={onMade} onClose={() => setSuggestion(undefined)} />
      )}
    </>
  );
};
