import { describe, expect, it } from "vitest";
import { identityOf } from "../../../functions/login/federation/identity.ts";
import type { Provider } from "../../../functions/login/federation/providers.ts";

const aProvider = (overrides: Partial<Provider> = {}): Provider => ({
  id: "firma",
  label: "Firma",
  issuer: "https://accounts.example",
  clientId: "portal",
  clientSecret: "secret",
  groups: {},
  ...overrides,
});

const TENANT = "https://login.microsoftonline.com/1b1c3f0e-0000-4000-8000-000000000001/v2.0";
const ANY_TENANT = "https://login.microsoftonline.com/organizations/v2.0";
const entra = aProvider({ issuer: TENANT, domains: ["berger.example"] });
const entraOfMany = aProvider({ issuer: ANY_TENANT, domains: ["berger.example"] });
const entraWithoutDomains = aProvider({ issuer: TENANT });

const address = "anna@berger.example";

const emailIn = (claims: object, provider = aProvider()) =>
  identityOf({ iss: "https://accounts.example", sub: "1", ...claims }, provider).email;

describe("an address counts", () => {
  it.each([
    ["the provider has verified it", { email: "Anna@Berger.example", email_verified: true }, aProvider()],
    ["Entra has seen who owns its domain", { email: address, xms_edov: true }, entraOfMany],
    ["Entra says so as it used to", { email: address, xms_edov: "1" }, entraWithoutDomains],
    ["the own tenant speaks for its domain", { email: address }, entra],
    ["the own tenant names nothing but whom it signs in", { preferred_username: address }, entra],
  ])("where %s", (_, claims, provider) => {
    expect(emailIn(claims, provider)).toBe(address);
  });

  it.each([
    ["nobody has verified it", { email: address }, aProvider()],
    ["the provider says that nobody has", { email: address, email_verified: false }, entra],
    ["somebody only says so", { email: address, email_verified: "true" }, aProvider()],
    ["another provider says what Entra would", { email: address, xms_edov: true }, aProvider()],
    ["any tenant could have written it", { email: address }, entraOfMany],
    ["any tenant could have named somebody so", { preferred_username: address }, entraOfMany],
    ["the own tenant speaks for a domain that is not named", { email: "anna@gmail.example" }, entra],
    ["no domain is named at all", { email: address }, entraWithoutDomains],
    [
      "a guest of the tenant is called so",
      { preferred_username: "anna_gmail.example#EXT#@berger.example" },
      entra,
    ],
    ["it is none", { email: "anna", email_verified: true }, aProvider()],
  ])("for nothing where %s", (_, claims, provider) => {
    expect(emailIn(claims, provider)).toBeUndefined();
  });

  it("for nothing where the provider may not speak for its domain", () => {
    const provider = aProvider({ domains: ["kanzlei.example"] });

    expect(emailIn({ email: address, email_verified: true }, provider)).toBeUndefined();
    expect(emailIn({ email: "a@kanzlei.example", email_verified: true }, provider)).toBe("a@kanzlei.example");
    expect(emailIn({ email: "a@x.kanzlei.example", email_verified: true }, provider)).toBeUndefined();
  });
});

describe("groups", () => {
  const groupsIn = (claims: object) => identityOf({ iss: "i", sub: "1", ...claims }, entra).groups;

  it.each([
    [{ groups: ["a", "b"] }, new Set(["a", "b"])],
    [{}, new Set()],
    [{ _claim_names: { groups: "src1" }, _claim_sources: {} }, "unknown"],
    [{ hasgroups: true }, "unknown"],
    [{ hasgroups: "true" }, "unknown"],
  ])("of %o are known, none, or left out", (claims, groups) => {
    expect(groupsIn(claims)).toEqual(groups);
  });
});
