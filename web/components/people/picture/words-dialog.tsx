import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionDialog } from "../../action-dialog.tsx";
import { Stack } from "../../layout/stack.tsx";
import { ProblemNote } from "../../problem-note.tsx";
import { useToasts } from "../../toasts.tsx";
import { describePicture, refreshPeople } from "./picture.queries.ts";
import { pictureText as text } from "./picture.text.ts";
import { MOST_LETTERS, WordsField } from "./words-field.tsx";

interface WordsDialogProps {
  employeeId: string;
  fileId: string;
  words: string;
  onClose: () => void;
}

export const WordsDialog = ({ employeeId, fileId, words: before, onClose }: WordsDialogProps) => {
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
