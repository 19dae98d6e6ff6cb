import { audit } from "../../../shared/administration/audit.contract.ts";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { call } from "../../app/call.ts";
import { csvOf } from "../../components/csv.ts";
import { formatDate, formatTime } from "../../components/date-text.tsx";
import { groupText, auditText as text } from "./audit.text.ts";
import { factLines } from "./entry-facts.ts";
import { actorOf, type OfficeName, sentenceOf } from "./entry-sentence.tsx";

/** Rows of one request: they stay well below what one answer may weigh. */
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

/** What the list shows with these filters, whole. The server records that it was taken home. */
export const exportEntries = async (
  config: ListConfig,
  officeName: OfficeName,
): Promise<{ readonly file: Blob; readonly count: number }> => {
  const rows: string[][] = [];
  for (;;) {
    const page = { ...config, skip: rows.length, limit: PAGE };
    const { data, totalCount } = await call(audit.list, { query: { config: page, export: "csv" } });
    rows.push(...data.map(cellsOf(officeName)));
    if (data.length === 0 || rows.length >= totalCount)
      return { file: await csvOf(head, rows), count: rows.length };
  }
};
