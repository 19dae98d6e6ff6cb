const group = (id: string) => `/misc/${encodeURIComponent(id)}`;

export const miscPaths = {
  overview: "/misc",
  group,
  found: (id: string, searchTerm: string): string =>
    `${group(id)}?${new URLSearchParams({ suche: searchTerm })}`,
  entry: (groupId: string, id: string): string => `${group(groupId)}/${encodeURIComponent(id)}`,
};
