import { DescribeSecretCommand, type SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import * as z from "zod";
import type { Stage } from "../settings.ts";
import { clientSecretName } from "../sign-in-providers.ts";
import { blocker, type Finding, good, warning } from "./finding.ts";

type Provider = NonNullable<Stage["signInProviders"]>[number];
export type Fetch = (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>;

const TIMEOUT_MS = 5_000;

/** OpenID Connect Discovery section 3, as far as the portal needs it. */
const ProviderDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  response_types_supported: z.array(z.string()).default(["code"]),
  id_token_signing_alg_values_supported: z.array(z.string()).default(["RS256"]),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
  code_challenge_methods_supported: z.array(z.string()).optional(),
});
type ProviderDocument = z.output<typeof ProviderDocument>;

const Keys = z.object({ keys: z.array(z.unknown()).min(1) });

const read = async (address: string, fetch: Fetch): Promise<unknown> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
};

const isEntra = (issuer: string) => issuer.startsWith("https://login.microsoftonline.com/");

/** Entra names the tenant's number instead of its name, or `{tenantid}` for many. */
const isIssuer = (named: string, { issuer }: Provider) =>
  named.replace(/\/$/, "") === issuer.replace(/\/$/, "") || (isEntra(issuer) && isEntra(named));

const flawsIn = (document: ProviderDocument, provider: Provider): string[] => {
  const methods = document.token_endpoint_auth_methods_supported;
  const challenges = document.code_challenge_methods_supported;
  return [
    !isIssuer(document.issuer, provider) && `says that its issuer is ${document.issuer}`,
    !document.response_types_supported.includes("code") && "gives no authorization codes",
    !methods.some((one) => ["client_secret_post", "client_secret_basic"].includes(one)) &&
      `knows clients by ${methods.join(", ")} only, not by a secret`,
    challenges && !challenges.includes("S256") && "knows no PKCE by S256",
    document.id_token_signing_alg_values_supported.every((one) => /^(none|HS)/.test(one)) &&
      "signs ID tokens by no key of its own",
  ].filter((flaw) => typeof flaw === "string");
};

const documentFindings = async (provider: Provider, fetch: Fetch): Promise<Finding[]> => {
  const address = `${provider.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  try {
    const { data, error } = ProviderDocument.safeParse(await read(address, fetch));
    if (!data) {
      const fields = error.issues.map(({ path }) => path.join(".")).join(", ");
      return [warning(`${address} lacks ${fields}: is ${provider.issuer} the issuer?`)];
    }
    const flaws = flawsIn(data, provider);
    if (flaws.length > 0) return flaws.map((flaw) => warning(`${provider.issuer} ${flaw}.`));
    const hasKeys = Keys.safeParse(await read(data.jwks_uri, fetch)).success;
    return [
      hasKeys
        ? good(`People can sign in at ${provider.issuer}.`)
        : warning(`${data.jwks_uri} has no keys: nothing that ${provider.issuer} signs can be checked.`),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [warning(`The document of ${provider.issuer} cannot be read: ${reason}.`)];
  }
};

const secretFinding = async (
  stage: string,
  provider: Provider,
  secrets: SecretsManagerClient,
): Promise<Finding> => {
  const name = clientSecretName(stage, { clientSecret: 1, ...provider });
  try {
    await secrets.send(new DescribeSecretCommand({ SecretId: name }));
    return good(`The secret ${name} is there.`);
  } catch (error) {
    if (!(error instanceof Error && error.name === "ResourceNotFoundException")) throw error;
    return blocker(
      `The secret of ${provider.label} is missing: aws secretsmanager create-secret --name ${name} --secret-string …`,
    );
  }
};

export const providerFindings = async (
  stage: string,
  { signInProviders = [] }: Stage,
  { secrets, fetch }: { readonly secrets: SecretsManagerClient; readonly fetch: Fetch },
): Promise<Finding[]> => {
  const findings = signInProviders.map(async (provider) => [
    await secretFinding(stage, provider, secrets),
    ...(await documentFindings(provider, fetch)),
  ]);
  return (await Promise.all(findings)).flat();
};
