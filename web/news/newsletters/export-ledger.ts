import { type ListConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { formatDate, formatTime } from "../../../shared/dates/dates.ts";
import type { SendDetail } from "../../../shared/news/newsletter.ts";
import { sending } from "../../../shared/news/sending.contract.ts";
import { call } from "../../app/client/call.ts";
import { csvOf } from "../../components/export/csv.ts";
import { allPages } from "../../components/list/all-pages.ts";
import { kindText } from "./newsletters.text.ts";
import { deliveryText, ledgerText as text } from "./sending.text.ts";

const PAGE = Math.min(4_000, MAX_LIMIT);

const head = [text.name, text.email, text.type, text.state, text.time, text.delivered, text.error];

const timeIn = (stamp: string | null) => (stamp === null ? "" : `${formatDate(stamp)} ${formatTime(stamp)}`);

const cellsOf = (row: SendDetail): string[] => [
  row.name,
  row.email,
  kindText[row.type],
  deliveryText[row.state],
  timeIn(row.timeStamp),
  timeIn(row.deliveredAt),
  row.error ?? "",
];

interface Following {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Reads page by page. */
export const exportLedger = async (
  id: string,
  config: ListConfig,
  { signal, onProgress }: Following,
): Promise<Blob> => {
  const all = await allPages({
    read: (page) => call(sending.details, { params: { id }, query: { config: page, export: "csv" } }, signal),
    config,
    limit: PAGE,
    onProgress,
  });
  return csvOf(head, all.map(cellsOf));
};
