import { publicFileAddress } from "../../../shared/files/file-address.ts";
import { type Organisation, pictureOf } from "../../../shared/organisations/organisation.ts";

/**
 * The picture at the head of newsletters of offices that have none of their own: a file of the SPA. Another picture
 * needs another name, since browsers keep this one for a year.
 */
export const DEFAULT_NEWSLETTER_HEADER = "/assets/mail/newsletter-header-1.jpg";

/** Where everybody finds the picture at the head of an office's newsletters; nothing where the default one stands there. */
export const newsletterHeaderOf = (
  office: Pick<Organisation, "pictures"> | undefined,
  portalOrigin: string,
): string | null => {
  const id = office && pictureOf(office, "newsletter-header");
  return id ? `${portalOrigin}${publicFileAddress(id, "preview")}` : null;
};
