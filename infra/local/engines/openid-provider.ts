import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { secondsInHour } from "date-fns/constants";
import Provider, { interactionPolicy } from "oidc-provider";
import { signInPage } from "./firm-account-page.ts";
import type { FirmAccount } from "./firm-accounts.ts";
import { memoryAdapter } from "./memory-adapter.ts";

interface OpenIdOptions {
  readonly issuer: string;
  readonly accounts: readonly FirmAccount[];
  readonly client: string;
  readonly secret: string;
  readonly redirectUri: string;
}

const INTERACTION = "/sign-in/";

const newKey = () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" };
};

const askingAlways = () => {
  const { Check, base } = interactionPolicy;
  const policy = base();
  const always = new Check("always", "asks each time", ({ oidc }) =>
    oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get("login")?.checks.add(always);
  return policy;
};

const newProvider = ({ issuer, accounts, client, secret, redirectUri }: OpenIdOptions) =>
  new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: client,
        client_secret: secret,
        redirect_uris: [redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        require_auth_time: true,
      },
    ],
    jwks: { keys: [newKey()] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", "groups"],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => INTERACTION + uid, policy: askingAlways() },
    ttl: {
      AccessToken: secondsInHour,
      AuthorizationCode: 60,
      Grant: secondsInHour,
      IdToken: secondsInHour,
      Interaction: secondsInHour,
      Session: secondsInHour,
    },
    findAccount: (_, id) => {
      const account = accounts.find(({ username }) => username === id);
      return account && { accountId: id, claims: async () => ({ sub: id, ...account.claims }) };
    },
    // The portal may know who people are without asking them.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (!accountId || !clientId) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });

export const openOpenIdProvider = (options: OpenIdOptions) => {
  const provider = newProvider(options);
  const answer = provider.callback();

  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    const [username, password] = [form.get("username")?.trim() ?? "", form.get("password") ?? ""];
    const isRight = options.accounts.some((one) => one.username === username && one.password === password);
    if (!isRight) return response.end(signInPage(username));
    return provider.interactionFinished(request, response, { login: { accountId: username } });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!request.url?.startsWith(INTERACTION)) return answer(request, response);
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (request.method === "POST") await signIn(request, response);
    else response.end(signInPage());
  };
};
