import { useId } from "react";
import { DropZone } from "../../../components/files/drop-zone.tsx";
import { importText as text } from "./import.text.ts";

const ACCEPTED =
  ".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface FileDropProps {
  isReading: boolean;
  /** What was chosen, in words. */
  chosen: string | undefined;
  onFile: (file: File) => void;
}

/** Takes one file, chosen or dragged here. */
export const FileDrop = ({ isReading, chosen, onFile }: FileDropProps) => {
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
            {text.fileHelp}
          </p>
          <p role="status">{isReading ? text.reading : chosen && <strong>{chosen}</strong>}</p>
        </>
      )}
    </DropZone>
  );
};
