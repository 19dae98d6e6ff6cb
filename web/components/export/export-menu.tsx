import { useMutation } from "@tanstack/react-query";
import { Button } from "../button.tsx";
import { exportText as text } from "../components.text.ts";
import { formatNumber } from "../date-text.tsx";
import { useToasts } from "../toasts.tsx";
import { usePopupMenu } from "../use-popup-menu.tsx";
import type { ExportFormat } from "./save-table.ts";

const formats = [
  { format: "csv", icon: "pi pi-file" },
  { format: "xlsx", icon: "pi pi-file-excel" },
] as const;

interface ExportMenuProps {
  hint: string;
  isDisabled?: boolean;
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
