import { federation } from "../../../shared/login/federation.contract.ts";
import { CONFIRMED, FAULT, SIGNED_IN } from "../../../shared/login/federation.ts";
import { firmAccountProblems } from "../../../shared/login/login.problems.ts";
import { safeReturnUrl } from "../../../shared/login/return-url.ts";
import { FRESH_SECONDS } from "../../data/sessions/session.ts";
import { implement, type Redirection } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { describeError, log } from "../../platform/logging/log.ts";
import { type CallbackDeps, enter } from "./enter.ts";
import type { FederationDeps } from "./federation.deps.ts";
import { type Identity, identityOf } from "./identity.ts";
import { newSecrets } from "./openid.ts";
import type { Provider } from "./providers.ts";
import {
  endedSignInCookie,
  pendingIn,
  SIGN_IN_COOKIE,
  SIGN_IN_SECONDS,
  signInCookieOf,
} from "./sign-in-cookie.ts";
import { SignInFailure } from "./sign-in-failure.ts";

const contract = federation.providers;

/** A longer address would not fit into the cookie. */
const LONGEST_RETURN = 1_500;

const providerOf = (id: string, { providers }: FederationDeps): Provider => {
  const provider = providers.find((one) => one.id === id);
  if (!provider) throw new Problem(firmAccountProblems.providerUnknown);
  return provider;
};

const callbackOf = ({ id }: Provider, { portalOrigin }: FederationDeps) =>
  portalOrigin + contract.callback.path.replace("{id}", id);

const toLogin = (parameters: Readonly<Record<string, string>>): Redirection => ({
  location: `/login?${new URLSearchParams(parameters)}`,
  maxAge: 0,
});

const returnUrlIn = (wanted: string | undefined, { portalOrigin }: FederationDeps) => {
  const returnUrl = safeReturnUrl(wanted, portalOrigin);
  return returnUrl.length > LONGEST_RETURN ? "/" : returnUrl;
};

/** An unexpected error stays an error. */
const backToLogin = (error: unknown, { id }: Provider, returnUrl: string): Redirection => {
  if (!(error instanceof SignInFailure)) throw error;
  const { fault, options } = error;
  log.warn("a sign-in with the firm's account has failed", {
    provider: id,
    fault,
    cause: options.cause === undefined ? undefined : describeError(options.cause),
  });
  return toLogin({ [FAULT]: fault, returnUrl });
};

const requireAnew = ({ provenAt }: Identity, now: Date) => {
  if (now.getTime() / 1000 - provenAt > FRESH_SECONDS) throw new SignInFailure("notAnew");
};

const recordRefusal = async (error: unknown, { label }: Provider, { trail }: CallbackDeps) => {
  const { reason, user } = error instanceof SignInFailure ? error.options : {};
  if (!reason) return trail.skip();
  await trail.record({
    action: "session.refused",
    ...(user && { subject: { id: user.id, name: user.username } }),
    facts: { reason, provider: label },
  });
};

export const providerSignIn = implement<typeof contract, FederationDeps>(contract, {
  list: async (_, { providers, settings }) => {
    const { passwordsForAdministratorsOnly } = await settings.read();
    return {
      data: providers.map(({ id, label }) => ({ id, label })),
      passwordsForAdministratorsOnly: passwordsForAdministratorsOnly && providers.length > 0,
    };
  },

  begin: async ({ params, query }, deps) => {
    const provider = providerOf(params.id, deps);
    const returnUrl = returnUrlIn(query.returnUrl, deps);
    const secrets = newSecrets();
    const expiresAt = deps.now.getTime() / 1000 + SIGN_IN_SECONDS;
    try {
      const location = await deps.openId.addressOf(
        provider,
        callbackOf(provider, deps),
        secrets,
        returnUrl === CONFIRMED,
      );
      deps.setCookie(signInCookieOf({ ...secrets, returnUrl, expiresAt }, provider));
      return { location, maxAge: 0 };
    } catch (error) {
      return backToLogin(error, provider, returnUrl);
    }
  },

  callback: async ({ params, query }, deps) => {
    const provider = providerOf(params.id, deps);
    const pending = pendingIn(deps.readCookie(SIGN_IN_COOKIE), provider);
    deps.setCookie(endedSignInCookie);
    const returnUrl = pending?.returnUrl ?? "/";
    try {
      if (!pending || pending.state !== query.state || !(await deps.firmAccounts.redeem(pending.state))) {
        throw new SignInFailure("interrupted");
      }
      const answer = new URL(callbackOf(provider, deps));
      for (const [name, value] of Object.entries(query)) if (value) answer.searchParams.set(name, value);
      const identity = identityOf(await deps.openId.claimsOf(provider, answer, pending), provider);
      if (returnUrl === CONFIRMED) requireAnew(identity, deps.now);
      await enter(identity, provider, deps);
      return toLogin({ [SIGNED_IN]: "1", returnUrl });
    } catch (error) {
      await recordRefusal(error, provider, deps);
      return backToLogin(error, provider, returnUrl);
    }
  },
});
