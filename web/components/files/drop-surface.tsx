import "./drop-surface.css";
import { useState } from "react";
import { useToasts } from "../toasts.tsx";
import { droppedFiles, type LocatedFile } from "./dropped-files.ts";
import { uploadText as text } from "./files.text.ts";

interface DropSurfaceProps {
  isOpen: boolean;
  onFiles: (files: readonly LocatedFile[]) => void;
  /** The transfer is readable only during the event. */
  onTransfer?: (transfer: DataTransfer) => void;
  children: React.ReactNode;
}

/** An image dragged from the page itself is a file, too, but comes with its markup. */
const hasFiles = ({ dataTransfer: { types } }: React.DragEvent) =>
  types.includes("Files") && !types.includes("text/html");

export const DropSurface = ({ isOpen, onFiles, onTransfer, children }: DropSurfaceProps) => {
  const toasts = useToasts();
  const [isOver, setOver] = useState(false);
  if (!isOpen) return children;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons above do the same by keyboard
    <div
      className="drop-surface"
      data-over={isOver}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onTransfer?.(event.dataTransfer);
        droppedFiles(event.dataTransfer).then(onFiles, () => toasts.problem(new Error(text.unreadableDrop)));
      }}
    >
      {children}
      {isOver && (
        <p className="drop-surface-words" aria-hidden="true">
          {text.dropOnPage}
        </p>
      )}
    </div>
  );
};
