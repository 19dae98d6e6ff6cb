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

/** The same for a network all day (UTC), and for nobody to turn back: what is logged says what belongs together, not whose it is. */
export const networkMark = (address: string, secret: string, now: Date): string => {
  const day = now.toISOString().slice(0, 10);
  return createHmac("sha256", secret)
    .update(`${day} ${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 12);
};
