import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "./image-viewer.css";
import { useEffect, useMemo } from "react";
import Lightbox, { type Slide } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { downloadAddress, fileAddress, imageVariants } from "../../../shared/files/file-address.ts";
import { imageText as text, viewerLabels } from "./files.text.ts";

interface ViewedImage {
  readonly fileId: string;
  readonly alt: string;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

interface ImageViewerProps {
  images: readonly ViewedImage[];
  index: number;
  total?: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** A preview is sharp enough up to twice its size; only zooming in loads the original. */
const sizesOf = ({ fileId, width, height }: ViewedImage) => {
  if (!width || !height) return {};
  const shrunk = Math.min(1, imageVariants.preview / Math.max(width, height));
  if (shrunk === 1) return { width, height };
  const enough = Math.min(2 * shrunk, (width - 1) / width);
  const preview = { src: fileAddress(fileId, "preview"), width: enough * width, height: enough * height };
  return { width, height, srcSet: [preview, { src: fileAddress(fileId), width, height }] };
};

const slideOf = (image: ViewedImage): Slide => ({
  src: fileAddress(image.fileId, "preview"),
  alt: image.alt,
  ...sizesOf(image),
  ...((image.title || image.description) && {
    description: (
      <>
        {image.title && <strong>{image.title}</strong>}
        {image.description && <span>{image.description}</span>}
      </>
    ),
  }),
});

export const ImageViewer = ({ images, index, total, onMove, onClose }: ImageViewerProps) => {
  const slides = useMemo(() => images.map(slideOf), [images]);
  const count = images.length;
  const { fileId = "" } = images[index] ?? {};

  // On the window, since the focus may be anywhere in the dialog.
  useEffect(() => {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const end = ends[key];
      if (end !== undefined) onMove(end);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [count, onMove]);

  return (
    <Lightbox
      className="image-viewer"
      open
      close={onClose}
      slides={slides}
      index={index}
      on={{ view: ({ index: shown }) => shown !== index && onMove(shown) }}
      plugins={[Captions, Zoom]}
      labels={viewerLabels}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      captions={{ descriptionMaxLines: 8 }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      toolbar={{
        buttons: [
          <span key="position" className="image-viewer-position" aria-live="polite">
            {text.position(index + 1, total ?? count)}
          </span>,
          "zoom",
          <a key="download" className="yarl__button" href={downloadAddress(fileId)} title={text.download}>
            <i className="pi pi-download" aria-hidden="true" />
            <span className="visually-hidden">{text.download}</span>
          </a>,
          "close",
        ],
      }}
    />
  );
};
