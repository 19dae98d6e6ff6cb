import { useId } from "react";
import { formatNumber } from "../date-text.tsx";
import { DropZone } from "../files/drop-zone.tsx";
import { FieldHelp } from "../form/field-help.tsx";
import { ProblemBox } from "../problem-box.tsx";
import { fileImportText as text } from "./import.text.ts";
import { type ChosenFile, useFileReading } from "./use-file-reading.ts";

const ACCEPTED =
  ".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface FileDropProps {
  help: string;
  mostRows: number;
  file: ChosenFile | undefined;
  onFile: (file: ChosenFile | undefined) => void;
}

export const FileDrop = ({ help, mostRows, file, onFile }: FileDropProps) => {
  const helpId = useId();
  const { isReading, problem, take } = useFileReading(mostRows, onFile);
  const chosen = file && text.chosen(file.name, text.rows(formatNumber(file.table.rows.length)));

  return (
    <>
      <DropZone
        className="import-drop"
        accept={ACCEPTED}
        label={text.file}
        choose={text.chooseFile}
        icon="pi-file"
        isBusy={isReading}
        describedBy={helpId}
        onFiles={([taken]) => taken && void take(taken)}
      >
        {() => (
          <>
            <span className="drop-words muted">{text.dropHere}</span>
            <FieldHelp id={helpId}>{help}</FieldHelp>
            <p role="status">{isReading ? text.reading : chosen && <strong>{chosen}</strong>}</p>
          </>
        )}
      </DropZone>
      {problem && <ProblemBox>{problem}</ProblemBox>}
    </>
  );
};
