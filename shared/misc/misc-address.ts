export const miscGroupAddress = (id: string): string => `/misc/${encodeURIComponent(id)}`;

export const miscEntryAddress = (groupId: string, id: string): string =>
  `${miscGroupAddress(groupId)}/${encodeURIComponent(id)}`;
