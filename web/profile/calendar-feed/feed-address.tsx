import { Button } from "primereact/button";
import { InputText } from "primereact/inputtext";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { useCopy } from "../../components/use-copy.ts";
import { feedText as text } from "./calendar-feed.text.ts";

export const FeedAddress = ({ url }: { url: string }) => {
  const copy = useCopy(text.copied, text.notCopied);

  return (
    <Panel gap={2} role="status">
      <p>{text.shownOnce}</p>
      <div className="feed-address">
        <InputText readOnly value={url} aria-label={text.address} onFocus={({ target }) => target.select()} />
        <Button icon="pi pi-copy" label={text.copy} onClick={() => void copy(url)} />
      </div>
      <FieldHelp>{text.howTo}</FieldHelp>
    </Panel>
  );
};
