import { argon2Sync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkPassword, hashPassword } from "../../../functions/platform/security/password.ts";

describe("a password", () => {
  it("is stored as an argon2id hash with its costs, each time another one", async () => {
    const [first, second] = await Promise.all([hashPassword("Ein Kennwort"), hashPassword("Ein Kennwort")]);

    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second).not.toBe(first);
  });

  it("is right only as it was given, but for the way its umlauts are typed", async () => {
    const hash = await hashPassword("Prüfung 2026");
    const tries = ["Prüfung 2026", "Prüfung 2026".normalize("NFD"), "prüfung 2026", "Prüfung 2026 ", ""];

    expect(await Promise.all(tries.map((one) => checkPassword(one, hash)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("is wrong for nobody, and for a hash that cannot be read", async () => {
    const hashes = [null, undefined, "", "$2b$10$abc", "plain text"];

    for (const hash of hashes) expect(await checkPassword("Ein Kennwort", hash)).toBe(false);
  });

  it("of former times is checked with the costs of its hash", async () => {
    const nonce = Buffer.from("0123456789abcdef");
    const tag = argon2Sync("argon2id", {
      message: "alt",
      nonce,
      memory: 8,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    const encode = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

    expect(await checkPassword("alt", `$argon2id$v=19$m=8,t=1,p=1$${encode(nonce)}$${encode(tag)}`)).toBe(
      true,
    );
  });
});
