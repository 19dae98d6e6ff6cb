import { Selection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { useImperativeHandle } from "react";
import type { FilePurpose } from "../../../../../shared/files/file.ts";
import { fileAddress } from "../../../../../shared/files/file-address.ts";
import { usePageUploads } from "../../../files/upload-area.tsx";
import { fillPlace, keepPlace, leavePlace } from "./image-places.ts";
import type { TakeImages } from "./use-arrivals.ts";

interface TextUploadsProps {
  editor: Editor;
  purpose: FilePurpose;
  onBusy: ((isBusy: boolean) => void) | undefined;
  ref: React.Ref<TakeImages>;
}

export const TextUploads = ({ editor, purpose, onBusy, ref }: TextUploadsProps) => {
  const { add, rows } = usePageUploads({
    purpose,
    onlyImages: true,
    onBusy,
    className: "editor-uploads",
    onReady: ({ id }, { file }) => fillPlace(editor, file, fileAddress(id, "preview")),
    onDropped: (entries) => {
      for (const { file } of entries) leavePlace(editor, file);
    },
  });

  useImperativeHandle(
    ref,
    (): TakeImages => (files, at) => {
      const inText = Selection.near(editor.state.doc.resolve(at)).from;
      for (const file of files) keepPlace(editor, file, inText);
      if (files.length > 0) add(files);
    },
  );

  return rows;
};
