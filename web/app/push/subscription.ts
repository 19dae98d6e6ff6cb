import { del, set } from "idb-keyval";
import { devices } from "../../../shared/notifications/devices.contract.ts";
import { deviceIdOf, type PushDevice } from "../../../shared/notifications/push-device.ts";
import { ifKept } from "../../components/if-kept.ts";
import { call } from "../client/call.ts";
import { PUSH_OWNER, type PushOwner, pushOwner, pushStore } from "../client/push-owner.ts";
import { userIdNow } from "../client/session.ts";

const WORKER = "/service-worker.js";

export const keepOwner = (owner: PushOwner) => set(PUSH_OWNER, owner, pushStore());

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const subscriptionNow = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** This browser's device id, if it belongs to the person who is signed in. */
export const thisDevice = async (): Promise<string | null> => {
  const subscription = "serviceWorker" in navigator ? await subscriptionNow() : null;
  return subscription && (await pushOwner())?.userId === userIdNow()
    ? deviceIdOf(subscription.endpoint)
    : null;
};

const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && textOf(known.options.applicationServerKey) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};

export const registerDevice = async (publicKey: string): Promise<PushDevice> => {
  const userId = userIdNow();
  const subscription = await subscribe(publicKey);
  const device = await call(devices.register, {
    body: {
      endpoint: subscription.endpoint,
      p256dh: textOf(subscription.getKey("p256dh")),
      auth: textOf(subscription.getKey("auth")),
      publicKey,
    },
  });
  await keepOwner({ userId, deviceId: device.id });
  return device;
};

export const forgetDevice = async () => {
  await ifKept(async () => del(PUSH_OWNER, pushStore()));
  await (await subscriptionNow())?.unsubscribe();
};
