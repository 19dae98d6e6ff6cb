import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** What anybody sees of an article in a list; addresses begin with the portal's own. */
export const PublicArticleSummary = z
  .object({
    urlTitle: z.string(),
    /** Of the page to read. */
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

/** An article as anybody may read it. `content` is sanitised HTML. */
export const PublicArticle = PublicArticleSummary.extend({
  content: z.string().nullable(),
  imageUrls: z.array(z.string()),
  pageTitle: z.string().nullable(),
  seoMetaDescription: z.string().nullable(),
}).meta({ id: "PublicArticle" });
export type PublicArticle = z.infer<typeof PublicArticle>;

/** An office, for who chooses one without being signed in. */
export const PublicOrganisation = z.object({ id: Id, name: z.string() }).meta({ id: "PublicOrganisation" });
export type PublicOrganisation = z.infer<typeof PublicOrganisation>;
