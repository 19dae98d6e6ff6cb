import { useRef } from "react";
import { chosenFiles } from "../../components/files/dropped-files.ts";
import { uploadingText as text } from "../cloud.text.ts";
import { cloudUploads } from "./cloud-uploads.ts";

/** The field behind the buttons that upload. */
export const useFileChoice = (folderId: string | null) => {
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
        aria-label={text.files}
        onChange={({ target }) => {
          cloudUploads.put(folderId, chosenFiles(target.files));
          // Lets the same file be chosen again.
          target.value = "";
        }}
      />
    ),
  };
};
