import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { aGallery } from "../../support/gallery-wire.builder.ts";
import { configOf, fakeServer, json, listed, versioned } from "../fake-server.ts";

export const LIST = "GET /v1/galleries";
export const IMAGES = "GET /v1/galleries/party/images";

/** A portal with one gallery, and images that a test may change meanwhile. */
export const galleryServer = (
  shown: () => readonly GalleryImage[],
  answers: Parameters<typeof fakeServer>[0] = {},
) =>
  fakeServer({
    "GET /v1/jobs/zip": () => json({ data: [] }),
    [LIST]: () => listed(aGallery()),
    "GET /v1/galleries/party": () => versioned(aGallery({ imagesCount: shown().length }), 1),
    [IMAGES]: (request) => {
      const { skip, limit } = configOf(request);
      return json({ totalCount: shown().length, data: shown().slice(skip, skip + limit) });
    },
    ...answers,
  });
