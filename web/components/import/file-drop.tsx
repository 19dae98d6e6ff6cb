import { useId, useRef, useState } from "react";
import { formatNumber } from "../date-text.tsx";
import { DropZone } from "../files/drop-zone.tsx";
import { FieldHelp } from "../form/field-help.tsx";
import { ProblemBox } from "../problem-box.tsx";
import { fileImportText as text } from "./import.text.ts";
import { readFile, UnreadableFile } from "./read-file.ts";
import type { Table } from "./table.ts";

export interface ChosenFile {
  readonly name: string;
  readonly table: Table;
}

const readTable = async (file: File, mostRows: number): Promise<Table> => {
  const table = await readFile(file);
  const { length } = table.rows;
  if (length > mostRows)
    throw new UnreadableFile(text.tooManyRows(formatNumber(length), formatNumber(mostRows)));
  return table;
};

/** A new file discards the former one, even if the new one is unreadable. */
const useFileReading = (mostRows: number, onFile: (file: ChosenFile | undefined) => void) => {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File>(undefined);

  const take = async (taken: File) => {
    const isLatest = () => latest.current === taken;
    latest.current = taken;
    setIsReading(true);
    setProblem(undefined);
    onFile(undefined);
    try {
      const table = await readTable(taken, mostRows);
      if (isLatest()) onFile({ name: taken.name, table });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      if (isLatest()) setProblem(text.ofFile(taken.name, error.message));
    } finally {
      if (isLatest()) setIsReading(false);
    }
  };

  return { isReading, problem, take };
};

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
