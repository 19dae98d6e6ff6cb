import { Selection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { useEffect, useImperativeHandle } from "react";
import type { FilePurpose } from "../../../../../shared/files/file.ts";
import { fileAddress } from "../../../../../shared/files/file-address.ts";
import { uploadText as text } from "../../../files/files.text.ts";
import { UploadRow } from "../../../files/upload-row.tsx";
import { isRunning } from "../../../files/upload-stage.ts";
import { useUploads } from "../../../files/use-uploads.ts";
import { Stack } from "../../../layout/stack.tsx";
import { fillPlace, keepPlace, leavePlace } from "./image-places.ts";
import type { TakeImages } from "./use-arrivals.ts";

interface TextUploadsProps {
  editor: Editor;
  purpose: FilePurpose;
  onBusy: ((isBusy: boolean) => void) | undefined;
  ref: React.Ref<TakeImages>;
}

export const TextUploads = ({ editor, purpose, onBusy, ref }: TextUploadsProps) => {
  const { uploads, news, add, remove, repeat } = useUploads({
    purpose,
    onlyImages: true,
    onReady: ({ id }, file) => fillPlace(editor, file, fileAddress(id, "preview")),
  });
  const isBusy = uploads.some(isRunning);

  useEffect(() => {
    onBusy?.(isBusy);
    return () => onBusy?.(false);
  }, [isBusy, onBusy]);

  useImperativeHandle(
    ref,
    (): TakeImages => (files, at) => {
      const inText = Selection.near(editor.state.doc.resolve(at)).from;
      for (const file of files) keepPlace(editor, file, inText);
      if (files.length > 0) add(files);
    },
  );

  return (
    <>
      {uploads.length > 0 && (
        <Stack as="ul" gap={2} className="editor-uploads" aria-label={text.running}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRemove={() => {
                remove(upload.key);
                leavePlace(editor, upload.file);
              }}
              onRepeat={() => repeat(upload.key)}
            />
          ))}
        </Stack>
      )}
      <span className="visually-hidden" aria-live="polite">
        {news}
      </span>
    </>
  );
};
