import { audit } from "../../../shared/administration/audit.contract.ts";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { formatDate, formatTime } from "../../../shared/dates/dates.ts";
import { call } from "../../app/client/call.ts";
import { exportList } from "../../components/export/export-list.ts";
import { groupText, auditText as text } from "./audit.text.ts";
import { factLines } from "./entry-facts.ts";
import { actorOf, type OfficeName, sentenceOf } from "./entry-sentence.tsx";

const PAGE = 5_000;

const head = [text.at, text.actor, text.what, text.details, text.group, text.entry];

const cellsOf =
  (officeName: OfficeName) =>
  (entry: AuditEntry): string[] => [
    `${formatDate(entry.at)} ${formatTime(entry.at)}`,
    actorOf(entry),
    sentenceOf(entry, officeName),
    factLines(entry).join("; "),
    groupText[entry.group],
    entry.id,
  ];

/** The server records it; answers how many. */
export const exportEntries = (config: ListConfig, officeName: OfficeName): Promise<number> =>
  exportList("csv", {
    name: text.exportFile,
    head,
    read: (page) => call(audit.list, { query: { config: page, export: "csv" } }),
    config,
    limit: PAGE,
    rowsOf: (entries) => entries.map(cellsOf(officeName)),
  });
