/** Public; whoever has the token may add papers. */
export const requestAddress = (token: string): string => `/v1/public/requests/${encodeURIComponent(token)}`;
