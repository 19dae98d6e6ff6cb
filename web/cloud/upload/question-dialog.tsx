import { Button } from "primereact/button";
import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { Check } from "../../components/form/choice/check.tsx";
import { PlainDialog } from "../../components/plain-dialog.tsx";
import type { questionText } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import type { UploadQuestions } from "./questions.ts";

interface QuestionDialogProps {
  questions: UploadQuestions;
  text: (typeof questionText)[keyof typeof questionText];
}

export const QuestionDialog = ({ questions, text }: QuestionDialogProps) => {
  const { waiting } = useSyncExternalStore(questions.subscribe, questions.state);
  const [isForAll, setForAll] = useState(false);
  const [question] = waiting;
  if (!question) return null;
  const { current, name } = question;
  const leave = () => questions.answer(false, isForAll);

  return (
    <PlainDialog
      title={text.title}
      visible
      onClose={leave}
      footer={
        <>
          <Button text label={text.leave} onClick={leave} />
          <Button label={text.store} onClick={() => questions.answer(true, isForAll)} autoFocus />
        </>
      }
    >
      <p>{text.text(name, current.title)}</p>
      <p>
        <Link className="lone-link" to={cloudPaths.item(current.id)} target="_blank" rel="noopener">
          {text.show(current.title)}
        </Link>
      </p>
      <Check checked={isForAll} onChange={({ target }) => setForAll(target.checked)}>
        {text.forAll}
      </Check>
    </PlainDialog>
  );
};
