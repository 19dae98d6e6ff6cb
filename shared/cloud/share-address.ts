/** Public; whoever has the token may read. */
export const shareAddress = (token: string): string => `/v1/public/shares/${encodeURIComponent(token)}`;
