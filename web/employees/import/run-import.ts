import { employees } from "../../../shared/organisations/employees.contract.ts";
import { call } from "../../app/client/call.ts";
import { refusedLines } from "../../components/import/import-list.ts";
import type { FileLine } from "../../components/import/line-table.tsx";
import { bodyOf, type ImportList } from "./import-job.ts";

/** An import can be resumed from it. */
export interface ImportProgress {
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: readonly FileLine[];
  readonly isFinished: boolean;
}

export const notBegun: ImportProgress = {
  done: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: [],
  isFinished: false,
};

/** Small enough to show progress, large enough to cost little. */
const PART = 500;

export async function* runImport(job: ImportList, from: ImportProgress): AsyncGenerator<ImportProgress> {
  let progress = from;
  while (progress.done < job.rows.length) {
    const first = progress.done;
    const part = { ...job, rows: job.rows.slice(first, first + PART) };
    const result = await call(employees.import, { body: bodyOf(part, { skipInvalid: true }) });
    progress = {
      done: first + part.rows.length,
      created: progress.created + result.created,
      updated: progress.updated + result.updated,
      unchanged: progress.unchanged + result.unchanged,
      refused: [...progress.refused, ...refusedLines(result.refused, ({ name }) => [name], job, first)],
      isFinished: false,
    };
    yield progress;
  }
  yield { ...progress, isFinished: true };
}
