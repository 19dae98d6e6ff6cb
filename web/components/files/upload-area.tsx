import "./upload-area.css";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Stack, Text } from "../layout/layout.tsx";
import { DropZone } from "./drop-zone.tsx";
import { uploadText as text } from "./files.text.ts";
import { isRunning } from "./upload-entry.ts";
import { createUploadQueue, type UploadsOptions } from "./upload-queue.ts";
import { UploadRows } from "./upload-rows.tsx";

interface PageUploads extends UploadsOptions {
  onBusy?: ((isBusy: boolean) => void) | undefined;
  className?: string;
}

export const usePageUploads = ({ onBusy, className, ...options }: PageUploads) => {
  const [queue] = useState(() => createUploadQueue({ ...options, isInOrder: true }));
  const { uploads, news } = useSyncExternalStore(queue.subscribe, queue.state);
  const isBusy = uploads.some(isRunning);

  useEffect(() => queue.handTo(options));
  useEffect(() => queue.clear, [queue]);
  useEffect(() => {
    onBusy?.(isBusy);
    return () => onBusy?.(false);
  }, [isBusy, onBusy]);

  return {
    add: (files: readonly File[]) => queue.add(files.map((file) => ({ file, location: undefined }))),
    rows: (
      <>
        <UploadRows queue={queue} uploads={uploads} label={text.running} className={className} />
        <span className="visually-hidden" aria-live="polite">
          {news}
        </span>
      </>
    ),
  };
};

interface UploadAreaProps extends PageUploads {
  isSingle?: boolean;
  accept?: string;
  limits?: string;
}

export const UploadArea = ({ isSingle = false, accept, limits, ...options }: UploadAreaProps) => {
  const { add, rows } = usePageUploads(options);
  const words = options.onlyImages ? (isSingle ? text.oneImage : text.images) : text.files;

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
            <Text as="span" className="muted">
              {limits ?? words.limits}
            </Text>
          </>
        )}
      </DropZone>
      {rows}
    </Stack>
  );
};
