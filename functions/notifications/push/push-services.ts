import { createPrivateKey } from "node:crypto";
import { buildPushPayload } from "@block65/webcrypto-web-push";
import { secondsInHour } from "date-fns/constants";
import type { PushMessage } from "../../../shared/notifications/push-device.ts";
import type { StoredDevice } from "../../data/notifications/push-devices.repository.ts";
import { log } from "../../platform/logging/log.ts";
import { setting } from "../../platform/runtime/environment.ts";
import { lazily } from "../../platform/runtime/lazily.ts";

/** Browsers name the address, so only their services are called: Android, Firefox, Edge, Safari. */
const services = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /(^|\.)push\.apple\.com$/,
];
/** A name that leads nowhere outside; a local run says where its own service is. */
const LOCAL_HOST = "push.localhost";
const localService = () => process.env.LOCAL_PUSH_SERVICE;

export const isKnownService = (endpoint: string): boolean => {
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (protocol !== "https:" || port !== "" || username !== "") return false;
  if (hostname === LOCAL_HOST) return localService() !== undefined;
  return services.some((service) => service.test(hostname));
};

const addressOf = (endpoint: string): URL => {
  const url = new URL(endpoint);
  return url.hostname === LOCAL_HOST ? new URL(url.pathname, localService()) : url;
};

/** A later push is no news any more. */
const TTL = 12 * secondsInHour;
const ANSWER_WITHIN = 8_000;
const GONE = [404, 410];
const THROTTLED = 429;

/** `silent` is a service that does not answer at all, `later` one that puts off this device. */
export type PushOutcome = "done" | "gone" | "later" | "silent";

const outcomeOf = (status: number): PushOutcome => {
  if (GONE.includes(status)) return "gone";
  return status === THROTTLED || status >= 500 ? "later" : "done";
};

export const openPushServices = () => {
  const key = Buffer.from(setting("PUSH_PRIVATE_KEY"), "base64");
  const [subject, publicKey] = [setting("PORTAL_ORIGIN"), setting("PUSH_PUBLIC_KEY")];
  const vapid = lazily(() => {
    const { d } = createPrivateKey({ key, format: "der", type: "pkcs8" }).export({ format: "jwk" });
    return { subject, publicKey, privateKey: d };
  });

  /** Of two waiting messages with one tag the later counts (RFC 8030, section 5.4). */
  return async ({ endpoint, p256dh, auth }: StoredDevice, message: PushMessage): Promise<PushOutcome> => {
    const { headers, method, body } = await buildPushPayload(
      { data: { ...message }, options: { ttl: TTL, urgency: "normal", topic: message.tag } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      vapid(),
    );
    try {
      const { status } = await fetch(addressOf(endpoint), {
        method,
        headers,
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      });
      const outcome = outcomeOf(status);
      if (outcome === "done" && status >= 300)
        log.warn("push refused", { status, service: new URL(endpoint).hostname });
      return outcome;
    } catch {
      return "silent";
    }
  };
};

export type SendPush = ReturnType<typeof openPushServices>;
