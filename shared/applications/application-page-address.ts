/** Public; whoever has the token may read. */
export const applicationPageAddress = (
  token: string,
  action: "page" | "date" | "papers" | "withdrawal" = "page",
): string => `/v1/public/applications/${encodeURIComponent(token)}/${action}`;
