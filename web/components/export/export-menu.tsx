import { useMutation } from "@tanstack/react-query";
import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { Button } from "../button.tsx";
import { exportText as text } from "../components.text.ts";
import { formatNumber } from "../date-text.tsx";
import { useToasts } from "../toasts.tsx";
import { usePopupMenu } from "../use-popup-menu.tsx";
import { type ExportedList, type ExportFormat, exportList } from "./save-table.ts";

const formats = [
  { format: "csv", icon: "pi pi-file" },
  { format: "xlsx", icon: "pi pi-file-excel" },
] as const;

interface ExportMenuProps {
  hint: string;
  isDisabled?: boolean | undefined;
  save: (format: ExportFormat) => Promise<number>;
  saved: (count: string) => string;
}

export const ExportMenu = ({ hint, isDisabled = false, save, saved }: ExportMenuProps) => {
  const toasts = useToasts();
  const exporting = useMutation({
    mutationFn: save,
    onSuccess: (count) => toasts.success(saved(formatNumber(count))),
    onError: toasts.problem,
  });

  const { menu, toggle } = usePopupMenu({
    model: formats.map(({ format, icon }) => ({
      label: text.exportAs[format],
      icon,
      command: () => exporting.mutate(format),
    })),
  });

  return (
    <>
      <Button
        outlined
        icon="pi pi-download"
        label={text.export}
        title={hint}
        aria-haspopup="menu"
        disabled={isDisabled}
        loading={exporting.isPending}
        onClick={toggle}
      />
      {menu}
    </>
  );
};

interface ListExportProps<Row> extends Omit<ExportMenuProps, "save">, Omit<ExportedList<Row>, "read"> {
  read: (query: { config: ListConfig; export: ExportFormat }) => Promise<Page<Row>>;
}

/** All rows of a list, as it is searched, filtered and sorted. */
export const ListExport = <Row,>({ hint, isDisabled, saved, read, ...list }: ListExportProps<Row>) => (
  <ExportMenu
    hint={hint}
    isDisabled={isDisabled}
    saved={saved}
    save={(format) => exportList(format, { ...list, read: (config) => read({ config, export: format }) })}
  />
);
