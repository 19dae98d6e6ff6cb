/** Public: the token is all that a reader needs. */
export const applicationPageAddress = (
  token: string,
  action: "page" | "date" | "papers" | "withdrawal" = "page",
): string => `/v1/public/applications/${encodeURIComponent(token)}/${action}`;
