import { useSignedIn } from "../../app/client/session.ts";
import { Button } from "../../components/button.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { saveFile } from "../../components/save-file.ts";
import { useCopy } from "../../components/use-copy.ts";
import { commonText } from "../../components/words.text.ts";
import { recoveryText as text } from "./second-factor.text.ts";

export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { user } = useSignedIn();
  const copy = useCopy(text.copied, text.notCopied);
  const lines = codes.join("\n");
  const download = () =>
    saveFile(new Blob([text.file(user.username, lines)], { type: "text/plain" }), text.fileName);

  return (
    <div className="recovery-codes">
      <h3>{text.title}</h3>
      <p>{text.intro}</p>
      <ul translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row className="second-factor-actions">
        <Button outlined icon="pi pi-copy" label={commonText.copy} onClick={() => void copy(lines)} />
        <Button outlined icon="pi pi-download" label={commonText.download} onClick={download} />
        <Button outlined icon="pi pi-print" label={commonText.print} onClick={() => window.print()} />
      </Row>
      <Button label={text.finish} onClick={onDone} />
    </div>
  );
};
