import "./picture.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, useEffect, useRef, useState } from "react";
import { ActionDialog } from "../../action-dialog.tsx";
import { Button } from "../../button.tsx";
import { DropZone } from "../../files/drop-zone.tsx";
import { UploadProblem } from "../../files/upload-entry.ts";
import { FieldProblem } from "../../form/field-problem.tsx";
import { FormField } from "../../form/form-field.tsx";
import { Stack } from "../../layout/layout.tsx";
import { ProblemNote } from "../../problem-note.tsx";
import { Region } from "../../region.tsx";
import { Skeleton } from "../../skeleton.tsx";
import { TextInput } from "../../text-input.tsx";
import { useToasts } from "../../toasts.tsx";
import { type PictureStage, refreshPeople, uploadPicture } from "./picture.queries.ts";
import { pictureText as text } from "./picture.text.ts";
import { cutOut, type Square } from "./square.ts";

/** The server refuses larger files, too. */
const MOST_BYTES = 25 * 1024 * 1024;

export interface ChosenPicture {
  readonly file?: File;
  /** An object URL, valid while it is shown. */
  readonly address?: string;
  readonly problem?: string;
}

const objectionTo = ({ type, size }: File) => {
  if (!type.startsWith("image/")) return text.unreadable;
  return size > MOST_BYTES ? text.tooLarge : undefined;
};

export const chosenPicture = (file: File): ChosenPicture => {
  const problem = objectionTo(file);
  return problem ? { problem } : { file, address: URL.createObjectURL(file) };
};

export const MOST_LETTERS = 300;

interface WordsFieldProps {
  value: string;
  onChange: (words: string) => void;
}

export const WordsField = ({ value, onChange }: WordsFieldProps) => (
  <FormField
    label={text.words}
    help={text.wordsHelp}
    problem={value.trim().length > MOST_LETTERS ? text.wordsLong : undefined}
  >
    {(control) => <TextInput {...control} value={value} onChange={({ target }) => onChange(target.value)} />}
  </FormField>
);

interface PictureChoiceProps {
  problem: string | undefined;
  onChoose: (file: File) => void;
}

const PictureChoice = ({ problem, onChoose }: PictureChoiceProps) => (
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

const CropArea = lazy(() => import("./crop-area.tsx"));

const wordsFor = (stage: PictureStage | undefined) => {
  if (stage === undefined) return "";
  return typeof stage === "string" ? text[stage] : text.sending(Math.floor(stage.sent * 100));
};

interface PictureDialogProps {
  employeeId: string;
  picture: ChosenPicture;
  suggestion: string;
  onClose: () => void;
}

export const PictureDialog = ({ employeeId, picture, suggestion, onClose }: PictureDialogProps) => {
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [{ file, address, problem }, setChosen] = useState(picture);
  const [square, setSquare] = useState<Square>();
  const [words, setWords] = useState(suggestion);
  const [stage, setStage] = useState<PictureStage>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(address ?? ""), [address]);

  const choose = (other: ChosenPicture) => {
    setSquare(undefined);
    setChosen(other);
  };

  const save = useMutation({
    mutationFn: async ({ from, name, part }: { from: string; name: string; part: Square }) => {
      abort.current = new AbortController();
      const cut = await cutOut(from, part, name);
      const { signal } = abort.current;
      await uploadPicture({ employeeId, file: cut, words: words.trim(), signal, onStage: setStage });
    },
    onSuccess: async () => {
      toasts.success(text.saved);
      onClose();
      await refreshPeople(queryClient);
    },
    onSettled: () => setStage(undefined),
  });

  return (
    <ActionDialog
      title={text.dialogTitle}
      verb={text.save}
      aside={
        <span className="picture-stage muted" role="status">
          {wordsFor(stage)}
        </span>
      }
      isBusy={save.isPending}
      isDisabled={!file || !square || words.trim().length > MOST_LETTERS}
      onAct={() => file && address && square && save.mutate({ from: address, name: file.name, part: square })}
      onClose={onClose}
    >
      <Stack>
        {address ? (
          <>
            <Region part fallback={<Skeleton height="420px" />}>
              <CropArea
                key={address}
                address={address}
                onChange={setSquare}
                onUnreadable={() => choose({ problem: text.unreadable })}
              />
            </Region>
            <Button
              className="picture-again"
              text
              label={text.chooseOther}
              disabled={save.isPending}
              onClick={() => choose({})}
            />
            <WordsField value={words} onChange={setWords} />
          </>
        ) : (
          <PictureChoice problem={problem} onChoose={(other) => choose(chosenPicture(other))} />
        )}
        {save.error && (
          <ProblemNote
            error={save.error}
            detail={save.error instanceof UploadProblem ? save.error.message : undefined}
          />
        )}
      </Stack>
    </ActionDialog>
  );
};
