import * as z from "zod";
import { ofGroup, ruleOnResource, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { listQuery } from "../contract/list-query.ts";
import { orderedIds } from "../contract/wire.ts";
import { takingProblems } from "../files/files.problems.ts";
import { pageWithPictures } from "../files/pictures.ts";
import { galleryImageProblems, galleryProblems } from "./galleries.problems.ts";
import {
  GalleryCaptions,
  GalleryImage,
  GalleryImageChange,
  GalleryImageDraft,
  MAX_ORDERED,
} from "./gallery-image.ts";

const ofImage = ruleOnResource("EDIT_GROUP", ofGroup);

export const images = {
  list: endpoint({
    method: "GET",
    path: "/v1/galleries/{id}/images",
    access: signedIn,
    summary: "The images of a gallery in their order",
    query: listQuery({}),
    reply: pageWithPictures(GalleryImage),
    problems: [galleryProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/galleries/{id}/images",
    access: ofImage,
    summary: "Puts an uploaded file into a gallery; it may still be waiting for its check",
    body: GalleryImageDraft,
    reply: GalleryImage,
    status: 201,
    versioned: true,
    problems: [galleryProblems.notFound, ...takingProblems],
  }),
  describe: endpoint({
    method: "PUT",
    path: "/v1/galleries/{id}/images",
    access: ofImage,
    summary: "Captions several images at once",
    body: GalleryCaptions,
    reply: z.object({ data: z.array(GalleryImage) }),
    problems: [galleryProblems.notFound, galleryImageProblems.unknown],
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/v1/galleries/{id}/images/order",
    access: ofImage,
    summary: "Puts the images of a gallery in order, those named first",
    body: z.object({ imageIds: orderedIds(MAX_ORDERED) }),
    problems: [galleryProblems.notFound],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/galleries/{id}/images/{imageId}",
    access: ofImage,
    summary: "Captions an image, replaces its file, or moves it within its gallery",
    body: GalleryImageChange,
    reply: GalleryImage,
    versioned: true,
    problems: [galleryImageProblems.notFound, ...takingProblems, entityProblems.changed],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/galleries/{id}/images/{imageId}",
    access: ofImage,
    summary: "Deletes an image with its file",
    audited: "gallery.image-deleted",
    problems: [galleryImageProblems.notFound],
  }),
};
