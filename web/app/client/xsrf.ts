import { system } from "../../../shared/system/system.contract.ts";

const COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "X-XSRF-TOKEN";

const readCookie = (): string | undefined => {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1));
};

/** Any GET sets the cookie if it is missing or unknown. */
const askForToken = () => fetch(system.health.path, { credentials: "include" });

export const xsrfToken = async (): Promise<string | undefined> => {
  if (readCookie() === undefined) await askForToken();
  return readCookie();
};

/** Whether the token differs from the refused one. */
export const renewXsrfToken = async (): Promise<boolean> => {
  const refused = readCookie();
  await askForToken().catch(() => undefined);
  return readCookie() !== refused;
};
