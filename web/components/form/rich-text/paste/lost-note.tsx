import { Button } from "primereact/button";
import { confirmText, pasteText as text } from "../../../components.text.ts";
import type { Lost } from "./use-arrivals.ts";

interface LostNoteProps {
  lost: Lost;
  canTake: boolean;
  onClose: () => void;
}

export const LostNote = ({ lost, canTake, onClose }: LostNoteProps) => (
  <p className="editor-lost">
    <span>
      {lost.images > 0 && `${text.images(lost.images)} ${canTake ? text.oneByOne : text.onlyText} `}
      {lost.files > 0 && `${text.files(lost.files)} ${text.onlyImages}`}
    </span>
    <Button type="button" text icon="pi pi-times" aria-label={confirmText.close} onClick={onClose} />
  </p>
);
