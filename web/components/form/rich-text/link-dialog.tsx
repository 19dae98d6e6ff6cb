import { useState } from "react";
import { ActionDialog } from "../../action-dialog.tsx";
import { Button } from "../../button.tsx";
import { TextInput } from "../../text-input.tsx";
import { FormField } from "../form-field.tsx";
import { linkAddress } from "./link-address.ts";
import { richTextText as text } from "./rich-text.text.ts";

interface LinkDialogProps {
  href: string | undefined;
  onApply: (href: string | undefined) => void;
  onClose: () => void;
}

export const LinkDialog = ({ href, onApply, onClose }: LinkDialogProps) => {
  const [typed, setTyped] = useState(href ?? "");
  const [problem, setProblem] = useState<string>();

  const apply = () => {
    const address = linkAddress(typed);
    if (address === undefined) setProblem(text.linkInvalid);
    else onApply(address);
  };

  return (
    <ActionDialog
      title={text.linkTitle}
      verb={text.linkApply}
      aside={href !== undefined && <Button text label={text.linkRemove} onClick={() => onApply(undefined)} />}
      onAct={apply}
      onClose={onClose}
    >
      <FormField label={text.linkAddress} help={text.linkHelp} problem={problem}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            value={typed}
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
            // Not a form: submitting a nested one would submit the outer one, too.
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              apply();
            }}
          />
        )}
      </FormField>
    </ActionDialog>
  );
};
