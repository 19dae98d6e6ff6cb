import { useMutation } from "@tanstack/react-query";
import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { Button } from "../button.tsx";
import { exportText as text } from "../components.text.ts";
import { formatNumber } from "../date-text.tsx";
import { useToasts } from "../toasts.tsx";
import { usePopupMenu } from "../use-popup-menu.tsx";
import { type ExportedList, type ExportFormat, exportList } from "./save-table.ts";

const icons = { csv: "pi pi-file", xlsx: "pi pi-file-excel" };

interface ExportMenuProps {
  hint: string;
  isDisabled?: boolean | undefined;
  /** A single one needs no menu. */
  formats?: readonly [ExportFormat, ...ExportFormat[]];
  save: (format: ExportFormat) => Promise<number>;
  saved: (count: string) => string;
  afterwards?: () => Promise<void>;
}

export const ExportMenu = (props: ExportMenuProps) => {
  const { hint, isDisabled = false, formats = ["csv", "xlsx"], save, saved, afterwards } = props;
  const toasts = useToasts();
  const exporting = useMutation({
    mutationFn: save,
    onSuccess: (count) => {
      toasts.success(saved(formatNumber(count)));
      return afterwards?.();
    },
    onError: toasts.problem,
  });

  const { menu, toggle } = usePopupMenu({
    model: formats.map((format) => ({
      label: text.exportAs[format],
      icon: icons[format],
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
        aria-haspopup={formats.length > 1 ? "menu" : undefined}
        disabled={isDisabled}
        loading={exporting.isPending}
        onClick={formats.length > 1 ? toggle : () => exporting.mutate(formats[0])}
      />
      {menu}
    </>
  );
};

type MenuProps = Omit<ExportMenuProps, "save">;

interface ListExportProps<Row> extends MenuProps, Omit<ExportedList<Row>, "read"> {
  read: (query: { config: ListConfig; export: ExportFormat }) => Promise<Page<Row>>;
}

/** All rows of a list, as it is searched, filtered and sorted. */
export const ListExport = <Row,>({ read, ...props }: ListExportProps<Row>) => (
  <ExportMenu
    {...props}
    save={(format) => exportList(format, { ...props, read: (config) => read({ config, export: format }) })}
  />
);
