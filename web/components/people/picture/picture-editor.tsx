import "./picture.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Employee, fullName } from "../../../../shared/organisations/employee.ts";
import { ActionDialog } from "../../action-dialog.tsx";
import { Button } from "../../button.tsx";
import { useConfirm } from "../../confirm-action.tsx";
import { Row, Stack } from "../../layout/layout.tsx";
import { ProblemNote } from "../../problem-note.tsx";
import { useToasts } from "../../toasts.tsx";
import { PersonAvatar } from "../person-avatar.tsx";
import { describePicture, refreshPeople, removePicture } from "./picture.queries.ts";
import { pictureText as text } from "./picture.text.ts";
import {
  type ChosenPicture,
  chosenPicture,
  MOST_LETTERS,
  PictureDialog,
  WordsField,
} from "./picture-dialog.tsx";

interface WordsDialogProps {
  employeeId: string;
  fileId: string;
  words: string;
  onClose: () => void;
}

const WordsDialog = ({ employeeId, fileId, words: before, onClose }: WordsDialogProps) => {
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [words, setWords] = useState(before);
  const save = useMutation({
    mutationFn: () => describePicture(employeeId, fileId, words.trim()),
    onSuccess: async () => {
      toasts.success(text.described);
      onClose();
      await refreshPeople(queryClient);
    },
  });

  return (
    <ActionDialog
      title={text.describeTitle}
      verb={text.saveWords}
      isBusy={save.isPending}
      isDisabled={words.trim().length > MOST_LETTERS}
      onAct={() => save.mutate()}
      onClose={onClose}
    >
      <Stack>
        <WordsField value={words} onChange={setWords} />
        {save.error && <ProblemNote error={save.error} />}
      </Stack>
    </ActionDialog>
  );
};

interface PictureEditorProps {
  person: Employee;
  isOwn?: boolean;
}

export const PictureEditor = ({ person, isOwn = false }: PictureEditorProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ChosenPicture>();
  const [isDescribing, setIsDescribing] = useState(false);
  const confirm = useConfirm();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { id, profilePictureId: fileId, profilePictureAltText: words } = person;
  const name = fullName(person);
  const suggestion = words ?? text.suggestion(name);

  const remove = () =>
    confirm({
      title: text.removeTitle,
      text: text.removeWarning(name),
      verb: text.remove,
      danger: true,
      run: async () => {
        await removePicture(id);
        toasts.success(text.removed);
        await refreshPeople(queryClient);
      },
    });

  return (
    <Row gap={6} lines={4} align="center">
      <PersonAvatar person={person} fileId={fileId} alt={suggestion} size="large" />
      <div className="picture-editor-words">
        <p className="muted">{fileId ? words : isOwn ? text.none : text.noneOf}</p>
        <Row>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            aria-label={text.upload}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) setPicture(chosenPicture(file));
              // Lets the same file be chosen again.
              target.value = "";
            }}
          />
          <Button
            outlined
            icon="pi pi-camera"
            label={fileId ? text.replace : text.upload}
            onClick={() => input.current?.click()}
          />
          {fileId && (
            <>
              <Button text label={text.describe} onClick={() => setIsDescribing(true)} />
              <Button text severity="danger" label={text.remove} onClick={remove} />
            </>
          )}
        </Row>
      </div>
      {picture && (
        <PictureDialog
          employeeId={id}
          picture={picture}
          suggestion={suggestion}
          onClose={() => setPicture(undefined)}
        />
      )}
      {isDescribing && fileId && (
        <WordsDialog
          employeeId={id}
          fileId={fileId}
          words={words ?? ""}
          onClose={() => setIsDescribing(false)}
        />
      )}
    </Row>
  );
};
