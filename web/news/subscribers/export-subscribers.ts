import type { ListConfig } from "../../../shared/contract/list.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { subscribers as contract } from "../../../shared/news/subscribers.contract.ts";
import { call } from "../../app/client/call.ts";
import { exportList } from "../../components/export/export-list.ts";
import type { ExportFormat } from "../../components/export/save-table.ts";
import { yesNo } from "../../components/import/import.text.ts";
import { exportColumns, stateText, subscribersText as text } from "./subscribers.text.ts";

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

/** Columns are named so that an import recognises them. */
export const exportSubscribers = (
  format: ExportFormat,
  config: ListConfig,
  officeName: (id: string) => string,
): Promise<number> =>
  exportList(format, {
    name: text.exportFile,
    head: Object.values(exportColumns),
    read: (page) => call(contract.list, { query: { config: page, export: format } }),
    config,
    limit: PAGE,
    rowsOf: (subscribers) => subscribers.map(cellsOf(officeName)).map((cells) => Object.values(cells)),
  });
