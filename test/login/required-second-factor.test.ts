import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { administration } from "../../shared/administration/administration.contract.ts";
import { endpointsOf, routeKeyOf } from "../../shared/contract/endpoint.ts";
import { codeOfType } from "../../shared/contract/problem.ts";
import { ProblemDetails } from "../../shared/contract/problem-details.ts";
import { login } from "../../shared/login/login.contract.ts";
import { portal as wholeContract } from "../../shared/portal.contract.ts";
import { authenticatorOf } from "../support/authenticator.ts";
import { stopClock } from "../support/stopped-clock.ts";
import { password, signedInUser, signIn, someUser } from "./credentials.ts";
import { requireSecondFactor, withSecondFactor } from "./second-factor.builder.ts";

const missing = { status: 403, code: "session.second-factor-missing" };

/** Everything that asks for a session; what ends it comes last. */
const asked = Object.values(wholeContract)
  .flatMap((tree) => endpointsOf(tree))
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access.session)
  .toSorted((a, b) => Number(a === login.signOut) - Number(b === login.signOut));

const theWayThere = [
  "GET /v1/login/passkeys",
  "GET /v1/login/profile",
  "GET /v1/login/second-factor",
  "GET /v1/login/session",
  "POST /v1/login/logout",
  "POST /v1/login/passkeys",
  "POST /v1/login/passkeys/options",
  "POST /v1/login/second-factor",
  "PUT /v1/login/second-factor",
];

beforeAll(() => requireSecondFactor(true));
afterAll(() => requireSecondFactor(false));
stopClock();

describe("an administrator who must have a second factor and has none", () => {
  it("may do nothing but set it up, see the own profile and sign out", async () => {
    const { send } = await signedInUser({ isAdmin: true });
    const open: string[] = [];

    for (const endpoint of asked) {
      const params = Object.fromEntries(
        Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, "x"]),
      );
      const { response } = await send(endpoint, { params }, endpoint.body ? { rawBody: "{}" } : {});
      const problem = response.ok ? undefined : ProblemDetails.parse(await response.json());
      if (codeOfType(problem?.type ?? "") !== missing.code) open.push(routeKeyOf(endpoint));
    }

    expect(open.toSorted()).toEqual(theWayThere);
  });

  it("may do everything once it is set up", async () => {
    const { call } = await signedInUser({ isAdmin: true });
    await expect(call(administration.settings.read, {})).rejects.toMatchObject(missing);
    expect((await call(login.secondFactor.read, {})).data.isRequired).toBe(true);

    const { data } = await call(login.secondFactor.enrol, { body: { password } });
    await call(login.secondFactor.confirm, { body: { code: authenticatorOf(data.secret)() } });

    await expect(call(administration.settings.read, {})).resolves.toMatchObject({ status: 200 });
  });

  it("is stopped at the next request, not at the next sign-in", async () => {
    await requireSecondFactor(false);
    const { call } = await signedInUser({ isAdmin: true });
    await expect(call(administration.settings.read, {})).resolves.toMatchObject({ status: 200 });

    await requireSecondFactor(true);

    await expect(call(administration.settings.read, {})).rejects.toMatchObject(missing);
  });

  it("takes one request to stop, as everything about rights", async () => {
    const { send } = await signedInUser({ isAdmin: true });
    await send(administration.settings.read);

    const { requests } = await send(administration.settings.read);

    expect(requests).toEqual(["BatchGetItem"]);
  });

  it("is stopped again after doing away with it", async () => {
    const { call, codeOf } = await withSecondFactor({ isAdmin: true });
    await call(administration.settings.read, {});

    await call(login.secondFactor.disable, { body: { password, code: codeOf() } });

    await expect(call(administration.settings.read, {})).rejects.toMatchObject(missing);
  });
});

describe("somebody who is no administrator", () => {
  it("is not asked for one", async () => {
    const { call } = await signedInUser();

    const { data } = await call(login.secondFactor.read, {});

    expect(data).toMatchObject({ isActive: false, isRequired: false });
    await call(login.sessions.list, {});
  });
});

describe("a second factor that somebody has lost", () => {
  it("is taken by an administrator: all sessions end, and the password alone is enough", async () => {
    const lost = await withSecondFactor();
    const admin = await withSecondFactor({ isAdmin: true });
    const { data: before } = await admin.call(login.users.read, { params: { id: lost.user.id } });

    await admin.call(login.users.resetSecondFactor, { params: { id: lost.user.id } });

    const { data: after } = await admin.call(login.users.read, { params: { id: lost.user.id } });
    expect([before.hasSecondFactor, after.hasSecondFactor]).toEqual([true, false]);
    await expect(lost.call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
    await expect(signIn(lost.credentials)).resolves.toMatchObject({ status: 200 });
  });

  it("is not one's own: that takes password and code", async () => {
    const admin = await withSecondFactor({ isAdmin: true });

    const taking = admin.call(login.users.resetSecondFactor, { params: { id: admin.user.id } });

    await expect(taking).rejects.toMatchObject({ status: 422, code: "user.own-second-factor" });
  });

  it("may be none, which is no failure", async () => {
    const { user } = await someUser();
    const admin = await withSecondFactor({ isAdmin: true });

    const { status } = await admin.call(login.users.resetSecondFactor, { params: { id: user.id } });

    expect(status).toBe(204);
  });
});
