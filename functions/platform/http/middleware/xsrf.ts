import { requestProblems, sessionProblems } from "../../../../shared/contract/general.problems.ts";
import { equalSecrets } from "../../security/secret.ts";
import { newXsrfToken, XSRF_COOKIE, xsrfCookieOf } from "../../session/session-cookie.ts";
import { cookieOf, exchangeOf, headerOf, isRead, type PortalMiddleware } from "../exchange.ts";
import { Problem } from "../problem.ts";

/** Hands out the XSRF cookie with any GET that has none and whose answer is nobody else's, failed ones too, and the cookies handlers set. */
export const xsrfCookie = (): PortalMiddleware => {
  const add: PortalMiddleware["after"] = ({ event, response }) => {
    if (!response) return;
    const cookies = [...(event.exchange?.cookies ?? [])];
    const isForAll = event.exchange?.endpoint.cacheable;
    if (isRead(event) && !isForAll && !cookieOf(event, XSRF_COOKIE)) {
      cookies.push(xsrfCookieOf(newXsrfToken()));
    }
    if (cookies.length) response.cookies = [...(response.cookies ?? []), ...cookies];
  };
  return { after: add, onError: add };
};

/** What browsers call a request that no page of this very origin made; `same-site` is another subdomain. */
const FOREIGN = ["cross-site", "same-site"];

/**
 * Refuses writes from other sites: with a session the header must repeat the cookie, and nothing that the
 * browser calls foreign is taken, signing in and public forms included.
 */
export const xsrfGuard = (): PortalMiddleware => ({
  before: ({ event }) => {
    const { endpoint } = exchangeOf(event);
    if (isRead(event) || endpoint.crossSite) return;
    if (FOREIGN.includes(headerOf(event, "sec-fetch-site") ?? ""))
      throw new Problem(requestProblems.crossSite);
    if (!endpoint.access.session) return;
    const cookie = cookieOf(event, XSRF_COOKIE) ?? "";
    const header = headerOf(event, "x-xsrf-token") ?? "";
    if (!cookie || !equalSecrets(cookie, header)) throw new Problem(sessionProblems.xsrf);
  },
});
