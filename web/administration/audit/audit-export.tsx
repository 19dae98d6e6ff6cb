import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { audit } from "../../../shared/administration/audit.contract.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { exportText } from "../../components/components.text.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { auditText as text } from "./audit.text.ts";
import type { OfficeName } from "./entry-sentence.tsx";
import { exportEntries } from "./export-entries.ts";

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
