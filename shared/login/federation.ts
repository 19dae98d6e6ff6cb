/** Why a sign-in with the firm's account has led back to the login page: `fehler` in its address. */
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

/** In the address of the login page: the session is there, and the page takes it over. */
export const SIGNED_IN = "angemeldet";
export const FAULT = "fehler";

/** Where a window of its own ends that somebody has signed in again in. */
export const SIGNED_IN_AGAIN = "/signed-in";
/** The same, where the provider has to ask the person anew: before what an open session alone may not change. */
export const CONFIRMED = `${SIGNED_IN_AGAIN}?bestaetigt=1`;
