/** Names the image that the viewer shows. */
export const IMAGE = "bild";

const gallery = (id: string) => `/galleries/${encodeURIComponent(id)}`;

export const galleryPaths = {
  overview: "/galleries",
  gallery,
  arrange: (id: string) => `${gallery(id)}/edit`,
};
