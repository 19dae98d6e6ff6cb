import type { ImportNote, SubscriberImportResult } from "../../../../shared/news/subscriber-import.ts";
import { subscribers } from "../../../../shared/news/subscribers.contract.ts";
import { call } from "../../../app/client/call.ts";
import { refusedLines } from "../../../components/import/import-list.ts";
import type { FileLine } from "../../../components/import/line-table.tsx";
import { bodyOf, type ImportJob } from "./import-job.ts";
import { whoOf } from "./import-lines.ts";

/** An import can be resumed from it. */
export interface ImportProgress {
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly protected: number;
  readonly deleted: number;
  readonly refused: readonly FileLine[];
  /** Counted from 1 within the whole list. */
  readonly notes: readonly ImportNote[];
  readonly isFinished: boolean;
}

export const notBegun: ImportProgress = {
  done: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  protected: 0,
  deleted: 0,
  refused: [],
  notes: [],
  isFinished: false,
};

/** Small enough to show progress, large enough to cost little. */
const PART = 1_000;

const plus = (
  sum: ImportProgress,
  more: SubscriberImportResult,
  refused: readonly FileLine[],
  first: number,
) => ({
  ...sum,
  created: sum.created + more.created,
  updated: sum.updated + more.updated,
  unchanged: sum.unchanged + more.unchanged,
  protected: sum.protected + more.protected,
  refused: [...sum.refused, ...refused],
  notes: [...sum.notes, ...more.notes.map((note) => ({ ...note, row: note.row + first }))],
});

/** Removals come last, when everything in the list is stored. */
export async function* runImport(job: ImportJob, from: ImportProgress): AsyncGenerator<ImportProgress> {
  let progress = from;
  while (progress.done < job.rows.length) {
    const first = progress.done;
    const part = { ...job, rows: job.rows.slice(first, first + PART) };
    const body = bodyOf(part, { skipInvalid: true });
    const result = await call(subscribers.import, { query: {}, body });
    progress = {
      ...plus(progress, result, refusedLines(result.refused, whoOf, job, first), first),
      done: first + part.rows.length,
    };
    yield progress;
  }
  if (job.deleteMissing) {
    const query = { deleteContactIfNotInList: true };
    const { deleted } = await call(subscribers.import, { query, body: bodyOf(job) });
    progress = { ...progress, deleted };
  }
  yield { ...progress, isFinished: true };
}
