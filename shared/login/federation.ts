/** Why signing in with the firm's account failed: `fehler` in the login page's address. */
export const signInFaults = [
  "cancelled",
  "interrupted",
  "invalid",
  "unavailable",
  "unverified",
  "unknown",
  "ambiguous",
  "deactivated",
  "taken",
  "notAnew",
] as const;
export type SignInFault = (typeof signInFaults)[number];

/** In the login page's address: the page takes over a session that exists already. */
export const SIGNED_IN = "angemeldet";
export const FAULT = "fehler";

/** Last page of a separate window for signing in again. */
export const SIGNED_IN_AGAIN = "/signed-in";
/** The same for a provider that must ask the person anew, before changes that an open session may not make. */
export const CONFIRMED = `${SIGNED_IN_AGAIN}?bestaetigt=1`;
