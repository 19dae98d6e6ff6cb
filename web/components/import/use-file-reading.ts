import { useRef, useState } from "react";
import { formatNumber } from "../date-text.tsx";
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

/** What was chosen before is no longer what will be imported, also if the new file cannot be read. */
export const useFileReading = (mostRows: number, onFile: (file: ChosenFile | undefined) => void) => {
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
