import { requestProblems, sessionProblems } from "../../../../shared/contract/general.problems.ts";
import { equalSecrets } from "../../security/secret.ts";
import { SESSION_COOKIE, XSRF_COOKIE, xsrfCookieFor } from "../../session/session-cookie.ts";
import { isXsrfTokenOf } from "../../session/xsrf-token.ts";
import { bearerOf, cookieOf, exchangeOf, headerOf, isRead, type PortalMiddleware } from "../exchange.ts";
import { Problem } from "../problem.ts";

export const xsrfCookie = (): PortalMiddleware => {
  const add: PortalMiddleware["after"] = ({ event, response }) => {
    if (!response) return;
    const cookies = [...(event.exchange?.cookies ?? [])];
    const { cacheable, redirects } = event.exchange?.endpoint ?? {};
    const needsNone = cacheable || redirects || bearerOf(event) !== undefined;
    const session = cookieOf(event, SESSION_COOKIE);
    const isSet = cookies.some((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`));
    if (isRead(event) && !needsNone && !isSet && !isXsrfTokenOf(session, cookieOf(event, XSRF_COOKIE))) {
      cookies.push(xsrfCookieFor(session));
    }
    if (cookies.length) response.cookies = [...(response.cookies ?? []), ...cookies];
  };
  return { after: add, onError: add };
};

/** `same-site` is another subdomain. */
const FOREIGN = ["cross-site", "same-site"];

export const xsrfGuard = (): PortalMiddleware => ({
  before: ({ event }) => {
    const { endpoint, session, isMachine, origin } = exchangeOf(event);
    if (isRead(event) || endpoint.crossSite || isMachine || origin) return;
    if (FOREIGN.includes(headerOf(event, "sec-fetch-site") ?? ""))
      throw new Problem(requestProblems.crossSite);
    if (!endpoint.access.session) return;
    const cookie = cookieOf(event, XSRF_COOKIE) ?? "";
    const header = headerOf(event, "x-xsrf-token") ?? "";
    if (!equalSecrets(cookie, header) || !isXsrfTokenOf(session, cookie))
      throw new Problem(sessionProblems.xsrf);
  },
});
