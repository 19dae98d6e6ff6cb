import { useMutation, useQueryClient } from "@tanstack/react-query";
import { audit } from "../../../shared/administration/audit.contract.ts";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { formatDate, formatTime } from "../../../shared/dates/dates.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { Button } from "../../components/button.tsx";
import { exportText } from "../../components/components.text.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { exportList } from "../../components/export/save-table.ts";
import { useToasts } from "../../components/toasts.tsx";
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

const exportEntries = (config: ListConfig, officeName: OfficeName): Promise<number> =>
  exportList("csv", {
    name: text.exportFile,
    head,
    read: (page) => call(audit.list, { query: { config: page, export: "csv" } }),
    config,
    limit: PAGE,
    rowsOf: (entries) => entries.map(cellsOf(officeName)),
  });

interface AuditExportProps {
  config: ListConfig;
  officeName: OfficeName;
  total: number;
}

export const AuditExport = ({ config, officeName, total }: AuditExportProps) => {
  const client = useQueryClient();
  const toasts = useToasts();
  const exporting = useMutation({
    mutationFn: () => exportEntries(config, officeName),
    onSuccess: (count) => {
      toasts.success(text.exported(formatNumber(count)));
      return refresh(client, keyOf(audit.list));
    },
    onError: toasts.problem,
  });

  return (
    <Button
      outlined
      icon="pi pi-download"
      label={exportText.export}
      title={text.exportHint}
      disabled={total === 0}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    />
  );
};
