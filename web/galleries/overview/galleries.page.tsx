import "../galleries.css";
import { Link } from "react-router-dom";
import type { Gallery } from "../../../shared/galleries/gallery.ts";
import { Button } from "../../components/button.tsx";
import { DateText } from "../../components/date-text.tsx";
import { CardGrid, Clamp } from "../../components/layout/layout.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { useList } from "../../components/list/use-list.ts";
import { MarkedText } from "../../components/marked-text.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PictureCard } from "../../components/picture-card.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { galleriesList } from "../galleries.queries.ts";
import { countedImages, draftText, galleriesText as text } from "../galleries.text.ts";
import { galleryPaths } from "../gallery-paths.ts";
import { useGalleryTasks } from "../tasks/use-gallery-tasks.tsx";

interface GalleryCardsProps {
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
        <Clamp as="h2" lines={3}>
          <Link to={galleryPaths.gallery(id)}>
            <MarkedText text={name} searchTerm={searchTerm} />
          </Link>
        </Clamp>
        <RowMenu label={name} actions={actionsOf(gallery)} />
      </div>
      {description && (
        <Clamp lines={2}>
          <MarkedText text={description} searchTerm={searchTerm} />
        </Clamp>
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

const GalleryCards = ({ galleries, label, ...rest }: GalleryCardsProps) => (
  <CardGrid items={galleries} expected={6} height="344px" aria-label={label}>
    {(gallery) => <GalleryCard gallery={gallery} {...rest} />}
  </CardGrid>
);

export const GalleriesPage = () => {
  const list = useList(galleriesList);
  const { create, actionsOf, dialog } = useGalleryTasks();
  const action = create && <Button icon="pi pi-plus" label={text.create} onClick={create} />;

  return (
    <>
      <PageHeader title={text.title} action={action} />
      <ListFrame
        {...list}
        label={text.title}
        empty={{ text: create ? text.emptyForEditors : text.empty, action }}
      >
        <GalleryCards
          galleries={list.query.data?.data}
          label={text.title}
          searchTerm={list.config.searchTerm}
          actionsOf={actionsOf}
        />
      </ListFrame>
      {dialog}
    </>
  );
};
