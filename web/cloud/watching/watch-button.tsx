import { Button } from "primereact/button";
import { UNWATCH } from "../../../shared/cloud/cloud-address.ts";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { useLinkedAction } from "../../components/use-linked-action.ts";
import { watchText as text } from "../cloud.text.ts";
import { useWatch } from "./use-watch.ts";

export const WatchButton = ({ folder: { id, watches = false } }: { folder: CloudItem }) => {
  const { setWatches, isPending } = useWatch(id);
  useLinkedAction(UNWATCH, () => setWatches(false));

  return (
    <Button
      text
      icon={`pi ${watches ? "pi-bell-slash" : "pi-bell"}`}
      label={watches ? text.unwatch : text.watch}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) setWatches(!watches);
      }}
    />
  );
};
