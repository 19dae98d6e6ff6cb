import { describe, expect, it, vi } from "vitest";
import { requireArgon2 } from "../../functions/login/require-argon2.ts";
import { log } from "../../functions/platform/logging/log.ts";

describe("the login function", () => {
  it("starts where passwords can be hashed", () => {
    expect(requireArgon2).not.toThrow();
  });

  it("does not start without argon2, and its log says why", () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const missing = () => {
      throw new Error("Argon2 algorithm not supported");
    };

    expect(() => requireArgon2(missing)).toThrow("not supported");

    expect(error).toHaveBeenCalledWith(
      "argon2id is missing, so no password can be checked",
      expect.objectContaining({ node: process.versions.node, openssl: process.versions.openssl }),
    );
    error.mockRestore();
  });
});
