import { describe, expect, it } from "vitest";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { mailAddressOf } from "../../../functions/platform/mail/mail-address.ts";
import { mailAddressText as text } from "../../../shared/contract/mail-address.text.ts";
import { MailAddress, optionalMailAddress } from "../../../shared/contract/wire.ts";

const faultsOf = (schema: z.ZodType, typed: string) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message);

describe("a mail address", () => {
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
    expect(faultsOf(MailAddress, "jörg@example.at")).toEqual([text.localPartNotAscii]);
    expect(faultsOf(optionalMailAddress, "jörg@example.at")).toEqual([text.localPartNotAscii]);
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
    "a@localhost",
    "a@x.at:25",
    "a@x.at/b",
  ])("is refused when it is none, where it is typed already: %j", (typed) => {
    expect(() => mailAddressOf(typed)).toThrow(
      expect.objectContaining({ options: { errors: [{ path: "email", message: text.notAnAddress }] } }),
    );
    expect(faultsOf(MailAddress, typed)).toEqual([text.notAnAddress]);
    expect(faultsOf(optionalMailAddress, typed)).toEqual([text.notAnAddress]);
  });
});
