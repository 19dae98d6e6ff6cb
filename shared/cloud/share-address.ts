/** Public: the token is all that a reader needs. */
export const shareAddress = (token: string): string => `/v1/public/shares/${encodeURIComponent(token)}`;
