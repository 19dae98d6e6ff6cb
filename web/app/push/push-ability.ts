export type PushAbility = "able" | "denied" | "notInstalled" | "unable";

const isAppleTouch = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

export const pushAbility = (): PushAbility => {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  // Apple allows it only for pages on the home screen.
  if (!isAble) return isAppleTouch() ? "notInstalled" : "unable";
  return Notification.permission === "denied" ? "denied" : "able";
};
