/** The page of an article that anybody can read, from the portal's own address on. */
export const publicArticleAddress = (urlTitle: string): string =>
  `/v1/public/articles/${encodeURIComponent(urlTitle)}/page`;

/** The page of an article for who is signed in, from the portal's own address on. */
export const internalArticleAddress = (urlTitle: string): string =>
  `/news/articles/${encodeURIComponent(urlTitle)}`;

/** The page that says who answers for what an office publishes and sends. */
export const publicImprintAddress = (organisationId: string): string =>
  `/v1/public/organisations/${encodeURIComponent(organisationId)}/imprint`;

/** The RSS feed of an office; of the whole group without one. */
export const publicFeedAddress = (organisationId: string | null): string =>
  organisationId === null
    ? "/v1/public/feed"
    : `/v1/public/organisations/${encodeURIComponent(organisationId)}/feed`;
