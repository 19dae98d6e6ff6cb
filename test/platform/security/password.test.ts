import { describe, expect, it } from "vitest";
import { checkPassword, hashPassword } from "../../../functions/platform/security/password.ts";
import { quickHash } from "../../support/quick-hash.ts";

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
    expect(await checkPassword("alt", quickHash("alt"))).toBe(true);
  });
});
