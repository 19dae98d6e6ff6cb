import { useMutation, useSuspenseQueries } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import type { Gallery } from "../../../shared/galleries/gallery.ts";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { DropSurface } from "../../components/files/drop-surface.tsx";
import type { LocatedFile } from "../../components/files/dropped-files.ts";
import { useFileChoice } from "../../components/files/use-file-choice.tsx";
import { useSelection } from "../../components/list/use-selection.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { galleryMutations, galleryQueries } from "../galleries.queries.ts";
import { countedImages, selectionText, arrangeText as text } from "../galleries.text.ts";
import { nameOf } from "../gallery/image-name.ts";
import { MoreImages } from "../gallery/more-images.tsx";
import { useImages } from "../gallery/use-images.ts";
import { galleryPaths } from "../gallery-paths.ts";
import { DraftNote } from "../tasks/draft-note.tsx";
import { GalleryUploadPanel, galleryUploads } from "../upload/gallery-uploads.tsx";
import { useGalleryRights } from "../use-gallery-rights.ts";
import { CaptionDialog } from "./caption-dialog.tsx";
import { ImageNotes } from "./image-notes.tsx";
import { ImageTiles } from "./image-tiles.tsx";
import { dropped, placed } from "./placed.ts";
import { SelectionBar } from "./selection-bar.tsx";

const useImageRemoval = (galleryId: string, onRemoved: () => void) => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mutateAsync: remove } = useMutation(galleryMutations.removeImages(galleryId));

  return (images: readonly GalleryImage[]) =>
    confirm({
      title: selectionText.removeTitle(images.length),
      text: selectionText.removeText(images.length),
      verb: selectionText.removeVerb(images.length),
      danger: true,
      run: async () => {
        const { done, error } = await remove(images.map((image) => ({ id: image.id, title: nameOf(image) })));
        toasts.success(selectionText.removed(done.length));
        if (error) toasts.problem(error);
        else onRemoved();
      },
    });
};

const inOrder = (images: readonly GalleryImage[], ids: readonly string[]): GalleryImage[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: GalleryImage) => places.get(id) ?? places.size;
  return images.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Shows the new order while it is saved, and the former one again on failure. */
const useOrder = (galleryId: string, images: readonly GalleryImage[]) => {
  const toasts = useToasts();
  const {
    mutate: save,
    isPending,
    isSuccess,
    variables,
  } = useMutation({ ...galleryMutations.reorder(galleryId), onError: toasts.problem });

  return {
    ordered: isPending ? inOrder(images, variables) : images,
    save,
    words: isPending ? text.saving : isSuccess ? text.orderSaved : "",
  };
};

/** Without HEIC, so that an iPhone converts its pictures. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif,image/avif";

const selectionWords = {
  labelOf: (image: GalleryImage) => text.select(nameOf(image)),
  allLabel: text.all,
};

const byFileName = (one: GalleryImage, other: GalleryImage) =>
  one.fileName.localeCompare(other.fileName, "de", { numeric: true });

const idsOf = (images: readonly GalleryImage[]) => images.map(({ id }) => id);

interface ArrangedGalleryProps {
  gallery: Gallery;
  /** The number of images, of which not all may be loaded. */
  total: number;
}

const ArrangedGallery = ({ gallery, total }: ArrangedGalleryProps) => {
  const { id, name, imagesCount } = gallery;
  const toasts = useToasts();
  const images = useImages(id, total);
  const { isWhole } = images;
  const { ordered, save, words } = useOrder(id, images.images);
  const { selection, selected, clear } = useSelection(ordered, selectionWords);
  const [isDescribing, setDescribing] = useState(false);
  const removeImages = useImageRemoval(id, clear);
  const { mutate: describe } = useMutation({ ...galleryMutations.describe(id), onError: toasts.problem });
  const { mutate: chooseCover } = useMutation({
    ...galleryMutations.change,
    onSuccess: () => toasts.success(selectionText.coverSaved),
    onError: toasts.problem,
  });

  const put = (files: readonly LocatedFile[]) =>
    galleryUploads.add(files.map(({ file }) => ({ file, location: id })));
  const { chooseFiles, field } = useFileChoice({ label: text.upload, accept: ACCEPTED, onFiles: put });
  const upload = <Button icon="pi pi-upload" label={text.upload} onClick={chooseFiles} />;

  const ids = idsOf(ordered);
  const chosen = new Set(idsOf(selected));
  const [one] = selected;
  const coverId = gallery.coverId ?? ordered.find(({ hasFile }) => hasFile)?.id;
  const mayBeCover = selected.length === 1 && one?.hasFile;
  const orderByFileName = () => {
    save(idsOf(ordered.toSorted(byFileName)), {
      onSuccess: () => toasts.undo(text.ordered, () => save(ids)),
    });
  };

  return (
    <>
      <PageHeader
        title={text.title(name)}
        meta={
          <>
            <Link className="lone-link" to={galleryPaths.gallery(id)}>
              {text.toGallery}
            </Link>
            {` · ${countedImages(imagesCount)}`}
          </>
        }
        action={upload}
        more={
          ordered.length > 1 && (
            <Button
              text
              icon="pi pi-sort-alpha-down"
              label={text.byFileName}
              disabled={!isWhole}
              onClick={orderByFileName}
            />
          )
        }
      />
      {field}
      <DraftNote gallery={gallery} />
      <GalleryUploadPanel />
      <DropSurface isOpen onFiles={put}>
        {ordered.length === 0 && !images.isLoading ? (
          <EmptyState text={text.empty} action={upload} />
        ) : (
          <>
            <ImageNotes images={ordered} isWhole={isWhole} selection={selection} words={words} />
            <ImageTiles
              images={ordered}
              isWhole={isWhole}
              coverId={coverId}
              selection={selection}
              onDrop={(active, over) => active !== over && save(dropped(ids, chosen, { active, over }))}
              onDescribe={({ id: imageId, description }, username) =>
                describe([{ id: imageId, username, description }])
              }
            />
          </>
        )}
        <MoreImages {...images} />
        <SelectionBar
          count={selected.length}
          onDescribe={() => setDescribing(true)}
          onCover={mayBeCover ? () => chooseCover({ id, coverId: one.id }) : undefined}
          isWhole={isWhole}
          onMove={(step) => save(placed(ids, chosen, step))}
          onRemove={() => removeImages(selected)}
          onClear={clear}
        />
      </DropSurface>
      {isDescribing && (
        <CaptionDialog galleryId={id} images={selected} onClose={() => setDescribing(false)} />
      )}
    </>
  );
};

export const ArrangePage = () => {
  const { id = "" } = useParams();
  const { mayEdit } = useGalleryRights();
  const [{ data: gallery }, { data: first }] = useSuspenseQueries({
    queries: [galleryQueries.read(id), galleryQueries.images(id, 0)],
  });
  if (!mayEdit(id)) return <NotAllowed />;
  return <ArrangedGallery key={id} gallery={gallery} total={first.totalCount} />;
};
