import { Suspense, useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { IMAGE } from "../../../shared/galleries/gallery-address.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import { useAddressParameters } from "../../components/use-address-parameters.ts";
import { tileId } from "./image-grid.tsx";
import { nameOf } from "./image-name.ts";
import type { Images } from "./use-images.ts";

/** Closing the viewer focuses the image shown last. */
const useFocusAfter = (imageId: string | null): void => {
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const left = shown.current;
    shown.current = imageId ?? undefined;
    if (imageId !== null || left === undefined) return;
    // After Back, the frame first focuses the link that led to the viewer.
    const frame = requestAnimationFrame(() => document.getElementById(tileId(left))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [imageId]);
};

const ImageViewer = lazyPart(
  async () => (await import("../../components/files/image-viewer.tsx")).ImageViewer,
);

/** Loads more once so few images are left. */
const AHEAD = 5;

const isOpenedHere = (state: unknown) => typeof state === "object" && state !== null && "isOpened" in state;

export const GalleryViewer = ({ images, total, loadMore }: Images) => {
  const [parameters] = useAddressParameters();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const shown = useMemo(() => images.filter(({ hasFile }) => hasFile), [images]);
  const viewed = useMemo(
    () =>
      shown.map((image) => ({
        fileId: image.fileId,
        alt: nameOf(image),
        title: image.name,
        description: image.description,
        width: image.width,
        height: image.height,
      })),
    [shown],
  );
  const imageId = parameters.get(IMAGE);
  const index = shown.findIndex(({ id }) => id === imageId);
  const isWanted = imageId !== null && (index < 0 || index >= shown.length - AHEAD);

  useEffect(() => {
    if (isWanted) loadMore?.();
  }, [isWanted, loadMore]);

  const move = useCallback(
    (to: number) => {
      const { id } = shown[to] ?? {};
      if (id === undefined) return;
      const search = `?${new URLSearchParams({ [IMAGE]: id })}`;
      void navigate({ search }, { replace: true, preventScrollReset: true, state });
    },
    [shown, navigate, state],
  );
  const close = () =>
    void (isOpenedHere(state)
      ? navigate(-1)
      : navigate({ search: "" }, { replace: true, preventScrollReset: true }));

  useFocusAfter(imageId);

  if (index < 0) return null;
  return (
    <Suspense>
      <ImageViewer
        images={viewed}
        index={index}
        total={total - (images.length - shown.length)}
        onMove={move}
        onClose={close}
      />
    </Suspense>
  );
};
