import { createHash } from "node:crypto";
import { addressKey } from "../../../../shared/news/recipients.ts";

export type Fate = "refused" | "unknownUser" | "mailboxFull" | "complained" | "delivered";

const shares: readonly (readonly [Fate, number])[] = [
  ["refused", 4],
  ["unknownUser", 5],
  ["mailboxFull", 4],
  ["complained", 1],
];

export const fateOf = (email: string): Fate => {
  let place = createHash("sha1").update(addressKey(email)).digest().readUInt32BE(0) % 1_000;
  for (const [fate, share] of shares) {
    if (place < share) return fate;
    place -= share;
  }
  return "delivered";
};
