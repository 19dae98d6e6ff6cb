import { Button } from "primereact/button";
import { useState, useSyncExternalStore } from "react";
import { Check } from "../../components/form/choice/check.tsx";
import { PlainDialog } from "../../components/plain-dialog.tsx";
import { sameNameText as text } from "../cloud.text.ts";
import { sameName } from "./same-name.ts";

export const SameNameDialog = () => {
  const { waiting } = useSyncExternalStore(sameName.subscribe, sameName.state);
  const [isForAll, setForAll] = useState(false);
  const [question] = waiting;
  if (!question) return null;
  const leave = () => sameName.answer(false, isForAll);

  return (
    <PlainDialog
      title={text.title}
      visible
      onClose={leave}
      footer={
        <>
          <Button text label={text.leave} onClick={leave} />
          <Button label={text.version} onClick={() => sameName.answer(true, isForAll)} autoFocus />
        </>
      }
    >
      <p>{text.text(question.current.title)}</p>
      <Check checked={isForAll} onChange={({ target }) => setForAll(target.checked)}>
        {text.forAll}
      </Check>
    </PlainDialog>
  );
};
