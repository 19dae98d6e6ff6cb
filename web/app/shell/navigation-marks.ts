import { CloudMark } from "../../cloud/upload/cloud-mark.tsx";
import { UnreadMark } from "../../discussions/unread-mark.tsx";
import { GalleryMark } from "../../galleries/upload/gallery-mark.tsx";
import { SendingMark } from "../../news/newsletters/sending-mark.tsx";

/** What an entry tells beside its label, by where it leads. They come with the frame, so they bring nothing of an area. */
export const navigationMarks: Readonly<Record<string, React.ComponentType>> = {
  "/discussions": UnreadMark,
  "/news/newsletters": SendingMark,
  "/cloud": CloudMark,
  "/galleries": GalleryMark,
};
