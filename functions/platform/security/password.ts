import crypto, { type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { lazily } from "../runtime/lazily.ts";

/** A named import would fail before any code of ours could report that argon2 is missing. */
const derive = lazily(() => promisify(crypto.argon2));

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

const encode = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

const hashWith = (password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> => {
  const parameters: Argon2Parameters = {
    message: password.normalize("NFKC"),
    nonce,
    tagLength: TAG_LENGTH,
    ...cost,
  };
  return derive()("argon2id", parameters);
};

const phcOf = (nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(tag)}`;

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  return phcOf(nonce, await hashWith(password, nonce, COST));
};

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Checking against it takes as long as against a real hash, so that time does not reveal unknown users. */
const nobodysHash = phcOf(randomBytes(16), randomBytes(TAG_LENGTH));

export const checkPassword = async (password: string, hash: string | null | undefined): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(hash ?? nobodysHash) ?? [];
  if (!nonce || !tag) return false;
  const expected = Buffer.from(tag, "base64");
  const actual = await hashWith(password, Buffer.from(nonce, "base64"), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual) && Boolean(hash);
};
