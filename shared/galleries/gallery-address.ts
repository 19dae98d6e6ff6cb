/** Parameter of a gallery's address: the image that the viewer shows. */
export const IMAGE = "bild";

export const galleryAddress = (id: string): string => `/galleries/${encodeURIComponent(id)}`;

export const galleryImageAddress = (galleryId: string, id: string): string =>
  `${galleryAddress(galleryId)}?${new URLSearchParams({ [IMAGE]: id })}`;
