import { describe, expect, it } from "vitest";
import { mailAddressText as text } from "../../../functions/platform/mail/mail-address.text.ts";
import { mailAddressOf } from "../../../functions/platform/mail/mail-address.ts";

describe("the address of a subscriber", () => {
  it("has its domain in the form that mail servers take", () => {
    expect(mailAddressOf("Max.Muster@Müller-Köln.AT")).toBe("Max.Muster@xn--mller-kln-67a3d.at");
    expect(mailAddressOf(" info@example.at ")).toBe("info@example.at");
  });

  it("is refused with the reason when SES could not send to it", () => {
    expect(() => mailAddressOf("jörg@example.at")).toThrow(
      expect.objectContaining({
        code: "request.malformed",
        options: { errors: [{ path: "email", message: text.localPartNotAscii }] },
      }),
    );
  });

  it.each([
    "example.at",
    "@example.at",
    "a@exa mple.at",
    "a@",
    "a@x.at,b.at",
    "<a@x.at",
    "a,b@x.at",
    "a..b@x.at",
    "a@x..at",
    "a;b@x.at",
    "a(b)@x.at",
    "a@x.at.",
  ])("is refused when it is none: %j", (typed) => {
    expect(() => mailAddressOf(typed)).toThrow(
      expect.objectContaining({ options: { errors: [{ path: "email", message: text.notAnAddress }] } }),
    );
  });
});
