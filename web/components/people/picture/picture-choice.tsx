import { DropZone } from "../../files/drop-zone.tsx";
import { FieldProblem } from "../../form/field-problem.tsx";
import { pictureText as text } from "./picture.text.ts";

interface PictureChoiceProps {
  problem: string | undefined;
  onChoose: (file: File) => void;
}

export const PictureChoice = ({ problem, onChoose }: PictureChoiceProps) => (
  <>
    <DropZone
      className="picture-drop"
      accept="image/*"
      label={text.upload}
      choose={text.choose}
      icon="pi-image"
      onFiles={([file]) => file && onChoose(file)}
    >
      {(isOver) => (
        <>
          <span className="drop-words">{isOver ? text.dropHere : text.drop}</span>
          <span className="muted">{text.limits}</span>
        </>
      )}
    </DropZone>
    {problem && <FieldProblem role="alert">{problem}</FieldProblem>}
  </>
);
