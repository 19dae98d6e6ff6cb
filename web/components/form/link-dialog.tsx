import { Button } from "primereact/button";
import { InputText } from "primereact/inputtext";
import { useState } from "react";
import { confirmText, richTextText as text } from "../components.text.ts";
import { PlainDialog } from "../plain-dialog.tsx";
import { FormField } from "./form-field.tsx";
import { linkAddress } from "./link-address.ts";

interface LinkDialogProps {
  /** The address of the link the cursor stands in. */
  href: string | undefined;
  /** Undefined takes the link away. */
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

  const footer = (
    <>
      {href !== undefined && <Button text label={text.linkRemove} onClick={() => onApply(undefined)} />}
      <Button text label={confirmText.cancel} onClick={onClose} />
      <Button label={text.linkApply} onClick={apply} />
    </>
  );

  return (
    <PlainDialog title={text.linkTitle} footer={footer} visible onClose={onClose}>
      <FormField label={text.linkAddress} help={text.linkHelp} problem={problem}>
        {(control) => (
          <InputText
            {...control}
            type="url"
            value={typed}
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
            // Not a form of its own: a dialog inside a form would submit that one, too.
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              apply();
            }}
          />
        )}
      </FormField>
    </PlainDialog>
  );
};
