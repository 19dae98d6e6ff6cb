import type { ArticlePart } from "../../../shared/administration/template-part.ts";
import { DEFAULT_NEWSLETTER_HEADER } from "../../data/templates/newsletter-header.ts";
import type { NewsletterArticle, NewsletterInput } from "../../data/templates/render-newsletter.ts";
import { sampleOffice, sampleSender } from "./sample-mails.text.ts";

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600" viewBox="0 0 1200 600"><rect width="1200" height="600" fill="#cfd8ee"/><circle cx="930" cy="170" r="84" fill="#f6d58a"/><path d="M0 430 330 170l210 190 150-120 510 320v40H0z" fill="#8c9cc9"/><path d="M0 520q300-110 620-20t580-30v130H0z" fill="#56689f"/></svg>`,
)}`;

const written = {
  authorName: "Mag. Anna Berger",
  releaseDate: "2026-11-20T08:00:00.000Z",
  files: [],
  portalUrl: null,
};
const linkTo = (portalOrigin: string) => `${portalOrigin}/news/articles/beispiel`;

export const sampleArticles = (portalOrigin: string): Readonly<Record<ArticlePart, NewsletterArticle>> => ({
  articleTemplate: {
    ...written,
    title: "Grunderwerbsteuer beim Kauf der ersten Wohnung",
    subtitle: "Was zu beachten ist",
    abstract: "Was sich mit dem neuen Jahr ändert und wer davon profitiert.",
    content: "<p>Den ganzen Text gibt es hinter dem Link.</p>",
    imageUrl: picture,
    imageAlt: null,
    url: linkTo(portalOrigin),
  },
  articleTemplateNoImg: {
    ...written,
    title: "Umsatzsteuervoranmeldung: neue Fristen",
    subtitle: null,
    abstract: "Ab Jänner gilt für kleine Unternehmen wieder das Quartal.",
    content: "<p>Den ganzen Text gibt es hinter dem Link.</p>",
    imageUrl: null,
    imageAlt: null,
    url: linkTo(portalOrigin),
  },
  articleTemplateNoLink: {
    ...written,
    title: "Registrierkasse: Jahresbeleg nicht vergessen",
    subtitle: null,
    abstract: "Bis 15. Februar muss er geprüft sein.",
    content:
      "<p>Der <strong>Jahresbeleg</strong> ist der Monatsbeleg vom Dezember. So gehen Sie vor:</p><ol><li>Jahresbeleg ausdrucken</li><li>mit der App prüfen</li><li>sieben Jahre aufbewahren</li></ol>",
    imageUrl: picture,
    imageAlt: null,
    url: null,
    files: [{ fileName: "Checkliste Jahresbeleg.pdf", url: `${portalOrigin}/beispiel.pdf` }],
    portalUrl: linkTo(portalOrigin),
  },
  articleTemplateNoLinkImg: {
    ...written,
    title: "Sachbezüge 2027 auf einen Blick",
    subtitle: "Die wichtigsten Werte",
    abstract: null,
    content:
      "<p>Die Werte gelten je Monat:</p><table><tr><th>Sachbezug</th><th>Wert</th></tr><tr><td>Dienstwagen, höchstens</td><td>960 Euro</td></tr><tr><td>Garage</td><td>14,53 Euro</td></tr></table>",
    imageUrl: null,
    imageAlt: null,
    url: null,
    files: [{ fileName: "Sachbezugswerte.xlsx", url: null }],
    portalUrl: linkTo(portalOrigin),
  },
});

export const sampleNewsletter = (portalOrigin: string): Omit<NewsletterInput, "set" | "articles"> => ({
  newsletter: {
    id: "beispiel",
    title: "Steuernews im Dezember",
    abstract: "Drei Fristen bis Jahresende.",
    content: "<p>Vor dem Jahreswechsel gibt es <strong>drei Fristen</strong>, die Sie kennen sollten.</p>",
    releaseDate: "2026-11-20T08:00:00.000Z",
    headerImageUrl: `${portalOrigin}${DEFAULT_NEWSLETTER_HEADER}`,
  },
  organisation: sampleOffice,
  sender: sampleSender(portalOrigin),
  portalOrigin,
});

export const sampleUnsubscribing = (portalOrigin: string): string =>
  `${portalOrigin}/newsletter/abmelden?token=beispiel`;
