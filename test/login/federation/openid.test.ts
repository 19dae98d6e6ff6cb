import { generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Fetch, newSecrets, openOpenId } from "../../../functions/login/federation/openid.ts";

const ENTRA = "https://login.microsoftonline.com";
const tenant = "1b1c3f0e-0000-4000-8000-000000000001";
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const signed = (claims: object) => {
  const text = `${encoded({ alg: "RS256", kid: "1" })}.${encoded(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
};

const providerAt = (issuer: string) => ({
  id: "entra",
  label: "Microsoft",
  issuer,
  clientId: "portal",
  clientSecret: "secret",
  groups: {},
});

/** Entra ID as its documentation has it; `told` is the issuer of its document. */
const fetchFrom =
  (told: string, claims: object): Fetch =>
  async (address) => {
    if (address.endsWith("/.well-known/openid-configuration")) {
      return Response.json({
        issuer: told,
        authorization_endpoint: `${ENTRA}/authorize`,
        token_endpoint: `${ENTRA}/token`,
        jwks_uri: `${ENTRA}/keys`,
        token_endpoint_auth_methods_supported: ["client_secret_post"],
        id_token_signing_alg_values_supported: ["RS256"],
      });
    }
    if (address.endsWith("/keys")) {
      const key = { ...publicKey.export({ format: "jwk" }), kid: "1", use: "sig" };
      return Response.json({ keys: [key] });
    }
    const now = Math.floor(Date.now() / 1000);
    const token = signed({ aud: "portal", sub: "1", iat: now, exp: now + 300, ...claims });
    return Response.json({ access_token: "access", token_type: "Bearer", id_token: token });
  };

const claimsAt = async (issuer: string, told: string, claims: object) => {
  const secrets = newSecrets();
  const openId = openOpenId(fetchFrom(told, { nonce: secrets.nonce, email: "a@b.example", ...claims }));
  const answer = new URL(`https://portal.example/callback?code=1&state=${secrets.state}`);
  return openId.claimsOf(providerAt(issuer), answer, secrets);
};

const ofTenant = `${ENTRA}/${tenant}/v2.0`;
const ofMany = `${ENTRA}/organizations/v2.0`;
const template = `${ENTRA}/{tenantid}/v2.0`;

describe("Entra ID", () => {
  it.each([
    ["one tenant", ofTenant, ofTenant],
    ["a tenant that is named by a domain", `${ENTRA}/berger.example/v2.0`, ofTenant],
    ["many tenants, whose document names none", ofMany, template],
  ])("signs in people of %s", async (_, issuer, told) => {
    const claims = await claimsAt(issuer, told, { iss: ofTenant, tid: tenant });

    expect(claims).toMatchObject({ iss: ofTenant, sub: "1" });
  });

  it.each([
    ["of a tenant that is not its own", ofMany, template, { iss: ofTenant, tid: "another" }],
    [
      "of another tenant than the stage's",
      ofTenant,
      ofTenant,
      { iss: `${ENTRA}/another/v2.0`, tid: "another" },
    ],
    ["that names no tenant", ofMany, template, { iss: template }],
  ])("is not believed a token %s", async (_, issuer, told, claims) => {
    await expect(claimsAt(issuer, told, claims)).rejects.toMatchObject({ fault: "invalid" });
  });
});

describe("another provider", () => {
  it("may not say that it is a third", async () => {
    await expect(
      claimsAt("https://accounts.example", "https://elsewhere.example", { iss: "https://elsewhere.example" }),
    ).rejects.toMatchObject({ fault: "unavailable" });
  });
});
