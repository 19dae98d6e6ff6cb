import "./overview.css";
import { Skeleton } from "primereact/skeleton";
import { Link } from "react-router-dom";
import type { Gallery } from "../../../shared/galleries/gallery.ts";
import { DateText } from "../../components/date-text.tsx";
import { Grid } from "../../components/layout/grid.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { MarkedText } from "../../components/marked-text.tsx";
import { PictureCard } from "../../components/picture-card.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { countedImages, draftText } from "../galleries.text.ts";
import { galleryPaths } from "../gallery-paths.ts";

interface GalleryCardsProps {
  /** Undefined while loading. */
  galleries: readonly Gallery[] | undefined;
  label: string;
  searchTerm: string | undefined;
  actionsOf: (gallery: Gallery) => readonly RowAction[];
}

type CardProps = Pick<GalleryCardsProps, "searchTerm" | "actionsOf"> & { gallery: Gallery };

const GalleryCard = ({ gallery, searchTerm, actionsOf }: CardProps) => {
  const { id, name, description, cover, imagesCount, createdAt, isDraft } = gallery;

  return (
    <PictureCard fileId={cover?.fileId ?? null}>
      <div className="gallery-card-head">
        <h2>
          <Link to={galleryPaths.gallery(id)}>
            <MarkedText text={name} searchTerm={searchTerm} />
          </Link>
        </h2>
        <RowMenu label={name} actions={actionsOf(gallery)} />
      </div>
      {description && (
        <p className="gallery-card-lines">
          <MarkedText text={description} searchTerm={searchTerm} />
        </p>
      )}
      {isDraft && (
        <div>
          <StatusTag tone="neutral">{draftText.title}</StatusTag>
        </div>
      )}
      <p className="gallery-card-meta muted">
        {countedImages(imagesCount)} · <DateText value={createdAt} />
      </p>
    </PictureCard>
  );
};

const EXPECTED = 6;

export const GalleryCards = ({ galleries, label, ...rest }: GalleryCardsProps) => (
  <Grid as="ul" aria-label={label}>
    {galleries
      ? galleries.map((gallery) => (
          <li key={gallery.id}>
            <GalleryCard gallery={gallery} {...rest} />
          </li>
        ))
      : Array.from({ length: EXPECTED }, (_, place) => `place-${place}`).map((place) => (
          <li key={place}>
            <Skeleton height="344px" />
          </li>
        ))}
  </Grid>
);
