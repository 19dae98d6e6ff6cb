/** The editor's markup; the sanitiser removes any other image. */
const IMAGE = /<img\b[^>]*\bsrc="\/v1\/files\/([\w-]{1,64})[^"]*"[^>]*>/g;

export const imageIdsIn = (html: string | null): string[] => [
  ...new Set(Array.from((html ?? "").matchAll(IMAGE), ([, id = ""]) => id)),
];

export const withoutImages = (
  html: string | null,
  isKept: (id: string) => boolean = () => false,
): string | null => html?.replace(IMAGE, (image, id: string) => (isKept(id) ? image : "")) ?? null;
