/** The editor writes an image of the portal so; the sanitiser lets no other through. */
const IMAGE = /<img\b[^>]*\bsrc="\/v1\/files\/([\w-]{1,64})[^"]*"[^>]*>/g;

/** Ids of the stored images that formatted text shows. */
export const imageIdsIn = (html: string | null): string[] => [
  ...new Set(Array.from((html ?? "").matchAll(IMAGE), ([, id = ""]) => id)),
];

/** Formatted text without the stored images it shows. */
export const withoutImages = (html: string | null): string | null => html?.replace(IMAGE, "") ?? null;
