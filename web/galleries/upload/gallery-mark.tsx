import { UploadsMark } from "../../components/files/uploads-mark.tsx";

export const GalleryMark = () => <UploadsMark purpose="gallery" />;
