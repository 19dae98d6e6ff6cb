import type { ListConfig } from "../../../shared/contract/list.ts";
import { ExportMenu } from "../../components/export/export-menu.tsx";
import { useOfficeName } from "../offices.ts";
import { exportSubscribers } from "./export-subscribers.ts";
import { subscribersText as text } from "./subscribers.text.ts";

interface SubscriberExportProps {
  config: ListConfig;
  total: number;
}

export const SubscriberExport = ({ config, total }: SubscriberExportProps) => {
  const officeName = useOfficeName();

  return (
    <ExportMenu
      hint={text.exportHint}
      isDisabled={total === 0}
      save={(format) => exportSubscribers(format, config, officeName)}
      saved={text.exported}
    />
  );
};
