import "./image-gallery.css";
import { Suspense, useMemo, useState } from "react";
import { Grid } from "../layout/grid.tsx";
import { lazyPart } from "../lazy-part.tsx";
import { FileImage } from "./file-image.tsx";
import { imageText as text } from "./files.text.ts";

const ImageViewer = lazyPart(async () => (await import("./image-viewer.tsx")).ImageViewer);

export const ImageGallery = ({ imageIds }: { imageIds: readonly string[] }) => {
  const [open, setOpen] = useState<number>();
  const count = imageIds.length;
  const images = useMemo(
    () => imageIds.map((fileId, index) => ({ fileId, alt: text.name(index + 1) })),
    [imageIds],
  );

  return (
    <>
      <Grid as="ul" className="image-gallery" gap={2} aria-label={text.list}>
        {imageIds.map((id, index) => (
          <li key={id}>
            <button type="button" aria-label={text.enlarge(index + 1, count)} onClick={() => setOpen(index)}>
              <FileImage fileId={id} alt="" variant="thumbnail" ratio="4 / 3" />
            </button>
          </li>
        ))}
      </Grid>
      {open !== undefined && (
        <Suspense>
          <ImageViewer images={images} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
