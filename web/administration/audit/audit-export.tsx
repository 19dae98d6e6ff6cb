import { useQueryClient } from "@tanstack/react-query";
import { audit } from "../../../shared/administration/audit.contract.ts";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { formatDate, formatTime } from "../../../shared/dates/dates.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { ListExport } from "../../components/export/export-menu.tsx";
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

interface AuditExportProps {
  config: ListConfig;
  officeName: OfficeName;
  total: number;
}

export const AuditExport = ({ config, officeName, total }: AuditExportProps) => {
  const client = useQueryClient();

  return (
    <ListExport
      hint={text.exportHint}
      isDisabled={total === 0}
      formats={["csv"]}
      name={text.exportFile}
      head={head}
      read={(query) => call(audit.list, { query })}
      config={config}
      limit={PAGE}
      rowsOf={(entries) => entries.map(cellsOf(officeName))}
      saved={text.exported}
      afterwards={() => refresh(client, keyOf(audit.list))}
    />
  );
};
