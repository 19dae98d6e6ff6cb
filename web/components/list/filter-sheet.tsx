import { useState } from "react";
import { Button } from "../button.tsx";
import { formatNumber } from "../date-text.tsx";
import { Stack } from "../layout/layout.tsx";
import { PlainDialog } from "../plain-dialog.tsx";
import { listText } from "./list.text.ts";

interface FilterSheetProps {
  count: number;
  totalCount: number | undefined;
  onReset: () => void;
  children: React.ReactNode;
}

export const FilterSheet = ({ count, totalCount, onReset, children }: FilterSheetProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button
        outlined
        icon="pi pi-filter"
        label={listText.filter(count)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <PlainDialog
        title={listText.filter(count)}
        visible={isOpen}
        // Filters apply at once, so closing loses nothing.
        isDirty={false}
        onClose={close}
        footer={
          <>
            <Button text label={listText.reset} onClick={onReset} />
            <Button
              label={listText.show(totalCount === undefined ? undefined : formatNumber(totalCount))}
              onClick={close}
            />
          </>
        }
      >
        <Stack gap={4}>{children}</Stack>
      </PlainDialog>
    </>
  );
};
