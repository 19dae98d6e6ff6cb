import { randomInt } from "node:crypto";
import { hashOf } from "../../platform/session/session-cookie.ts";

const COUNT = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Without characters that look alike on paper. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join("-"));

/** Salted by the user id, so that equal codes of two people differ. */
export const hashOfRecoveryCode = (userId: string, code: string): string =>
  hashOf(`${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`);
