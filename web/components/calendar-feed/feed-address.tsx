import { Button } from "primereact/button";
import { InputText } from "primereact/inputtext";
import { FieldHelp } from "../form/field-help.tsx";
import { Panel } from "../layout/panel.tsx";
import { QrCode } from "../qr-code.tsx";
import { useCopy } from "../use-copy.ts";
import { feedText as text } from "./calendar-feed.text.ts";

export const FeedAddress = ({ url }: { url: string }) => {
  const copy = useCopy(text.copied, text.notCopied);
  // Opens the calendar program instead of saving a file.
  const webcal = url.replace(/^https?:/, "webcal:");

  return (
    <Panel gap={2} role="status">
      <p>{text.shownOnce}</p>
      <div className="feed-address">
        <InputText readOnly value={url} aria-label={text.address} onFocus={({ target }) => target.select()} />
        <Button icon="pi pi-copy" label={text.copy} onClick={() => void copy(url)} />
      </div>
      <a className="lone-link" href={webcal}>
        {text.open}
      </a>
      <QrCode content={webcal} label={text.qr} />
      <FieldHelp>{text.howTo}</FieldHelp>
    </Panel>
  );
};
