import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Menu } from "primereact/menu";
import { useRef } from "react";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useOfficeName } from "../offices.ts";
import { type ExportFormat, exportSubscribers } from "./export-subscribers.ts";
import { subscribersText as text } from "./subscribers.text.ts";

interface SubscriberExportProps {
  /** What the list shows: just that is exported, whole. */
  config: ListConfig;
  total: number;
}

/** Takes what the list shows home as a file. */
export const SubscriberExport = ({ config, total }: SubscriberExportProps) => {
  const menu = useRef<Menu>(null);
  const officeName = useOfficeName();
  const toasts = useToasts();
  const exporting = useMutation({
    mutationFn: (format: ExportFormat) => exportSubscribers(format, config, officeName),
    onSuccess: (count) => toasts.success(text.exported(formatNumber(count))),
    onError: toasts.problem,
  });
  const formats = [
    { format: "csv", icon: "pi pi-file" },
    { format: "xlsx", icon: "pi pi-file-excel" },
  ] as const;

  return (
    <>
      <Button
        outlined
        icon="pi pi-download"
        label={text.export}
        title={text.exportHint}
        aria-haspopup="menu"
        disabled={total === 0}
        loading={exporting.isPending}
        onClick={(event) => menu.current?.toggle(event)}
      />
      <Menu
        ref={menu}
        popup
        model={formats.map(({ format, icon }) => ({
          label: text.exportAs[format],
          icon,
          command: () => exporting.mutate(format),
        }))}
      />
    </>
  );
};
