/** Public: the token is all that a sender of papers needs. */
export const requestAddress = (token: string): string => `/v1/public/requests/${encodeURIComponent(token)}`;
