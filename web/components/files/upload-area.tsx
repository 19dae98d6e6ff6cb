import "./upload-area.css";
import { Button } from "primereact/button";
import { useEffect, useRef, useState } from "react";
import { uploadText as text } from "./files.text.ts";
import { UploadRow } from "./upload-row.tsx";
import { isRunning, type UploadsOptions, useUploads } from "./use-uploads.ts";

interface UploadAreaProps extends UploadsOptions {
  /** For a place that holds one file only. */
  isSingle?: boolean;
  /** Told when something begins to be uploaded, and when nothing is any more. */
  onBusy?: (isBusy: boolean) => void;
}

const filesIn = (list: FileList | null | undefined): File[] => [...(list ?? [])];

/** Where files are dropped or chosen, several at once, and where one sees how far they have come. */
export const UploadArea = ({ onBusy, isSingle = false, ...options }: UploadAreaProps) => {
  const { uploads, news, add, remove, repeat } = useUploads(options);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const words = options.onlyImages ? (isSingle ? text.oneImage : text.images) : text.files;
  const isBusy = uploads.some(isRunning);

  useEffect(() => {
    onBusy?.(isBusy);
    return () => onBusy?.(false);
  }, [isBusy, onBusy]);

  return (
    <div className="upload-area">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className="upload-drop"
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          add(filesIn(event.dataTransfer.files).slice(0, isSingle ? 1 : undefined));
        }}
      >
        <Button
          type="button"
          outlined
          icon="pi pi-upload"
          label={words.choose}
          onClick={() => input.current?.click()}
        />
        <span>{isOver ? text.dropHere : text.drop}</span>
        <span className="upload-limits muted">{words.limits}</span>
        <input
          ref={input}
          type="file"
          multiple={!isSingle}
          hidden
          accept={options.onlyImages ? "image/*" : undefined}
          onChange={({ target }) => {
            add(filesIn(target.files));
            // So that the same file can be chosen again.
            target.value = "";
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul className="upload-rows" aria-label={text.running}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRemove={() => remove(upload.key)}
              onRepeat={() => repeat(upload.key)}
            />
          ))}
        </ul>
      )}
      <span className="visually-hidden" aria-live="polite">
        {news}
      </span>
    </div>
  );
};
