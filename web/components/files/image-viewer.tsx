import { Button } from "primereact/button";
import { useEffect } from "react";
import { fileAddress } from "../../../shared/files/file-address.ts";
import { PlainDialog } from "../plain-dialog.tsx";
import { FileImage } from "./file-image.tsx";
import { imageText as text } from "./files.text.ts";

interface ImageViewerProps {
  imageIds: readonly string[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const ImageViewer = ({ imageIds, index, onMove, onClose }: ImageViewerProps) => {
  const count = imageIds.length;
  const id = imageIds[index] ?? null;
  const position = text.position(index + 1, count);
  const neighbour = (step: number) => (index + step + count) % count;

  // Wherever the focus is in the dialog.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const step = steps[key];
      if (step !== undefined && count > 1) onMove((index + step + count) % count);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [index, count, onMove]);

  return (
    <PlainDialog
      className="image-viewer"
      title={position}
      visible
      onClose={onClose}
      footer={
        <>
          {id && (
            <a href={fileAddress(id)} target="_blank" rel="noopener">
              {text.original}
            </a>
          )}
          {count > 1 && (
            <>
              <Button
                text
                icon="pi pi-chevron-left"
                aria-label={text.previous}
                onClick={() => onMove(neighbour(-1))}
              />
              <Button
                text
                icon="pi pi-chevron-right"
                aria-label={text.next}
                onClick={() => onMove(neighbour(1))}
              />
            </>
          )}
          <Button label={text.close} onClick={onClose} autoFocus />
        </>
      }
    >
      <FileImage key={id} fileId={id} alt={position} ratio="3 / 2" fit="whole" />
    </PlainDialog>
  );
};
