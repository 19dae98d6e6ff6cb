import { useState } from "react";
import { formatNumber } from "../date-text.tsx";
import { fileImportText as text } from "./import.text.ts";
import { readFile, UnreadableFile } from "./read-file.ts";
import type { Table } from "./table.ts";

export interface ChosenFile {
  readonly name: string;
  readonly table: Table;
}

export const useFileReading = (mostRows: number, onFile: (file: ChosenFile) => void) => {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const problemOf = ({ rows }: Table): string | undefined =>
    rows.length > mostRows ? text.tooManyRows(formatNumber(rows.length), formatNumber(mostRows)) : undefined;

  const take = async (taken: File) => {
    setIsReading(true);
    setProblem(undefined);
    try {
      const table = await readFile(taken);
      setProblem(problemOf(table));
      if (!problemOf(table)) onFile({ name: taken.name, table });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      setProblem(error.message);
    } finally {
      setIsReading(false);
    }
  };

  return { isReading, problem, take };
};
