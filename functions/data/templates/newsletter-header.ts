import { publicFileAddress } from "../../../shared/files/file-address.ts";
import { type Organisation, pictureOf } from "../../../shared/organisations/organisation.ts";

/** Another picture needs another name, since browsers cache this one for a year. */
export const DEFAULT_NEWSLETTER_HEADER = "/assets/mail/newsletter-header-1.jpg";

export const newsletterHeaderOf = (
  office: Pick<Organisation, "pictures"> | undefined,
  portalOrigin: string,
): string | null => {
  const id = office && pictureOf(office, "newsletter-header");
  return id ? `${portalOrigin}${publicFileAddress(id, "preview")}` : null;
};
