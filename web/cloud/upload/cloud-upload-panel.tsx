import { Fragment, useState, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { items } from "../../../shared/cloud/items.contract.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { Button } from "../../components/button.tsx";
import { FactList } from "../../components/facts.tsx";
import { UploadPanel } from "../../components/files/upload-panel.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { PlainDialog } from "../../components/plain-dialog.tsx";
import { questionText, uploadingText as text } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { cloudUploads } from "./cloud-uploads.ts";
import { InterruptedUploads } from "./interrupted-uploads.tsx";
import { type Choice, questions } from "./questions.ts";

const QuestionDialog = () => {
  const waiting = useSyncExternalStore(questions.subscribe, questions.waiting);
  const [isForAll, setForAll] = useState(false);
  const [question] = waiting;
  if (!question) return null;
  const { likeness, current, file, choices } = question;
  const words = questionText[likeness];
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
          label={questionText.choices[choice]}
          onClick={() => choose(choice)}
          autoFocus={choice === usual}
        />
      ))}
    >
      <Stack gap={3}>
        <p>{words.text(file.name, current.title)}</p>
        <FactList
          facts={[
            [
              questionText.yours,
              questionText.facts(formatSize(file.size), new Date(file.lastModified).toISOString()),
            ],
            [
              questionText.there,
              <Fragment key="there">
                {questionText.facts(formatSize(current.file?.size ?? 0), current.modifiedAt)} ·{" "}
                <Link to={cloudPaths.item(current.id)} target="_blank" rel="noopener">
                  {questionText.show(current.title)}
                </Link>
              </Fragment>,
            ],
          ]}
        />
        {likeness === "name" && <p>{mayReplace ? questionText.replaces : questionText.mayNotReplace}</p>}
      </Stack>
      <Check checked={isForAll} onChange={({ target }) => setForAll(target.checked)}>
        {questionText.forAll(others)}
      </Check>
    </PlainDialog>
  );
};

export const CloudUploadPanel = ({ folderId }: { folderId: string | null }) => {
  const already = useSyncExternalStore(cloudUploads.queue.subscribe, cloudUploads.already);

  return (
    <>
      <InterruptedUploads folderId={folderId} />
      <UploadPanel
        queue={cloudUploads.queue}
        endpoint={items.create}
        note={already > 0 ? text.already(already) : undefined}
      />
      <QuestionDialog />
    </>
  );
};
