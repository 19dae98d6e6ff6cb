import { Button } from "primereact/button";
import { Fragment, useState, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { FactList } from "../../components/facts.tsx";
import { formatSize } from "../../components/files/file-size.ts";
import { Check } from "../../components/form/choice/check.tsx";
import { PlainDialog } from "../../components/plain-dialog.tsx";
import { questionText as text } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { type Choice, questions } from "./questions.ts";

/** What to do with a file whose like is there already, before it is sent. */
export const QuestionDialog = () => {
  const waiting = useSyncExternalStore(questions.subscribe, questions.waiting);
  const [isForAll, setForAll] = useState(false);
  const [question] = waiting;
  if (!question) return null;
  const { likeness, current, file, choices } = question;
  const words = text[likeness];
  const others = waiting.filter((one) => one.likeness === likeness).length - 1;
  const mayReplace = choices.includes("version");
  const usual: Choice = likeness === "content" ? "skip" : mayReplace ? "version" : "both";
  const choose = (choice: Choice, isOfAll = isForAll) => {
    setForAll(false);
    questions.answer(choice, isOfAll);
  };

  return (
    <PlainDialog
      title={words.title}
      visible
      onClose={() => choose("skip", false)}
      footer={choices.map((choice) => (
        <Button
          key={choice}
          text={choice !== usual}
          label={text.choices[choice]}
          onClick={() => choose(choice)}
          autoFocus={choice === usual}
        />
      ))}
    >
      <p>{words.text(file.name, current.title)}</p>
      <FactList
        facts={[
          [text.yours, text.facts(formatSize(file.size), new Date(file.lastModified).toISOString())],
          [
            text.there,
            <Fragment key="there">
              {text.facts(formatSize(current.file?.size ?? 0), current.modifiedAt)} ·{" "}
              <Link to={cloudPaths.item(current.id)} target="_blank" rel="noopener">
                {text.show(current.title)}
              </Link>
            </Fragment>,
          ],
        ]}
      />
      {likeness === "name" && <p>{mayReplace ? text.replaces : text.mayNotReplace}</p>}
      <Check checked={isForAll} onChange={({ target }) => setForAll(target.checked)}>
        {text.forAll(others)}
      </Check>
    </PlainDialog>
  );
};
