import { randomInt } from "node:crypto";
import { hashOf } from "../../platform/session/session-cookie.ts";

const COUNT = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Nothing that is taken for something else when read from paper. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Ten new ones, each of 59 random bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join("-"));

/** What the table keeps of one; equal codes of two people differ there. */
export const hashOfRecoveryCode = (userId: string, code: string): string =>
  hashOf(`${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`);
