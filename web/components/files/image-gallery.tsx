import "./image-gallery.css";
import { useState } from "react";
import { Grid } from "../layout/grid.tsx";
import { FileImage } from "./file-image.tsx";
import { imageText as text } from "./files.text.ts";
import { ImageViewer } from "./image-viewer.tsx";

export const ImageGallery = ({ imageIds }: { imageIds: readonly string[] }) => {
  const [open, setOpen] = useState<number>();
  const count = imageIds.length;

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
        <ImageViewer imageIds={imageIds} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
};
