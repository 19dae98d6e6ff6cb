import { onTestFinished, vi } from "vitest";

const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill).buffer;

interface Staged {
  readonly permission?: NotificationPermission;
  /** To the browser's question. */
  readonly answer?: NotificationPermission;
  readonly fails?: boolean;
}

/** What a browser has for Web Push. */
export const pushBrowser = ({ permission = "default", answer = "granted", fails = false }: Staged = {}) => {
  let subscription: object | null = null;
  let count = 0;
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (fails) throw new DOMException("Registration failed - push service error", "AbortError");
    count += 1;
    subscription = {
      endpoint: `https://push.localhost/${count}`,
      options: {
        applicationServerKey: Uint8Array.from(Buffer.from(applicationServerKey, "base64url")).buffer,
      },
      getKey: (name: string) => (name === "auth" ? bytes(16, 1) : bytes(65, 2)),
      unsubscribe,
    };
    return subscription;
  });
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    getRegistrations: async () => [],
  };
  const requestPermission = vi.fn(async () => {
    notification.permission = answer;
    return answer;
  });
  const notification = { permission, requestPermission };
  const put = (target: object, name: string, value: unknown) => {
    Object.defineProperty(target, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(target, name));
  };
  put(window, "PushManager", class {});
  put(window, "Notification", notification);
  put(navigator, "serviceWorker", serviceWorker);
  return { subscribe, unsubscribe, requestPermission, isSubscribed: () => subscription !== null };
};
