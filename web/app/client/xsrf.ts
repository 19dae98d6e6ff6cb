import { system } from "../../../shared/system/system.contract.ts";

const COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "X-XSRF-TOKEN";

const readCookie = (): string | undefined => {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1));
};

/** Any GET sets the cookie where there is none, or none that the session knows. */
const askForToken = () => fetch(system.health.path, { credentials: "include" });

/** The token to send with a change; a missing one is asked for once. */
export const xsrfToken = async (): Promise<string | undefined> => {
  if (readCookie() === undefined) await askForToken();
  return readCookie();
};

/** Whether there is another token now than the one that was refused. */
export const renewXsrfToken = async (): Promise<boolean> => {
  const refused = readCookie();
  await askForToken().catch(() => undefined);
  return readCookie() !== refused;
};
