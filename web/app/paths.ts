/** Pages that more than one area links to. */
export const paths = {
  article: (urlTitle: string) => `/news/articles/${encodeURIComponent(urlTitle)}`,
  organisation: (id: string) => `/organisations/${encodeURIComponent(id)}`,
};
