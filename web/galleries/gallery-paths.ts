import { galleryAddress } from "../../shared/galleries/gallery-address.ts";

export const galleryPaths = {
  overview: "/galleries",
  gallery: galleryAddress,
  arrange: (id: string) => `${galleryAddress(id)}/edit`,
};
