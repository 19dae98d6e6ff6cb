import { type Field, labelsOf } from "../contract/fields.ts";
import type { ArticleDraft, ArticleFlag } from "./article.ts";

type Name = Exclude<keyof ArticleDraft, ArticleFlag | "announcement" | "review">;

export const articleFields = {
  title: { label: "Titel", search: 16, hasCompounds: true, sort: true },
  subtitle: { label: "Untertitel", search: 4 },
  abstract: { label: "Kurzfassung", search: 4 },
  content: { label: "Text" },
  state: { label: "Status" },
  tag: { label: "Thema", search: 8, hasCompounds: true, filter: true, sort: true },
  taxTag: { label: "Steuerlicher Begriff" },
  publishedByOrganisationIds: { label: "Veröffentlicht auch von", kind: "several" },
  organisationId: { label: "Kanzlei", kind: "choice" },
  authorId: { label: "Autor", kind: "choice" },
  authorName: { label: "Autor", search: 4 },
  urlTitle: { label: "Adresse" },
  pageTitle: { label: "Seitentitel" },
  files: { label: "Bilder und Dateien", kind: "several" },
  showsFilesPublicly: { label: "Dateien auf der öffentlichen Seite", kind: "flag" },
  imageIds: { label: "Bilder", kind: "several" },
  imageTexts: { label: "Texte der Bilder", kind: "several" },
  titleImageId: { label: "Titelbild", kind: "choice" },
  newsletterImageId: { label: "Bild im Newsletter", kind: "choice" },
  seoMetaDescription: { label: "Beschreibung für Suchmaschinen" },
  releaseDate: { label: "Erscheint am", kind: "stamp", filter: true, sort: true },
  visibleUntil: { label: "Zu sehen bis", kind: "stamp", filter: true },
  pinnedUntil: { label: "Oben auf der Startseite bis", kind: "stamp" },
  modifiedAt: { label: "Zuletzt geändert", kind: "stamp", sort: true },
  allowsReactions: { label: "Reaktionen", kind: "flag" },
  commentsForumId: { label: "Forum für Kommentare", kind: "choice" },
  confirmation: { label: "Lesebestätigung", kind: "choice" },
} as const satisfies Readonly<Record<Name | "state" | "authorName" | "modifiedAt", Field>>;

export const articleLabels = labelsOf(articleFields);
