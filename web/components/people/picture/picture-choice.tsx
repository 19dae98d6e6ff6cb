import { DropZone } from "../../files/drop-zone.tsx";
import { FieldProblem } from "../../form/field-problem.tsx";
import { pictureText as text } from "./picture.text.ts";

/** More is refused by the server, too. */
const MOST_BYTES = 25 * 1024 * 1024;

const objectionTo = ({ type, size }: File) => {
  if (!type.startsWith("image/")) return text.unreadable;
  return size > MOST_BYTES ? text.tooLarge : undefined;
};

interface PictureChoiceProps {
  /** Why the one before would not do. */
  problem: string | undefined;
  /** A picture, or none and why not. */
  onChoose: (file: File | undefined, problem?: string) => void;
}

/** Where a picture is dropped or chosen. */
export const PictureChoice = ({ problem, onChoose }: PictureChoiceProps) => (
  <>
    <DropZone
      className="picture-drop"
      accept="image/*"
      label={text.upload}
      choose={text.choose}
      icon="pi-image"
      onFiles={([file]) => {
        const wrong = file && objectionTo(file);
        onChoose(wrong ? undefined : file, wrong);
      }}
    >
      {(isOver) => (
        <>
          <span>{isOver ? text.dropHere : text.drop}</span>
          <span className="muted">{text.limits}</span>
        </>
      )}
    </DropZone>
    {problem && <FieldProblem role="alert">{problem}</FieldProblem>}
  </>
);
