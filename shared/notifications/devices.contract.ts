import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { deviceProblems } from "./notifications.problems.ts";
import { DeviceChoices, PushDevice } from "./push-device.ts";

/** A browser's `PushSubscription` (Push API): a point of P-256 and 16 bytes, in base64url. */
const Subscription = z
  .object({
    endpoint: z.url().max(2000),
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
    /** The portal's key at subscription, which may have been rotated since. */
    publicKey: z.string().regex(/^[\w-]{87}$/),
  })
  .meta({ id: "PushSubscription" });

export const devices = {
  list: endpoint({
    method: "GET",
    path: "/v1/notifications/devices",
    access: signedIn,
    summary: "Where the caller is sent what the bell is told, and the key that a browser subscribes for",
    reply: z.object({ publicKey: z.string(), data: z.array(PushDevice) }),
  }),
  register: endpoint({
    method: "PUT",
    path: "/v1/notifications/devices",
    access: signedIn,
    summary: "Makes the caller's browser one that is sent it, or says that it is still used; at most ten are",
    body: Subscription,
    reply: PushDevice,
    problems: [deviceProblems.unknownService, deviceProblems.keyRotated],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/notifications/devices/{id}",
    access: signedIn,
    summary: "Chooses what one of the caller's devices is sent, and when",
    body: DeviceChoices,
    reply: PushDevice,
    problems: [deviceProblems.notFound],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/notifications/devices/{id}",
    access: signedIn,
    summary: "Sends nothing to one of the caller's devices any more",
    audited: "push-device.removed",
    problems: [deviceProblems.notFound],
  }),
};
