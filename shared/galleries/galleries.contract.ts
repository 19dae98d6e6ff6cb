import * as z from "zod";
import { everywhere, ofGroup, rule, ruleOnResource, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { listQuery } from "../contract/list-query.ts";
import { pageWithPictures } from "../files/pictures.ts";
import { galleryProblems } from "./galleries.problems.ts";
import { Gallery, GalleryDraft } from "./gallery.ts";
import { images } from "./images.contract.ts";

/** The number of images that the confirmation named. */
const confirmed = z.object({ images: z.coerce.number().int().min(0).optional() });

export const galleries = {
  list: endpoint({
    method: "GET",
    path: "/v1/galleries",
    access: signedIn,
    summary: "The galleries with cover and number of images, the latest first",
    query: listQuery({ sort: ["name", "createdAt", "imagesCount"] }),
    reply: pageWithPictures(Gallery),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/galleries/{id}",
    access: signedIn,
    summary: "One gallery",
    reply: Gallery,
    versioned: true,
    problems: [galleryProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/galleries",
    access: rule("EDIT_GROUP", everywhere),
    summary: "Creates a gallery",
    body: GalleryDraft,
    reply: Gallery,
    status: 201,
    versioned: true,
    problems: [galleryProblems.coverUnknown],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/galleries/{id}",
    access: ruleOnResource("EDIT_GROUP", ofGroup),
    summary: "Changes name, description and cover of a gallery",
    body: GalleryDraft,
    reply: Gallery,
    versioned: true,
    problems: [galleryProblems.notFound, galleryProblems.coverUnknown, entityProblems.changed],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/galleries/{id}",
    access: ruleOnResource("DELETE_GROUP", ofGroup),
    summary: "Deletes a gallery with its images, once their number was confirmed",
    audited: "gallery.deleted",
    query: confirmed,
    current: z.object({ images: z.int() }),
    problems: [galleryProblems.notFound, galleryProblems.notEmpty],
  }),
  images,
};
