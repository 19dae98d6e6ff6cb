export type FileKind = "image" | "pdf" | "video" | "other";

/** SVG is excluded: it may contain scripts. */
const shownImageTypes: readonly string[] = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
];

export const fileKindOf = (contentType: string): FileKind => {
  if (shownImageTypes.includes(contentType)) return "image";
  if (contentType === "application/pdf") return "pdf";
  return contentType.startsWith("video/") ? "video" : "other";
};

export const isShownInline = (contentType: string): boolean => fileKindOf(contentType) !== "other";

export const isCalledImage = (contentType: string): boolean => contentType.startsWith("image/");
