import "./image-gallery.css";
import { Suspense, useMemo, useState } from "react";
import { Grid } from "../layout/layout.tsx";
import { lazyPart } from "../lazy-part.tsx";
import { FileImage } from "./file-image.tsx";
import { imageText as text } from "./files.text.ts";

const ImageViewer = lazyPart(async () => (await import("./image-viewer.tsx")).ImageViewer);

interface GalleryImage {
  readonly id: string;
  readonly alt?: string | null;
  readonly caption?: string | null;
}

export const EnlargedImage = ({
  image: { id, alt, caption },
  label,
  children,
}: {
  image: GalleryImage;
  label: string;
  children: React.ReactNode;
}) => {
  const [isOpen, setIsOpen] = useState(false);
  const images = useMemo(() => [{ fileId: id, alt: alt ?? "", description: caption }], [id, alt, caption]);

  return (
    <>
      <button type="button" className="enlarged-image" aria-label={label} onClick={() => setIsOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <ImageViewer images={images} index={0} onMove={() => {}} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

export const ImageGallery = ({ images: shown }: { images: readonly GalleryImage[] }) => {
  const [open, setOpen] = useState<number>();
  const count = shown.length;
  const images = useMemo(
    () =>
      shown.map(({ id, alt, caption }, index) => ({
        fileId: id,
        alt: alt ?? text.name(index + 1),
        description: caption,
      })),
    [shown],
  );

  return (
    <>
      <Grid as="ul" className="image-gallery" gap={2} aria-label={text.list}>
        {shown.map(({ id, alt, caption }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={[text.enlarge(index + 1, count), alt].filter(Boolean).join(": ")}
              onClick={() => setOpen(index)}
            >
              <FileImage fileId={id} alt="" variant="thumbnail" ratio="4 / 3" />
            </button>
            {caption && <p className="image-caption muted">{caption}</p>}
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
