import "./picture.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { lazy, useEffect, useRef, useState } from "react";
import { ActionDialog } from "../../action-dialog.tsx";
import { UploadProblem } from "../../files/upload-problem.ts";
import { Stack } from "../../layout/stack.tsx";
import { ProblemNote } from "../../problem-note.tsx";
import { Region } from "../../region.tsx";
import { useToasts } from "../../toasts.tsx";
import { type ChosenPicture, chosenPicture } from "./chosen-picture.ts";
import { type PictureStage, refreshPeople, uploadPicture } from "./picture.queries.ts";
import { pictureText as text } from "./picture.text.ts";
import { PictureChoice } from "./picture-choice.tsx";
import { cutOut, type Square } from "./square.ts";
import { MOST_LETTERS, WordsField } from "./words-field.tsx";

// The library is loaded only when a picture is chosen.
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
              type="button"
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
