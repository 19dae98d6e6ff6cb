import {
  DescribeSecretCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { mockClient } from "aws-sdk-client-mock";
import { describe, expect, it } from "vitest";
import { providerFindings } from "../../../infra/check-aws/sign-in-providers.ts";

const issuer = "https://accounts.example";
const provider = { id: "firma", label: "Firma", issuer, clientId: "portal" };

const right = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ["code"],
  id_token_signing_alg_values_supported: ["RS256"],
  token_endpoint_auth_methods_supported: ["client_secret_post"],
  code_challenge_methods_supported: ["S256"],
};

interface Provider {
  readonly document?: object | (() => Promise<Response>);
  readonly keys?: object;
  readonly hasSecret?: boolean;
  readonly settings?: object;
}

const sentencesIn = async ({ document = right, keys, hasSecret = true, settings = {} }: Provider = {}) => {
  const secrets = new SecretsManagerClient({ region: "eu-central-1" });
  const mock = mockClient(secrets).on(DescribeSecretCommand);
  if (hasSecret) mock.resolves({});
  else mock.rejects(new ResourceNotFoundException({ message: "none", $metadata: {} }));
  const fetch = async (address: string) => {
    if (address.endsWith("/keys")) return Response.json(keys ?? { keys: [{ kty: "RSA" }] });
    if (typeof document !== "function") return Response.json(document);
    const made: Response = await document();
    return made;
  };
  const stage = { signInProviders: [{ ...provider, ...settings }] };
  const findings = await providerFindings("prod", stage, { secrets, fetch });
  return findings.map(({ level, sentence }) => `${level} ${sentence}`);
};

describe("a provider of the firm's accounts", () => {
  it("is good where its document, its keys and its secret are", async () => {
    expect(await sentencesIn()).toEqual([
      "good The secret kanzleiportal-prod-sign-in-firma-1 is there.",
      "good People can sign in at https://accounts.example.",
    ]);
  });

  it("stops a deployment without the secret, which would fail", async () => {
    const [sentence] = await sentencesIn({ hasSecret: false, settings: { clientSecret: 2 } });

    expect(sentence).toContain("blocker The secret of Firma is missing");
    expect(sentence).toContain("kanzleiportal-prod-sign-in-firma-2");
  });

  it.each([
    [{ issuer: "https://elsewhere.example" }, "says that its issuer is https://elsewhere.example"],
    [{ response_types_supported: ["id_token"] }, "gives no authorization codes"],
    [{ token_endpoint_auth_methods_supported: ["private_key_jwt"] }, "knows clients by private_key_jwt only"],
    [{ code_challenge_methods_supported: ["plain"] }, "knows no PKCE by S256"],
    [{ id_token_signing_alg_values_supported: ["none", "HS256"] }, "signs ID tokens by no key of its own"],
    [{ jwks_uri: undefined }, "lacks jwks_uri"],
  ])("is found wanting in a sentence: %o", async (changes, sentence) => {
    const [, finding] = await sentencesIn({ document: { ...right, ...changes } });

    expect(finding).toContain("warning");
    expect(finding).toContain(sentence);
  });

  it("is found wanting where it has no keys, and where it cannot be reached", async () => {
    const gone = async () => new Response("", { status: 404 });
    const down = async () => {
      throw new TypeError("fetch failed");
    };

    expect((await sentencesIn({ keys: { keys: [] } }))[1]).toContain("has no keys");
    expect((await sentencesIn({ document: gone }))[1]).toContain("answers 404");
    expect((await sentencesIn({ document: down }))[1]).toContain("cannot be read: fetch failed");
  });

  it("may be Entra ID, which tells a tenant's number for its name, and nothing of PKCE", async () => {
    const entra = "https://login.microsoftonline.com";
    const { code_challenge_methods_supported: _, ...document } = right;
    const told = { ...document, issuer: `${entra}/{tenantid}/v2.0` };

    const [, finding] = await sentencesIn({
      document: told,
      settings: { issuer: `${entra}/organizations/v2.0` },
    });

    expect(finding).toContain("good");
  });
});
