import { CloudMark } from "../../cloud/upload/cloud-mark.tsx";
import { UnreadMark } from "../../discussions/unread-mark.tsx";
import { GalleryMark } from "../../galleries/upload/gallery-mark.tsx";
import { SendingMark } from "../../news/newsletters/sending-mark.tsx";

/** Marks beside an entry's label, by its path. They are part of the frame, so they must not import an area. */
export const navigationMarks: Readonly<Record<string, React.ComponentType>> = {
  "/discussions": UnreadMark,
  "/news/newsletters": SendingMark,
  "/cloud": CloudMark,
  "/galleries": GalleryMark,
};
