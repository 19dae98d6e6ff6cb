import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Menu } from "primereact/menu";
import { useRef } from "react";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { useOfficeOf } from "../../components/people/offices.ts";
import { useToasts } from "../../components/toasts.tsx";
import { employeesText as text } from "../employees.text.ts";
import { type ExportFormat, exportEmployees } from "./export-employees.ts";

const formats = [
  { format: "csv", icon: "pi pi-file" },
  { format: "xlsx", icon: "pi pi-file-excel" },
] as const;

/** Takes what the directory shows home as a file; `config` is what it shows. */
export const EmployeeExport = ({ config }: { config: ListConfig }) => {
  const menu = useRef<Menu>(null);
  const officeOf = useOfficeOf();
  const toasts = useToasts();
  const exporting = useMutation({
    mutationFn: (format: ExportFormat) => exportEmployees(format, config, (id) => officeOf(id)?.name ?? id),
    onSuccess: (count) => toasts.success(text.exported(formatNumber(count))),
    onError: toasts.problem,
  });

  return (
    <>
      <Button
        outlined
        icon="pi pi-download"
        label={text.export}
        title={text.exportHint}
        aria-haspopup="menu"
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
