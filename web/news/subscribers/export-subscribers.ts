import type { ListConfig } from "../../../shared/contract/list.ts";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { subscribers as contract } from "../../../shared/news/subscribers.contract.ts";
import { call } from "../../app/call.ts";
import { csvOf } from "../../components/csv.ts";
import { formatDate } from "../../components/date-text.tsx";
import { yesNo } from "../../components/import/import.text.ts";
import { saveFile } from "../../components/save-file.ts";
import { xlsxOf } from "../../components/xlsx.ts";
import { exportColumns, stateText, subscribersText as text } from "./subscribers.text.ts";

export type ExportFormat = "csv" | "xlsx";

/** Rows of one request: so many stay well below what one answer may weigh. */
const PAGE = 5_000;

const dateIn = (stamp: string | null) => (stamp === null ? "" : formatDate(stamp));

const cellsOf =
  (officeName: (id: string) => string) =>
  (subscriber: SubscriberWithState): Record<keyof typeof exportColumns, string> => ({
    name: subscriber.name,
    email: subscriber.email,
    branche: subscriber.branche ?? "",
    plz: subscriber.plz ?? "",
    ort: subscriber.ort ?? "",
    office: officeName(subscriber.organisationId),
    isClient: yesNo(subscriber.isClient),
    receivesTaxNews: yesNo(subscriber.receivesTaxNews),
    receivesDoctorsNews: yesNo(subscriber.receivesDoctorsNews),
    state: stateText[subscriber.state],
    confirmed: dateIn(subscriber.registrationConfirmedAt),
    unsubscribed: dateIn(subscriber.customerUnsuscribedAt),
    suppressed: dateIn(subscriber.suppressedAt),
  });

/** The server records that they are taken home. */
const readAll = async (config: ListConfig, format: ExportFormat): Promise<SubscriberWithState[]> => {
  const all: SubscriberWithState[] = [];
  for (;;) {
    const page = { ...config, skip: all.length, limit: PAGE };
    const { data, totalCount } = await call(contract.list, { query: { config: page, export: format } });
    all.push(...data);
    if (data.length === 0 || all.length >= totalCount) return all;
  }
};

const contentOf = { csv: csvOf, xlsx: xlsxOf };

/** Saves what a list shows as a file; columns are called so that an import knows them again. Answers how many. */
export const exportSubscribers = async (
  format: ExportFormat,
  config: ListConfig,
  officeName: (id: string) => string,
): Promise<number> => {
  const subscribers = await readAll(config, format);
  const rows = subscribers.map(cellsOf(officeName)).map((cells) => Object.values(cells));
  const content = await contentOf[format](Object.values(exportColumns), rows);
  const day = new Date().toLocaleDateString("sv-SE");
  saveFile(content, `${text.exportFile}-${day}.${format}`);
  return subscribers.length;
};
