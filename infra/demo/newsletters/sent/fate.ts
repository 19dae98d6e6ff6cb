import { createHash } from "node:crypto";
import { addressKey } from "../../../../shared/news/recipients.ts";

/** What becomes of a mail: refused by SES at once, or taken and then one of the others. */
export type Fate = "refused" | "unknownUser" | "mailboxFull" | "complained" | "delivered";

/** Of a thousand addresses so many meet each fate; the others get their mail. */
const shares: readonly (readonly [Fate, number])[] = [
  ["refused", 4],
  ["unknownUser", 5],
  ["mailboxFull", 4],
  ["complained", 1],
];

/** The fate of an address: the same one every time. */
export const fateOf = (email: string): Fate => {
  let place = createHash("sha1").update(addressKey(email)).digest().readUInt32BE(0) % 1_000;
  for (const [fate, share] of shares) {
    if (place < share) return fate;
    place -= share;
  }
  return "delivered";
};
