import { createHmac } from "node:crypto";

/** Whoever holds a /64 network has all of its addresses. */
const NETWORK = 4;
const GROUPS = 8;

export const networkOf = (address: string): string => {
  if (!address.includes(":")) return address;
  const [head = [], tail = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, NETWORK).join(":");
};

/** Equal for a network all day (UTC) and not reversible: logs show what belongs together, not whose. */
export const networkMark = (address: string, secret: string, now: Date): string => {
  const day = now.toISOString().slice(0, 10);
  return createHmac("sha256", secret)
    .update(`${day} ${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 12);
};
