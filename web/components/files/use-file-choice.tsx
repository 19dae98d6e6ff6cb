import { useRef } from "react";
import { chosenFiles, type LocatedFile } from "./dropped-files.ts";

interface FileChoice {
  label: string;
  accept?: string;
  onFiles: (files: readonly LocatedFile[]) => void;
}

export const useFileChoice = ({ label, accept, onFiles }: FileChoice) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = (isFolder: boolean) => {
    if (!input.current) return;
    input.current.webkitdirectory = isFolder;
    input.current.click();
  };

  return {
    chooseFiles: () => choose(false),
    chooseFolder: () => choose(true),
    field: (
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          onFiles(chosenFiles(target.files));
          // Lets the same file be chosen again.
          target.value = "";
        }}
      />
    ),
  };
};
