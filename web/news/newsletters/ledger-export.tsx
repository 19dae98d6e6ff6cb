import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useEffect, useRef, useState } from "react";
import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { urlTitleOf } from "../../../shared/news/url-title.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { saveFile } from "../../components/save-file.ts";
import { useToasts } from "../../components/toasts.tsx";
import { exportLedger } from "./export-ledger.ts";
import { ledgerText as text } from "./sending.text.ts";

interface LedgerExportProps {
  newsletter: Pick<Newsletter, "id" | "title">;
  config: ListConfig;
  total: number;
}

export const LedgerExport = ({ newsletter, config, total }: LedgerExportProps) => {
  const toasts = useToasts();
  const reading = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState({ done: 0, total: 0, readAt: 0 });
  const exporting = useMutation({
    mutationFn: (signal: AbortSignal) =>
      exportLedger(newsletter.id, config, {
        signal,
        onProgress: (done, of) => setProgress({ done, total: of, readAt: Date.now() }),
      }),
    onSuccess: (file, signal) => {
      if (signal.aborted) return;
      saveFile(file, `${text.fileName}-${urlTitleOf(newsletter.title)}.csv`);
      toasts.success(text.exported);
    },
    onError: (error, signal) => {
      if (!signal.aborted) toasts.problem(error);
    },
  });

  const start = () => {
    reading.current = new AbortController();
    setProgress({ done: 0, total, readAt: Date.now() });
    exporting.mutate(reading.current.signal);
  };
  useEffect(() => () => reading.current?.abort(), []);

  if (!exporting.isPending) {
    return (
      <Button
        outlined
        icon="pi pi-download"
        label={text.export}
        title={text.exportHint(formatNumber(total))}
        disabled={total === 0}
        onClick={start}
      />
    );
  }
  return (
    <div className="ledger-export">
      <ProgressBar label={text.exporting} {...progress} isRunning />
      <Button text label={text.stopExport} onClick={() => reading.current?.abort()} />
    </div>
  );
};
