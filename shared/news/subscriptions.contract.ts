import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { registrationProblems, unsubscribeProblems } from "./news.problems.ts";
import { LinkHolder, Subscription, SubscriptionPreferences, SubscriptionRequest } from "./subscription.ts";

/** Tokens travel in bodies, which are not logged. */
export const subscriptions = {
  register: endpoint({
    method: "POST",
    path: "/v1/public/subscribers",
    access: anyone,
    summary:
      "Asks for a newsletter; the same answer whether the address is known or not, the rest comes by mail",
    body: SubscriptionRequest,
    status: 202,
    crossOrigin: true,
    callsPerMinute: 20,
  }),
  confirm: endpoint({
    method: "POST",
    path: "/v1/public/subscribers/confirm",
    access: anyone,
    summary: "Confirms a registration by the token of its mail",
    body: LinkHolder,
    reply: z.object({ organisationName: z.string() }),
    callsPerMinute: 60,
    problems: [registrationProblems.tokenInvalid, registrationProblems.expired],
  }),
  preferences: endpoint({
    method: "POST",
    path: "/v1/public/subscribers/preferences",
    access: anyone,
    summary: "A subscription, by the token of a newsletter",
    body: LinkHolder,
    reply: Subscription,
    callsPerMinute: 60,
    problems: [unsubscribeProblems.tokenInvalid],
  }),
  savePreferences: endpoint({
    method: "PUT",
    path: "/v1/public/subscribers/preferences",
    access: anyone,
    summary: "Saves name and interests of a subscription",
    body: SubscriptionPreferences,
    reply: Subscription,
    callsPerMinute: 60,
    problems: [unsubscribeProblems.tokenInvalid],
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/v1/public/subscribers/unsubscribe",
    access: anyone,
    summary: "Ends a subscription by the token of its mail; mail clients call it too (RFC 8058)",
    query: z.object({ token: z.string().max(500).optional() }),
    body: z.object({ token: z.string().max(500).optional() }).nullish(),
    status: 204,
    crossSite: true,
    // A mail provider's servers call for all of its customers.
    callsPerMinute: 600,
    problems: [unsubscribeProblems.tokenInvalid],
  }),
};
