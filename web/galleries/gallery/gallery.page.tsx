import { useSuspenseQueries } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "react-router-dom";
import type { Gallery } from "../../../shared/galleries/gallery.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useZip } from "../../components/zip/use-zip.ts";
import { ZipPanel } from "../../components/zip/zip-panel.tsx";
import { galleryQueries } from "../galleries.queries.ts";
import { countedImages, galleriesText, galleryText as text } from "../galleries.text.ts";
import { galleryPaths } from "../gallery-paths.ts";
import { DraftNote } from "../tasks/draft-note.tsx";
import { useGalleryTasks } from "../tasks/use-gallery-tasks.tsx";
import { GalleryUploadPanel } from "../upload/gallery-uploads.tsx";
import { useGalleryRights } from "../use-gallery-rights.ts";
import { GalleryViewer } from "./gallery-viewer.tsx";
import { ImageGrid } from "./image-grid.tsx";
import { MoreImages } from "./more-images.tsx";
import { useImages } from "./use-images.ts";

const ShownGallery = ({ gallery }: { gallery: Gallery }) => {
  const { id, name, description, imagesCount } = gallery;
  const navigate = useNavigate();
  const images = useImages(id);
  const mayEdit = useGalleryRights().mayEdit(id);
  const zipOf = useZip();
  const { actionsOf, dialog } = useGalleryTasks(() => void navigate(galleryPaths.overview));
  const arrange = (label: string, icon: string) =>
    mayEdit && (
      <Button icon={`pi ${icon}`} label={label} onClick={() => void navigate(galleryPaths.arrange(id))} />
    );
  // The reason of a refused image concerns its uploader only.
  const shown = images.images.filter(({ hasFile, reason }) => hasFile || reason === null);

  return (
    <>
      <PageHeader
        title={name}
        meta={
          <>
            <Link className="lone-link" to={galleryPaths.overview}>
              {galleriesText.title}
            </Link>
            {` · ${countedImages(imagesCount)}`}
          </>
        }
        action={arrange(text.arrange, "pi-images")}
        more={
          <ActionButtons
            actions={[...(shown.length > 0 ? [zipOf({ galleryId: id })] : []), ...actionsOf(gallery)]}
          />
        }
      />
      <DraftNote gallery={gallery} />
      {description && <p className="gallery-description">{description}</p>}
      <GalleryUploadPanel />
      <ZipPanel />
      {shown.length === 0 && !images.isLoading ? (
        <EmptyState text={text.empty} action={arrange(text.add, "pi-upload")} />
      ) : (
        <ImageGrid images={shown} />
      )}
      <MoreImages {...images} />
      <GalleryViewer {...images} />
      {dialog}
    </>
  );
};

export const GalleryPage = () => {
  const { id = "" } = useParams();
  const [{ data: gallery }] = useSuspenseQueries({
    queries: [galleryQueries.read(id), galleryQueries.images(id, 0)],
  });
  return <ShownGallery key={id} gallery={gallery} />;
};
