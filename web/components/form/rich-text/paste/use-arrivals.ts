import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { useMemo, useRef, useState } from "react";
import { isCalledImage } from "../../../../../shared/files/file-kind.ts";
import { cleanPasted, type Pasted } from "./clean-pasted.ts";
import { withWholeBlocks } from "./whole-blocks.ts";

export type TakeImages = (files: readonly File[], at: number) => void;

export interface Lost {
  readonly images: number;
  readonly files: number;
}

const nothing: Omit<Pasted, "html"> = { files: [], lost: 0, hasWords: false, isOwn: true };

export const useArrivals = (canTake: boolean) => {
  const take = useRef<TakeImages>(null);
  const pasted = useRef(nothing);
  const [lost, setLost] = useState<Lost>();

  const handlers = useMemo(() => {
    const receive = (files: readonly File[], lostImages: number, at: number) => {
      const images = files.filter(({ type }) => isCalledImage(type));
      if (canTake) take.current?.(images, at);
      const missed = {
        images: lostImages + (canTake ? 0 : images.length),
        files: files.length - images.length,
      };
      setLost(missed.images + missed.files > 0 ? missed : undefined);
    };

    return {
      transformPastedHTML: (html) => {
        const { html: cleaned, ...rest } = cleanPasted(html);
        pasted.current = rest;
        return cleaned;
      },
      transformPasted: (slice) => (pasted.current.isOwn ? slice : withWholeBlocks(slice)),
      handlePaste: (view, event) => {
        const { files: inText, lost: lostImages, hasWords } = pasted.current;
        pasted.current = nothing;
        const files = [...(event.clipboardData?.files ?? [])];
        const hasText = hasWords || Boolean(event.clipboardData?.getData("text/plain").trim());
        // Office programs add a picture of the copied text.
        if (files.length > 0 && !hasText) {
          receive(files, 0, view.state.selection.from);
          return true;
        }
        // Deferred, so that images follow the text they came with.
        queueMicrotask(() => receive(inText, lostImages, view.state.selection.to));
        return false;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const { files: inText, lost: lostImages } = pasted.current;
        pasted.current = nothing;
        if (isMoved || view.dragging) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? 0;
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) {
          receive(files, 0, at);
          return true;
        }
        queueMicrotask(() => receive(inText, lostImages, view.state.selection.to));
        return false;
      },
    } satisfies EditorProps & { handlePaste: (view: EditorView, event: ClipboardEvent) => boolean };
  }, [canTake]);

  return { handlers, take, lost, dismiss: () => setLost(undefined) };
};
