import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { Attachment } from "../files/file.ts";

/** Addresses begin with `/`. */
export const PublicArticleSummary = z
  .object({
    urlTitle: z.string(),
    url: z.string(),
    title: z.string(),
    subtitle: z.string().nullable(),
    abstract: z.string().nullable(),
    tag: z.string().nullable(),
    taxTag: z.string().nullable(),
    releaseDate: z.iso.datetime(),
    authorName: z.string().nullable(),
    organisationId: Id.nullable(),
    publishedByOrganisationIds: z.array(Id),
    titleImageUrl: z.string().nullable(),
  })
  .meta({ id: "PublicArticleSummary" });
export type PublicArticleSummary = z.infer<typeof PublicArticleSummary>;

const PublicImage = z.object({
  url: z.string(),
  alt: z.string().nullable(),
  caption: z.string().nullable(),
});
export type PublicImage = z.infer<typeof PublicImage>;

export const PublicArticle = PublicArticleSummary.extend({
  content: z.string().nullable(),
  titleImage: PublicImage.nullable(),
  /** All images; `images` leaves out those above the text or in it. */
  imageUrls: z.array(z.string()),
  images: z.array(PublicImage),
  files: z.array(
    Attachment.pick({ fileName: true, contentType: true, size: true }).extend({ url: z.string() }),
  ),
  pageTitle: z.string().nullable(),
  seoMetaDescription: z.string().nullable(),
}).meta({ id: "PublicArticle" });
export type PublicArticle = z.infer<typeof PublicArticle>;
