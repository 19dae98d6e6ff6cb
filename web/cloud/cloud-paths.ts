export const cloudPaths = {
  root: "/cloud",
  item: (id: string | null): string => (id === null ? "/cloud" : `/cloud/${encodeURIComponent(id)}`),
  trash: "/cloud/trash",
};
