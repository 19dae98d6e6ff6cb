import { Button } from "primereact/button";
import { confirmText, pasteText as text } from "../../../components.text.ts";
import { useFileChoice } from "../../../files/use-file-choice.tsx";
import type { Lost } from "./use-arrivals.ts";

interface LostNoteProps {
  lost: Lost;
  canTake: boolean;
  onChoose: (files: readonly File[]) => void;
  onClose: () => void;
}

export const LostNote = ({ lost, canTake, onChoose, onClose }: LostNoteProps) => {
  const { chooseFiles, field } = useFileChoice({
    label: text.upload,
    accept: "image/*",
    onFiles: (chosen) => onChoose(chosen.map(({ file }) => file)),
  });

  return (
    <div className="editor-lost">
      <span>
        {lost.images > 0 && `${text.images(lost.images)} ${canTake ? text.oneByOne : text.onlyText} `}
        {lost.files > 0 && `${text.files(lost.files)} ${text.onlyImages}`}
      </span>
      {canTake && lost.images > 0 && (
        <>
          <Button type="button" text icon="pi pi-upload" label={text.upload} onClick={chooseFiles} />
          {field}
        </>
      )}
      <Button type="button" text icon="pi pi-times" aria-label={confirmText.close} onClick={onClose} />
    </div>
  );
};
