import { galleries } from "../../../shared/galleries/galleries.contract.ts";
import { UploadPanel } from "../../components/files/upload-panel.tsx";
import { galleryUploads } from "./gallery-uploads.ts";

export const GalleryUploadPanel = () => (
  <UploadPanel queue={galleryUploads} endpoint={galleries.images.create} />
);
