import "./upload-area.css";
import { useEffect } from "react";
import { Stack } from "../layout/stack.tsx";
import { DropZone } from "./drop-zone.tsx";
import { uploadText as text } from "./files.text.ts";
import type { UploadsOptions } from "./upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";
import { isRunning } from "./upload-stage.ts";
import { useUploads } from "./use-uploads.ts";

interface UploadAreaProps extends UploadsOptions {
  isSingle?: boolean;
  /** As of an input. */
  accept?: string;
  /** Said below the button, if other than usual. */
  limits?: string;
  /** Also called when the last upload has ended. */
  onBusy?: (isBusy: boolean) => void;
}

export const UploadArea = ({ onBusy, isSingle = false, accept, limits, ...options }: UploadAreaProps) => {
  const { uploads, news, add, remove, repeat } = useUploads(options);
  const words = options.onlyImages ? (isSingle ? text.oneImage : text.images) : text.files;
  const isBusy = uploads.some(isRunning);

  useEffect(() => {
    onBusy?.(isBusy);
    return () => onBusy?.(false);
  }, [isBusy, onBusy]);

  return (
    <Stack gap={2}>
      <DropZone
        className="upload-drop"
        accept={options.onlyImages ? "image/*" : accept}
        isMultiple={!isSingle}
        choose={words.choose}
        icon="pi-upload"
        onFiles={add}
      >
        {(isOver) => (
          <>
            <span className="drop-words">{isOver ? text.dropHere : text.drop}</span>
            <span className="upload-limits muted">{limits ?? words.limits}</span>
          </>
        )}
      </DropZone>
      {uploads.length > 0 && (
        <Stack as="ul" gap={2} aria-label={text.running}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRemove={() => remove(upload.key)}
              onRepeat={() => repeat(upload.key)}
            />
          ))}
        </Stack>
      )}
      <span className="visually-hidden" aria-live="polite">
        {news}
      </span>
    </Stack>
  );
};
