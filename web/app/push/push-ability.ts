/** Why a browser shows no notifications, or that it could. */
export type PushAbility = "able" | "denied" | "notInstalled" | "unable";

const isAppleTouch = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

export const pushAbility = (): PushAbility => {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  // Apple has it for what lies on the home screen only.
  if (!isAble) return isAppleTouch() ? "notInstalled" : "unable";
  return Notification.permission === "denied" ? "denied" : "able";
};
