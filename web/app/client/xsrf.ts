import { system } from "../../../shared/system/system.contract.ts";

const COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "X-XSRF-TOKEN";

const readCookie = (): string | undefined => {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1));
};

/** The token to send with a change. Any GET sets the cookie, so a missing one is asked for once. */
export const xsrfToken = async (): Promise<string | undefined> => {
  if (readCookie() === undefined) await fetch(system.health.path, { credentials: "include" });
  return readCookie();
};
