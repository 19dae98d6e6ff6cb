/** Pages that more than one area links to. */
export const paths = {
  employee: (id: string) => `/employees/${encodeURIComponent(id)}`,
  article: (urlTitle: string) => `/news/articles/${encodeURIComponent(urlTitle)}`,
  organisation: (id: string) => `/organisations/${encodeURIComponent(id)}`,
};
