import { useId } from "react";
import { DropZone } from "../files/drop-zone.tsx";
import { fileImportText as text } from "./import.text.ts";

const ACCEPTED =
  ".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface FileDropProps {
  /** What the file must be like. */
  help: string;
  isReading: boolean;
  /** What was chosen, in words. */
  chosen: string | undefined;
  onFile: (file: File) => void;
}

/** Takes one file, chosen or dragged here. */
export const FileDrop = ({ help, isReading, chosen, onFile }: FileDropProps) => {
  const helpId = useId();

  return (
    <DropZone
      className="import-drop"
      accept={ACCEPTED}
      label={text.file}
      choose={text.chooseFile}
      icon="pi-file"
      isBusy={isReading}
      describedBy={helpId}
      onFiles={([file]) => file && onFile(file)}
    >
      {() => (
        <>
          <span className="muted">{text.dropHere}</span>
          <p id={helpId} className="field-help">
            {help}
          </p>
          <p role="status">{isReading ? text.reading : chosen && <strong>{chosen}</strong>}</p>
        </>
      )}
    </DropZone>
  );
};
