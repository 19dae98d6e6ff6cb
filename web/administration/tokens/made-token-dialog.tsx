import { Button } from "../../components/button.tsx";
import { Row, Stack } from "../../components/layout/layout.tsx";
import { PlainDialog } from "../../components/plain-dialog.tsx";
import { TextInput } from "../../components/text-input.tsx";
import { useCopy } from "../../components/use-copy.ts";
import { commonText } from "../../components/words.text.ts";
import type { MadeToken } from "./token-dialog.tsx";
import { tokensText as text } from "./tokens.text.ts";

/** Escape asks first: the token is shown this once. */
export const MadeTokenDialog = ({ made, onClose }: { made: MadeToken; onClose: () => void }) => {
  const copy = useCopy(text.copied, text.notCopied);
  const { name, token } = made;
  const selectAll = ({ target }: React.FocusEvent<HTMLInputElement>) => target.select();

  return (
    <PlainDialog
      title={text.madeTitle(name)}
      visible
      isDirty
      onClose={onClose}
      footer={<Button label={text.done} onClick={onClose} />}
    >
      <Stack>
        <p>{text.shownOnce}</p>
        <Row className="made-token">
          <TextInput readOnly value={token} aria-label={text.token} translate="no" onFocus={selectAll} />
          <Button outlined icon="pi pi-copy" label={commonText.copy} onClick={() => void copy(token)} />
        </Row>
        <p>{text.usage}</p>
        <code translate="no">Authorization: Bearer kp_…</code>
      </Stack>
    </PlainDialog>
  );
};
