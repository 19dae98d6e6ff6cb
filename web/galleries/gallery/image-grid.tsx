import "./image-grid.css";
import { Link } from "react-router-dom";
import { IMAGE } from "../../../shared/galleries/gallery-address.ts";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { FileImage } from "../../components/files/file-image.tsx";
import { galleryText as text } from "../galleries.text.ts";
import { nameOf } from "./image-name.ts";

const WIDEST = 2;
const TALLEST = 0.5;
/** A thumbnail would be blurred beyond. */
const WIDE = 1.8;

export const tileId = (imageId: string): string => `bild-${imageId}`;

const ratioOf = ({ width, height }: GalleryImage): number =>
  width && height ? Math.min(WIDEST, Math.max(TALLEST, width / height)) : 1;

const Tile = ({ image }: { image: GalleryImage }) => {
  const ratio = ratioOf(image);
  const style: React.CSSProperties & { "--ratio": number } = { "--ratio": ratio };
  const picture = (
    <FileImage
      fileId={image.hasFile ? image.fileId : null}
      alt={nameOf(image)}
      variant={ratio > WIDE ? "preview" : "thumbnail"}
      ratio={`${ratio} / 1`}
    />
  );

  return (
    <li className="image-tile" style={style}>
      {image.hasFile ? (
        <Link
          id={tileId(image.id)}
          to={`?${new URLSearchParams({ [IMAGE]: image.id })}`}
          preventScrollReset
          state={{ isOpened: true }}
        >
          {picture}
        </Link>
      ) : (
        <>
          {picture}
          <span className="image-tile-words">{text.checking}</span>
        </>
      )}
    </li>
  );
};

export const ImageGrid = ({ images }: { images: readonly GalleryImage[] }) => (
  <ul className="image-grid" aria-label={text.images}>
    {images.map((image) => (
      <Tile key={image.id} image={image} />
    ))}
  </ul>
);
