import { Button } from "primereact/button";
import { useId, useRef, useState } from "react";
import { importText as text } from "./import.text.ts";

interface FileDropProps {
  isReading: boolean;
  /** What was chosen, in words. */
  chosen: string | undefined;
  onFile: (file: File) => void;
}

/** Takes one file, chosen or dragged here. */
export const FileDrop = ({ isReading, chosen, onFile }: FileDropProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const helpId = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className="import-drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.file}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after it was put right.
          event.target.value = "";
        }}
      />
      <Button
        type="button"
        outlined
        icon="pi pi-file"
        label={text.chooseFile}
        loading={isReading}
        aria-describedby={helpId}
        onClick={() => input.current?.click()}
      />
      <span className="muted">{text.dropHere}</span>
      <p id={helpId} className="field-help">
        {text.fileHelp}
      </p>
      <p role="status">{isReading ? text.reading : chosen && <strong>{chosen}</strong>}</p>
    </div>
  );
};
