import * as z from "zod";
import { Flag, Id, optionalText, requiredText, Timestamp } from "../contract/wire.ts";
import { Reactions } from "../discussions/reaction.ts";
import { ArticleAttachment, NamedAttachment } from "../files/file.ts";
import { Announcement } from "../notifications/announcement.ts";
import { Creator } from "../organisations/employee.ts";
import { Approval, Review } from "./approval.ts";
import { isReservedUrlTitle } from "./url-title.ts";

export const articleFlags = [
  "isDraft",
  "isInReview",
  "isReleaseable",
  "isInternalRelease",
  "isPublicRelease",
  "isNewsletterRelease",
] as const;
export type ArticleFlag = (typeof articleFlags)[number];
export const publishTargets = [
  "isInternalRelease",
  "isPublicRelease",
  "isNewsletterRelease",
] as const satisfies readonly ArticleFlag[];
export type PublishTarget = (typeof publishTargets)[number];
export type ArticleFlags = Readonly<Record<ArticleFlag, boolean>>;

const MAX_CONTENT = 500_000;
const MAX_FILES = 50;

const ImageText = z.object({ id: Id, alt: optionalText(300), caption: optionalText(500) });

/** Viewers of the article, or those of them at these offices, are asked to confirm having read it. */
const ConfirmationDraft = z
  .object({
    until: Timestamp,
    organisationIds: z.array(Id).max(100).default([]),
    askAgain: Flag,
  })
  .meta({ id: "ConfirmationDraft" });

const Confirmation = z
  .object({ until: z.iso.datetime(), organisationIds: z.array(Id), version: z.int() })
  .meta({ id: "Confirmation" });

export const OwnConfirmation = z
  .object({ until: z.iso.datetime(), version: z.int(), confirmedAt: z.iso.datetime().nullable() })
  .meta({ id: "OwnConfirmation" });
export type OwnConfirmation = z.infer<typeof OwnConfirmation>;

export const ArticleDraft = z
  .object({
    urlTitle: z
      .string()
      .max(200)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "Nur Kleinbuchstaben, Ziffern und Bindestriche." })
      .refine((urlTitle) => !isReservedUrlTitle(urlTitle), {
        error: "Diese Adresse braucht das Portal selbst.",
      })
      .nullish(),
    isDraft: z.boolean().default(true),
    isInReview: Flag,
    isReleaseable: Flag,
    isInternalRelease: Flag,
    isPublicRelease: Flag,
    isNewsletterRelease: Flag,
    releaseDate: Timestamp.nullish(),
    visibleUntil: Timestamp.nullish(),
    /** Pinned above everything else on home; absent stays as it is. */
    pinnedUntil: Timestamp.nullish(),
    title: requiredText(200),
    subtitle: optionalText(300),
    abstract: optionalText(5_000),
    content: optionalText(MAX_CONTENT),
    tag: optionalText(100),
    taxTag: optionalText(100),
    authorId: Id.nullish(),
    organisationId: Id.nullish().transform((id) => id ?? null),
    publishedByOrganisationIds: z.array(Id).max(100).default([]),
    pageTitle: optionalText(200),
    seoMetaDescription: optionalText(500),
    titleImageId: Id.nullish(),
    newsletterImageId: Id.nullish(),
    imageIds: z.array(Id).max(MAX_FILES).optional(),
    /** Absent stays as it is. */
    imageTexts: z.array(ImageText).max(MAX_FILES).optional(),
    files: z.array(NamedAttachment).max(MAX_FILES).optional(),
    /** Absent stays as it is; a new article shows them. */
    showsFilesPublicly: z.boolean().optional(),
    allowsReactions: z.boolean().optional(),
    /** Forum for comments; null ends commenting, absent stays as it is. */
    commentsForumId: Id.nullish(),
    /** Null ends it, absent stays as it is. */
    confirmation: ConfirmationDraft.nullish(),
    announcement: Announcement.nullish(),
    /** Without it nobody is asked to approve; those asked before are notified of the state alone. */
    review: Review.nullish(),
  })
  .refine(
    (article) => !article.visibleUntil || !article.releaseDate || article.visibleUntil > article.releaseDate,
    {
      path: ["visibleUntil"],
      error: "Das Ende der Sichtbarkeit muss nach dem Erscheinen liegen.",
    },
  )
  .meta({ id: "ArticleDraft" });
export type ArticleDraft = z.output<typeof ArticleDraft>;

/** Specification section 3; `content` is sanitised HTML. */
export const ArticleFields = z.object({
  id: Id,
  urlTitle: z.string(),
  isDraft: z.boolean(),
  isInReview: z.boolean(),
  isReleaseable: z.boolean(),
  isInternalRelease: z.boolean(),
  isPublicRelease: z.boolean(),
  isNewsletterRelease: z.boolean(),
  releaseDate: z.iso.datetime(),
  visibleUntil: z.iso.datetime().nullable(),
  pinnedUntil: z.iso.datetime().nullish(),
  title: z.string(),
  subtitle: z.string().nullable(),
  abstract: z.string().nullable(),
  content: z.string().nullable(),
  tag: z.string().nullable(),
  taxTag: z.string().nullable(),
  authorId: Id.nullable(),
  organisationId: Id.nullable(),
  titleImageId: Id.nullable(),
  newsletterImageId: Id.nullable(),
  imageIds: z.array(Id),
  imageTexts: z
    .array(z.object({ id: Id, alt: z.string().nullable(), caption: z.string().nullable() }))
    .optional(),
  files: z.array(ArticleAttachment),
  /** Absent in earlier articles; a public one of them shows no files until somebody decides. */
  showsFilesPublicly: z.boolean().optional(),
  authorName: z.string().nullable(),
  authorNameShort: z.string().nullable(),
  publishedByOrganisationIds: z.array(Id),
  pageTitle: z.string().nullable(),
  seoMetaDescription: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
  ownedBy: Id.optional(),
  modifiedAt: z.iso.datetime(),
  modifiedBy: Id.nullable(),
  /** Author of the last change that readers see; absent in earlier articles. */
  writtenBy: Id.nullish(),
  confirmation: Confirmation.nullish(),
  ownConfirmation: OwnConfirmation.optional(),
  allowsReactions: z.boolean().optional(),
  commentsForumId: Id.nullish(),
  /** Only for a single article that allows reactions. */
  reactions: Reactions.optional(),
  creator: Creator,
  announcement: Announcement.nullish(),
  formerReleases: z.array(z.enum(publishTargets)).nullish(),
  /** Only editors get its notes, and only until publication. */
  release: Approval.nullish(),
});

interface WithFiles {
  readonly id: string;
  readonly files?: readonly z.infer<typeof ArticleAttachment>[] | undefined;
}

const ownFiles = <Shown extends WithFiles>(article: Shown): Shown => ({
  ...article,
  ...(article.files && { files: article.files.map((file) => ({ ...file, articleId: article.id })) }),
});

export const Article = ArticleFields.overwrite(ownFiles).meta({ id: "Article" });
export type Article = z.infer<typeof Article>;

export const ArticleCopy = ArticleFields.omit({
  id: true,
  createdAt: true,
  createdBy: true,
  ownedBy: true,
  modifiedAt: true,
  modifiedBy: true,
  writtenBy: true,
  creator: true,
  confirmation: true,
  ownConfirmation: true,
  reactions: true,
  announcement: true,
  formerReleases: true,
  release: true,
}).meta({
  id: "ArticleCopy",
});
export type ArticleCopy = z.infer<typeof ArticleCopy>;

export const ArticleSummary = ArticleFields.pick({
  id: true,
  urlTitle: true,
  title: true,
  subtitle: true,
  abstract: true,
  tag: true,
  releaseDate: true,
  visibleUntil: true,
  titleImageId: true,
  newsletterImageId: true,
  isNewsletterRelease: true,
})
  .extend({
    // Newsletters sent earlier lack these.
    ...ArticleFields.pick({
      isInternalRelease: true,
      isPublicRelease: true,
      organisationId: true,
      files: true,
      showsFilesPublicly: true,
      modifiedAt: true,
    }).partial().shape,
    offersFiles: z.boolean().optional(),
  })
  .overwrite(ownFiles)
  .meta({ id: "ArticleSummary" });
export type ArticleSummary = z.infer<typeof ArticleSummary>;
