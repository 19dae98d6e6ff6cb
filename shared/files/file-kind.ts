/** What a page shows a file as; its icon follows from it. */
export type FileKind = "image" | "pdf" | "video" | "other";

/** Images that browsers show and that smaller ones are made of. SVG is none: it may hold scripts. */
const shownImageTypes: readonly string[] = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
];

/** What a type on the wire stands for. */
export const fileKindOf = (contentType: string): FileKind => {
  if (shownImageTypes.includes(contentType)) return "image";
  if (contentType === "application/pdf") return "pdf";
  return contentType.startsWith("video/") ? "video" : "other";
};

/** Whether a browser may open it in a page; everything else is only ever downloaded. */
export const isShownInline = (contentType: string): boolean => fileKindOf(contentType) !== "other";

/** Whether an uploader calls it an image, shown by browsers or not. */
export const isCalledImage = (contentType: string): boolean => contentType.startsWith("image/");
