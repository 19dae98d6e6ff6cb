import "./drop-zone.css";
import { useRef, useState } from "react";
import { Button } from "../button.tsx";

interface DropZoneProps {
  className: string;
  accept?: string | undefined;
  isMultiple?: boolean;
  label?: string;
  onFiles: (files: readonly File[]) => void;
  choose: string;
  icon: string;
  isBusy?: boolean;
  describedBy?: string;
  children: (isOver: boolean) => React.ReactNode;
}

export const DropZone = (props: DropZoneProps) => {
  const { className, isMultiple = false, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={`drop-zone ${className}`}
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
        multiple={isMultiple}
        accept={props.accept}
        aria-label={props.label}
        onChange={({ target }) => {
          take(target.files);
          // Lets the same file be chosen again.
          target.value = "";
        }}
      />
      <Button
        outlined
        icon={`pi ${props.icon}`}
        label={props.choose}
        loading={props.isBusy ?? false}
        aria-describedby={props.describedBy}
        onClick={() => input.current?.click()}
      />
      {children(isOver)}
    </div>
  );
};
