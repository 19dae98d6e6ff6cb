import { useState } from "react";
import { formatStamp } from "../../../../shared/dates/dates.ts";
import type { SubscriberImportRecord } from "../../../../shared/news/import-undoing.ts";
import { Button } from "../../../components/button.tsx";
import { UndoDialog } from "./undo-dialog.tsx";
import { undoingText as text } from "./undoing.text.ts";

export const UndoButton = ({ id, undoneAt }: Pick<SubscriberImportRecord, "id" | "undoneAt">) => {
  const [isAsking, setIsAsking] = useState(false);
  if (undoneAt !== null) return <span className="muted">{text.undone(formatStamp(undoneAt))}</span>;

  return (
    <>
      <Button outlined icon="pi pi-undo" label={text.undo} onClick={() => setIsAsking(true)} />
      {isAsking && <UndoDialog importId={id} onClose={() => setIsAsking(false)} />}
    </>
  );
};
