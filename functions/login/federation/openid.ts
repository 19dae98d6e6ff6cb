import * as client from "openid-client";
import type { SignInFault } from "../../../shared/login/federation.ts";
import { FRESH_SECONDS } from "../../data/sessions/session.ts";
import type { Provider } from "./providers.ts";
import { SignInFailure } from "./sign-in-failure.ts";

const TIMEOUT_SECONDS = 5;
/** How far clocks may be apart. */
const SKEW_SECONDS = 120;

const withSecret =
  (secret: string): client.ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const by = methods.includes("client_secret_post") ? client.ClientSecretPost : client.ClientSecretBasic;
    by(secret)(server, ...rest);
  };

/** Only a local run has such a provider: `infra/settings.ts` refuses any other without TLS. */
const isLocal = (issuer: URL) => issuer.protocol === "http:" && issuer.hostname === "localhost";

export type Fetch = client.CustomFetch;

const discover = (provider: Provider, fetch: Fetch | undefined) => {
  const issuer = new URL(provider.issuer);
  return client.discovery(
    issuer,
    provider.clientId,
    { [client.clockTolerance]: SKEW_SECONDS },
    withSecret(provider.clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      // Checks the ID token's signature, though clients may rely on TLS (Core section 3.1.3.7).
      execute: [
        client.enableNonRepudiationChecks,
        ...(isLocal(issuer) ? [client.allowInsecureRequests] : []),
      ],
      ...(fetch && { [client.customFetch]: fetch }),
    },
  );
};

const isServerError = (cause: unknown) => cause instanceof Response && cause.status >= 500;

/** The error of fetch, or of the time-out. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof client.ClientError &&
    (error.code === "OAUTH_TIMEOUT" || isServerError(error.cause) || isUnreachable(error.cause)));

const faultOf = (error: unknown): SignInFault => {
  if (isUnreachable(error)) return "unavailable";
  if (!(error instanceof client.AuthorizationResponseError)) return "invalid";
  if (error.error === "access_denied") return "cancelled";
  return ["server_error", "temporarily_unavailable"].includes(error.error) ? "unavailable" : "invalid";
};

const failing =
  (as?: SignInFault) =>
  (cause: unknown): never => {
    throw new SignInFailure(as ?? faultOf(cause), { cause });
  };

export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export const newSecrets = (): Secrets => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
});

export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** Providers that conform to the letter leave the address out of the ID token (Core section 5.4). */
const withUserInfo = async (
  config: client.Configuration,
  claims: Claims,
  accessToken: string,
): Promise<Claims> => {
  const { userinfo_endpoint } = config.serverMetadata();
  if (claims.email !== undefined || claims.preferred_username !== undefined || !userinfo_endpoint) {
    return claims;
  }
  return { ...(await client.fetchUserInfo(config, accessToken, claims.sub)), ...claims };
};

export const openOpenId = (fetch?: Fetch) => ({
  addressOf: async (
    provider: Provider,
    redirectUri: string,
    { state, nonce, verifier }: Secrets,
    asksAnew = false,
  ): Promise<string> => {
    const config = await discover(provider, fetch).catch(failing("unavailable"));
    return client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      response_type: "code",
      scope: "openid profile email",
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      // `max_age` makes providers send `auth_time`; 0 would mean the prompt, which some take for "none".
      ...(asksAnew && { prompt: "login", max_age: String(FRESH_SECONDS) }),
    }).href;
  },

  claimsOf: async (provider: Provider, answer: URL, { state, nonce, verifier }: Secrets): Promise<Claims> => {
    const config = await discover(provider, fetch).catch(failing("unavailable"));
    const read = async () => {
      const tokens = await client.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider has sent no ID token");
      return withUserInfo(config, claims, tokens.access_token);
    };
    return read().catch(failing());
  },
});
