import { timingSafeEqual } from "node:crypto";

export const equalSecrets = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};
