import "./upload.css";
import { useState } from "react";
import { userIdNow } from "../../app/client/session.ts";
import { useToasts } from "../../components/toasts.tsx";
import { uploadingText as text } from "../cloud.text.ts";
import { cloudUploads } from "./cloud-uploads.ts";
import { droppedFiles } from "./dropped-files.ts";
import { handlesIn, rememberedRoots } from "./remembered-roots.ts";

interface DropSurfaceProps {
  folderId: string | null;
  isOpen: boolean;
  children: React.ReactNode;
}

/** A picture of the page itself comes as a file, too, but with its markup. */
const hasFiles = ({ dataTransfer: { types } }: React.DragEvent) =>
  types.includes("Files") && !types.includes("text/html");

export const DropSurface = ({ folderId, isOpen, children }: DropSurfaceProps) => {
  const toasts = useToasts();
  const [isOver, setOver] = useState(false);
  if (!isOpen) return children;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons above do the same by keyboard
    <div
      className="cloud-drop"
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
        const handles = handlesIn(event.dataTransfer);
        void handles.then((some) => rememberedRoots.add(userIdNow(), folderId, some));
        droppedFiles(event.dataTransfer).then(
          (files) => cloudUploads.put(folderId, files),
          () => toasts.problem(new Error(text.unreadable)),
        );
      }}
    >
      {children}
      {isOver && (
        <p className="cloud-drop-words" aria-hidden="true">
          {text.drop}
        </p>
      )}
    </div>
  );
};
