import { isReservedUrlTitle } from "./url-title.ts";

/** Mails and feeds used it before the readable address existed. */
export const earlierArticleAddress = (urlTitle: string): string =>
  `/v1/public/articles/${encodeURIComponent(urlTitle)}/page`;

export const publicArticleAddress = (urlTitle: string): string =>
  isReservedUrlTitle(urlTitle) ? earlierArticleAddress(urlTitle) : `/news/${encodeURIComponent(urlTitle)}`;

export const internalArticleAddress = (urlTitle: string): string =>
  `/news/articles/${encodeURIComponent(urlTitle)}`;

export const newsletterAddress = (id: string): string => `/news/newsletters/${encodeURIComponent(id)}`;

/** CloudFront takes 8,192 bytes, and each sign may become three. */
export const MAX_LINKED_ADDRESS = 2_000;

/** Redirects to `to`, and counts the click. */
export const newsletterLinkAddress = (id: string, signature: string, to: string): string =>
  `/v1/public/newsletters/${encodeURIComponent(id)}/links/${signature}?to=${encodeURIComponent(to)}`;

export const subscriberAddress = (id: string): string => `/news/subscribers/${encodeURIComponent(id)}`;

export const publicImprintAddress = (organisationId: string): string =>
  `/v1/public/organisations/${encodeURIComponent(organisationId)}/imprint`;

export const publicPrivacyAddress = (organisationId: string): string =>
  `${publicImprintAddress(organisationId)}#datenschutz`;

export const publicFeedAddress = (organisationId: string | null): string =>
  organisationId === null
    ? "/v1/public/feed"
    : `/v1/public/organisations/${encodeURIComponent(organisationId)}/feed`;
